import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLError } from 'graphql';
import { refusal, tooMany } from '../refusals/errors.ts';
import { sentence } from '../texts/refusalTexts.ts';
import type { Sentence } from '../texts/texts.ts';

/** Limits of one operation: the number of statements, and the seconds of slow statements. */
export const operationBudget = { statements: 250, seconds: 10 } as const;

/**
 * Seconds of slow statements per user: up to this many at once, and they recover within a minute. Each process counts on its
 * own; with several processes a user gets more, which the lanes of each process limit.
 */
export const personBudget = { seconds: 30 } as const;

/** How many users are remembered. Most never run slow statements, and have no entry. */
const mostRemembered = 10_000;

/** Milliseconds that are spent and not recovered, as of `at`. */
interface SpentTime {
  ms: number;
  at: number;
}

/** Time spent per user, or per network without a session. */
export class TimeBudgets {
  private readonly people = new Map<string, SpentTime>();

  /** Milliseconds over the limit (negative: left). They recover evenly over a minute. */
  overdraftOf(who: string, now = performance.now()): number {
    return this.leftOf(who, now) - personBudget.seconds * 1000;
  }

  spend(who: string, ms: number, now = performance.now()): void {
    const spent = this.leftOf(who, now) + ms;
    this.people.delete(who);
    if (this.people.size >= mostRemembered) this.people.delete(this.people.keys().next().value!);
    this.people.set(who, { ms: spent, at: now });
  }

  private leftOf(who: string, now: number): number {
    const spent = this.people.get(who);
    return spent ? Math.max(0, spent.ms - (now - spent.at) * rate) : 0;
  }
}

const rate = personBudget.seconds / 60;

/** The database budget of one operation. */
export class Budget {
  private statements = 0;
  private ms = 0;
  /** One error for all refused fields; there may be thousands. */
  private refused: GraphQLError | undefined;

  constructor(
    /** The id of the user, or the network if there is no session. */
    readonly who: string,
    private readonly spendings: TimeBudgets,
  ) {}

  /** Waits until the user has budget for a whole operation. */
  async recover(): Promise<void> {
    for (;;) {
      const missing = this.spendings.overdraftOf(this.who) + operationBudget.seconds * 1000;
      if (missing <= 0) return;
      await pause(missing / rate);
    }
  }

  renew(): void {
    this.statements = 0;
    this.ms = 0;
    this.refused = undefined;
  }

  /** Counts a statement. Throws OPERATION_TOO_LARGE if it exceeds the limit. */
  count(): void {
    this.statements += 1;
    if (this.statements > operationBudget.statements)
      throw (this.refused ??= tooMuch(sentence('moreThan', { most: operationBudget.statements, what: 'statements' })));
  }

  /** Throws OPERATION_TOO_LARGE or TOO_MANY_REQUESTS if no time is left for slow statements. */
  check(): void {
    if (this.ms > operationBudget.seconds * 1000)
      throw (this.refused ??= tooMuch(sentence('moreSeconds', { most: operationBudget.seconds })));
    const owed = this.spendings.overdraftOf(this.who);
    if (owed > 0) throw tooMany(sentence('overdrawn'), owed / rate / 1000);
  }

  spend(ms: number): void {
    this.ms += ms;
    this.spendings.spend(this.who, ms);
  }
}

const tooMuch = (what: Sentence) => refusal('OPERATION_TOO_LARGE', sentence('tooMuch', { what }));
