import type { Logger } from 'pino';

/** How many of those that were refused are named, and how often, in milliseconds, it is looked whether it is over. */
const [mostNamed, every] = [5, 500] as const;

/** What is known of an outage while it lasts. */
interface Trouble {
  readonly began: number;
  refused: number;
  readonly requestIds: string[];
  readonly broken: Record<string, number>;
}

/** Tells of a database that does not answer when it begins and when it is over, however many notice it in between. */
class Outage {
  /** Resolves where the database answers. */
  probe: (() => Promise<unknown>) | undefined;
  private trouble: Trouble | undefined;

  constructor(private readonly log: Logger) {}

  broke(connection: string, error: unknown): void {
    if (!this.trouble) this.log.warn({ connection, ...said(error) }, 'a connection to the database broke');
    const { broken } = this.begin();
    broken[connection] = (broken[connection] ?? 0) + 1;
  }

  refused(requestId: string, error: unknown): void {
    const trouble = this.begin();
    trouble.refused += 1;
    if (trouble.refused === 1) this.log.error({ requestId, ...said(error) }, 'the database does not answer');
    if (trouble.requestIds.length < mostNamed) trouble.requestIds.push(requestId);
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
    }, every).unref();
  }

  private end(): void {
    const { began, ...counted } = this.trouble!;
    this.trouble = undefined;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    this.log.warn({ seconds, ...counted }, 'the database answers again');
  }
}

const outages = new WeakMap<Logger, Outage>();

/** The one of whoever writes into this log. */
export function outageOf(log: Logger): Outage {
  const outage = outages.get(log) ?? new Outage(log);
  outages.set(log, outage);
  return outage;
}

/** Nothing of what was asked: a broken connection says it of itself. */
const said = (error: unknown) =>
  error instanceof Error ? { error: error.message, code: (error as NodeJS.ErrnoException).code } : {};
