import type { Logger } from 'pino';
import { isDiskFull, isOutage } from './errors.ts';

/** How many refused requests the log names. */
const mostNamed = 5;

/** The log messages of a kind of outage, and the milliseconds between checks whether it is over. */
interface Kind {
  readonly began: string;
  readonly over: string;
  readonly every: number;
}

const away: Kind = { began: 'the database does not answer', over: 'the database answers again', every: 500 };
const full: Kind = { began: 'the disk is full', over: 'the disk has room again', every: 5000 };

/** The state of a current outage. */
interface Trouble {
  readonly began: number;
  refused: number;
  readonly requestIds: string[];
  readonly broken: Record<string, number>;
}

/** Logs the begin and the end of an outage, regardless of how many requests notice it. */
class Outage {
  /** Resolves if the database works again. */
  probe: (() => Promise<unknown>) | undefined;
  private trouble: Trouble | undefined;

  constructor(
    private readonly log: Logger,
    private readonly kind: Kind,
  ) {}

  get isOn(): boolean {
    return this.trouble !== undefined;
  }

  broke(connection: string, error: unknown): void {
    if (!this.trouble) this.log.warn({ connection, ...said(error) }, 'a connection to the database broke');
    const { broken } = this.begin();
    broken[connection] = (broken[connection] ?? 0) + 1;
  }

  /** Without a request id, background work failed. */
  refused(requestId: string | undefined, error: unknown): void {
    const trouble = this.begin();
    trouble.refused += 1;
    if (trouble.refused === 1) this.log.error({ requestId, ...said(error) }, this.kind.began);
    if (requestId && trouble.requestIds.length < mostNamed) trouble.requestIds.push(requestId);
  }

  private begin(): Trouble {
    if (!this.trouble) {
      this.trouble = { began: performance.now(), refused: 0, requestIds: [], broken: {} };
      this.look();
    }
    return this.trouble;
  }

  private look(): void {
    setTimeout(() => {
      (this.probe?.() ?? Promise.resolve()).then(
        () => this.end(),
        () => this.look(),
      );
    }, this.kind.every).unref();
  }

  private end(): void {
    const { began, ...counted } = this.trouble!;
    this.trouble = undefined;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.log.warn({ seconds, ...counted }, this.kind.over);
  }
}

const outages = { away: new WeakMap<Logger, Outage>(), full: new WeakMap<Logger, Outage>() };

function find(known: WeakMap<Logger, Outage>, log: Logger, kind: Kind): Outage {
  const outage = known.get(log) ?? new Outage(log, kind);
  known.set(log, outage);
  return outage;
}

/** The outage of the database behind this log. */
export const outageOf = (log: Logger): Outage => find(outages.away, log, away);

/** The full disk of the database behind this log. */
export const fullDiskOf = (log: Logger): Outage => find(outages.full, log, full);

/** Records an error if it belongs to an outage. Returns whether it does; if so, the caller need not log it. */
export function noteOutage(log: Logger, error: unknown, requestId?: string): boolean {
  if (isDiskFull(error)) fullDiskOf(log).refused(requestId, error);
  else if (!isOutage(error)) return false;
  // background work retries, and its connections have reported the outage
  else if (requestId) outageOf(log).refused(requestId, error);
  return true;
}

/** Only message and code: the other fields may contain parts of the request. */
const said = (error: unknown) =>
  error instanceof Error ? { error: error.message, code: (error as NodeJS.ErrnoException).code } : {};
