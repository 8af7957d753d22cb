import type { Logger } from 'pino';
import { isDiskFull, isOutage } from '../refusals/errors.ts';

/** How many refused requests the log names. */
const mostNamed = 5;

/** The log messages of a kind of outage, and the milliseconds between checks whether it is over. */
interface OutageKind {
  readonly began: string;
  readonly over: string;
  readonly every: number;
}

const unreachable: OutageKind = {
  began: 'the database does not answer',
  over: 'the database answers again',
  every: 500,
};
const diskFull: OutageKind = { began: 'the disk is full', over: 'the disk has room again', every: 5000 };

/** The state of a current outage. */
interface OutageState {
  readonly began: number;
  refused: number;
  readonly requestIds: string[];
  readonly broken: Record<string, number>;
}

/** Logs the begin and the end of an outage, regardless of how many requests notice it. */
class Outage {
  /** Resolves if the database works again. */
  probe: (() => Promise<unknown>) | undefined;
  private trouble: OutageState | undefined;

  constructor(
    private readonly log: Logger,
    private readonly kind: OutageKind,
  ) {}

  get isOn(): boolean {
    return this.trouble !== undefined;
  }

  noteBrokenConnection(connection: string, error: unknown): void {
    if (!this.trouble) this.log.warn({ connection, ...errorFacts(error) }, 'a connection to the database broke');
    const { broken } = this.begin();
    broken[connection] = (broken[connection] ?? 0) + 1;
  }

  /** Without a request id, background work failed. */
  noteRefusedRequest(requestId: string | undefined, error: unknown): void {
    const trouble = this.begin();
    trouble.refused += 1;
    if (trouble.refused === 1) this.log.error({ requestId, ...errorFacts(error) }, this.kind.began);
    if (requestId && trouble.requestIds.length < mostNamed) trouble.requestIds.push(requestId);
  }

  /** Call this when the database is closed. */
  endProbes(): void {
    this.probe = undefined;
    this.trouble = undefined;
  }

  private begin(): OutageState {
    if (!this.trouble) {
      this.trouble = { began: performance.now(), refused: 0, requestIds: [], broken: {} };
      this.scheduleProbe();
    }
    return this.trouble;
  }

  private scheduleProbe(): void {
    setTimeout(() => {
      if (!this.trouble) return;
      (this.probe?.() ?? Promise.resolve()).then(
        () => this.end(),
        () => this.scheduleProbe(),
      );
    }, this.kind.every).unref();
  }

  private end(): void {
    if (!this.trouble) return;
    const { began, ...counted } = this.trouble;
    this.trouble = undefined;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.log.warn({ seconds, ...counted }, this.kind.over);
  }
}

const outages = { away: new WeakMap<Logger, Outage>(), full: new WeakMap<Logger, Outage>() };

function outageIn(known: WeakMap<Logger, Outage>, log: Logger, kind: OutageKind): Outage {
  const outage = known.get(log) ?? new Outage(log, kind);
  known.set(log, outage);
  return outage;
}

/** The outage of the database behind this log. */
export const outageOf = (log: Logger): Outage => outageIn(outages.away, log, unreachable);

/** The full disk of the database behind this log. */
export const fullDiskOf = (log: Logger): Outage => outageIn(outages.full, log, diskFull);

/** Records an error if it belongs to an outage. Returns whether it does; if so, the caller need not log it. */
export function noteOutage(log: Logger, error: unknown, requestId?: string): boolean {
  if (isDiskFull(error)) fullDiskOf(log).noteRefusedRequest(requestId, error);
  else if (!isOutage(error)) return false;
  // background work retries, and its connections have reported the outage
  else if (requestId) outageOf(log).noteRefusedRequest(requestId, error);
  return true;
}

/** Only message and code: the other fields may contain parts of the request. */
const errorFacts = (error: unknown) =>
  error instanceof Error ? { error: error.message, code: (error as NodeJS.ErrnoException).code } : {};
