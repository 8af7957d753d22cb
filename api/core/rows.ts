import type { Logger } from 'pino';
import type { Budget } from './budget.ts';
import { inStatement, refusal, sqlState } from './errors.ts';
import { keepCause } from './refusals.ts';
import { stopped, Tier, type TierOptions } from './tier.ts';

/** SQL with the name under which a connection keeps it prepared, and the shape of its rows. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** From the driver's row to the shape that field resolvers read. */
  readonly read: (raw: Record<string, unknown>) => Row;
  /** What it writes is no effect of a request: it counts what people try. */
  readonly isTally?: true;
  /** It writes by a right that others can take away, and only while that lasts. */
  readonly needsRight?: true;
  /** Whether a row says that something was written; each does where this is left out. */
  wrote?(row: Row): boolean;
}

/** Names a statement. `read` turns uuids into identifiers and the like; by default the row is taken as it is. */
export function statement<Row>(
  name: string,
  text: string,
  read: Statement<Row>['read'] = (raw) => raw as Row,
): Statement<Row> {
  return { name, text, read };
}

/**
 * A parameter that is a list of uuids. PostgreSQL takes one that it does not know for ten elements; when it then sees a
 * shorter one it hopes for a cheaper plan, and so plans the statement at each execution, which costs several times what
 * the look-ups do. It does not see through a SELECT, and keeps its plan.
 */
export const uuidList = (parameter: `$${number}`): string => `(SELECT ${parameter}::uuid[])::uuid[]`;

/** Reads plain rows by a named statement. */
export type Rows = <Row>(statement: Statement<Row>, values?: readonly unknown[]) => Promise<Row[]>;

/** Names a statement that counts what people try. */
export const tally = <Row>(name: string, text: string): Statement<Row> => ({
  ...statement<Row>(name, text),
  isTally: true,
});

/** Names a statement that writes by a right that others can take away: a role on the platform or at an event. */
export const byRight = <Row>(what: Statement<Row>): Statement<Row> => ({ ...what, needsRight: true });

/**
 * A statement begins in the first tier. Where it is not done within the tier's time it is stopped and begins again in
 * the next one, so that whoever waits behind it waits no longer than that. What one person has under way in the first
 * tier times its time is what they can hold up others for: a tenth of a second.
 */
export const tiers: readonly TierOptions[] = [
  { timeout: 30, lanes: 3, share: 3, mostWaiting: 5000, pipelined: true },
  { timeout: 500, lanes: 1, share: 1, mostWaiting: 100, pipelined: false },
  { timeout: 5000, lanes: 2, share: 1, mostWaiting: 100, pipelined: false },
];

/**
 * For how many milliseconds a statement that was stopped begins in a later tier from the outset: little at first, since the
 * machine may have been busy, and twice as long each time that it is stopped again.
 */
const pauses = { first: 250, longest: 16_000 } as const;

interface Slow {
  readonly tier: number;
  readonly pause: number;
  until: number;
}

/** How many statements are remembered as slow. */
const mostSlow = 1000;

/** Reading by named statements, for autocommit reads only: what was stopped is run once more. */
export class Reader {
  private readonly tiers: readonly Tier[];
  /** In which tier a statement begins, and until when, by its name or its text. */
  private readonly slow = new Map<string, Slow>();

  constructor(url: string, log: Logger, options = tiers) {
    this.tiers = options.map((each) => new Tier(url, log, each));
  }

  async open(): Promise<void> {
    await Promise.all(this.tiers.map((tier) => tier.open()));
  }

  /** Counts the statements that were asked for; tests compare it before and after an operation. */
  sent = 0;

  /** `budget` is that of the operation that asks; the server itself has none. */
  async rows<Row>(what: Statement<Row>, values: readonly unknown[] = [], budget?: Budget): Promise<Row[]> {
    this.sent += 1;
    budget?.count();
    const key = what.name || what.text;
    let wasStopped = false;
    for (let n = this.firstTier(key); ; n += 1) {
      const { options } = this.tiers[n]!;
      const isLast = n === this.tiers.length - 1;
      try {
        const answer = await this.tiers[n]!.query({
          what,
          values,
          budget,
          belongs: () => this.firstTier(key) <= n,
          onStop: () => {
            wasStopped = true;
            if (!isLast) this.remember(key, n + 1);
          },
        });
        if (!answer) continue;
        if (wasStopped) this.settle(key, answer.ms < this.tiers[0]!.options.timeout);
        return answer.raw.map(what.read);
      } catch (error) {
        if (wasStopped && (isLast || sqlState(error) !== stopped)) this.settle(key, false);
        if (sqlState(error) !== stopped) throw error;
        const stop = inStatement(error, what.name);
        if (isLast) throw budget ? keepCause(tooSlow(options.timeout), stop) : stop;
      }
    }
  }

  private firstTier(key: string): number {
    const found = this.slow.size > 0 ? this.slow.get(key) : undefined;
    return found && found.until > performance.now() ? found.tier : 0;
  }

  private remember(key: string, tier: number): void {
    const now = performance.now();
    const known = this.slow.get(key);
    const isAgain = known && known.until < now && now < known.until + pauses.longest;
    const isKnown = known && known.until >= now;
    const pause = isAgain ? Math.min(known.pause * 2, pauses.longest) : isKnown ? known.pause : pauses.first;
    this.slow.delete(key);
    if (this.slow.size >= mostSlow) this.slow.delete(this.slow.keys().next().value!);
    this.slow.set(key, { tier, pause, until: now + pauses.longest });
  }

  /** The pause begins when the statement that was stopped has ended; where that was soon, the machine had been busy. */
  private settle(key: string, wasQuick: boolean): void {
    const known = this.slow.get(key);
    if (wasQuick) this.slow.delete(key);
    else if (known) known.until = performance.now() + known.pause;
  }

  async close(): Promise<void> {
    await Promise.all(this.tiers.map((tier) => tier.close()));
  }
}

const tooSlow = (timeout: number) =>
  refusal(
    'OPERATION_TOO_LARGE',
    `This operation asks for too much: a part of it took more than ${timeout / 1000} seconds. Ask for less at a time.`,
  );
