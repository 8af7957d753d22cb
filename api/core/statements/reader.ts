import type { Logger } from 'pino';
import { refusal, sqlState, withStatementName } from '../refusals/errors.ts';
import { keepCause } from '../refusals/refusals.ts';
import { sentence } from '../texts/refusalTexts.ts';
import type { Budget } from './budget.ts';
import type { Statement } from './rows.ts';
import { cancelledState, Tier, type TierOptions } from './tier.ts';

/**
 * A statement starts in the first tier. If it exceeds the time-out of a tier, it is cancelled and starts again in the next
 * one. So statements behind it wait no longer than the time-out. In the first tier, one user can delay others by `share`
 * times `timeout`: a tenth of a second.
 */
export const tiers: readonly TierOptions[] = [
  { role: 'reader', timeout: 25, lanes: 3, share: 4, mostWaiting: 5000, pipelined: true },
  { role: 'reader', timeout: 500, lanes: 1, share: 1, mostWaiting: 100, pipelined: false },
  { role: 'reader', timeout: 5000, lanes: 2, share: 1, mostWaiting: 100, pipelined: false },
];

/**
 * Milliseconds that a cancelled statement skips the earlier tiers. The pause is short at first, because the machine may have
 * been busy, and doubles each time that the statement is cancelled again.
 */
const pauses = { first: 250, longest: 16_000 } as const;

interface SlowStatement {
  readonly tier: number;
  readonly pause: number;
  until: number;
}

/** Maximum number of slow statements to remember. */
const mostSlow = 1000;

/** Runs named statements. Only for autocommit reads, because a cancelled statement runs again. */
export class Reader {
  private readonly tiers: readonly Tier[];
  /** The first tier of slow statements, and until when it applies, by name or text. */
  private readonly slow = new Map<string, SlowStatement>();

  constructor(url: string, log: Logger, options = tiers) {
    this.tiers = options.map((each) => new Tier(url, log, each));
  }

  async open(): Promise<void> {
    await Promise.all(this.tiers.map((tier) => tier.open()));
  }

  /** The number of statements so far. Tests compare it before and after an operation. */
  sent = 0;

  /** `budget` is that of the operation; reads of the server itself have none. */
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
        if (wasStopped && (isLast || sqlState(error) !== cancelledState)) this.settle(key, false);
        if (sqlState(error) !== cancelledState) throw error;
        const stop = withStatementName(error, what.name);
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

  /**
   * Starts the pause when the cancelled statement has ended. If it was quick this time, the machine had been busy: no pause.
   */
  private settle(key: string, wasQuick: boolean): void {
    const known = this.slow.get(key);
    if (wasQuick) this.slow.delete(key);
    else if (known) known.until = performance.now() + known.pause;
  }

  async close(): Promise<void> {
    await Promise.all(this.tiers.map((tier) => tier.close()));
  }
}

const tooSlow = (timeout: number) => refusal('OPERATION_TOO_LARGE', sentence('tooSlow', { seconds: timeout / 1000 }));
