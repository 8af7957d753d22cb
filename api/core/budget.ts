import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLError } from 'graphql';
import { refusal, tooMany } from './errors.ts';

/** What one operation may have of the database: so many statements, and so many seconds of those that are not quick. */
export const operationBudget = { statements: 250, seconds: 10 } as const;

/**
 * How many seconds of statements that are not quick one person may have in a minute, with the half of it saved up. A
 * process counts its own: several of them give more, which its own lanes bound.
 */
export const personBudget = { seconds: 30 } as const;

/** How many people are remembered; most have never asked for anything slow, and are not. */
const mostRemembered = 10_000;

/** What somebody has spent and not yet got back: milliseconds as of a moment. */
interface Spent {
  ms: number;
  at: number;
}

/** What people have spent, by user or, where nobody is signed in, by network. */
export class Spendings {
  private readonly people = new Map<string, Spent>();

  /** Milliseconds that somebody is over the limit by; they come back evenly over a minute. */
  owed(who: string, now = performance.now()): number {
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

/** What one operation of somebody has had of the database. */
export class Budget {
  private statements = 0;
  private ms = 0;
  /** One for all that is refused, which may be thousands of fields. */
  private refused: GraphQLError | undefined;

  constructor(
    /** The id of the person, or the network of whoever is not signed in. */
    readonly who: string,
    private readonly spendings: Spendings,
  ) {}

  /** Waits until the person may have as much as an operation may. */
  async recover(): Promise<void> {
    for (;;) {
      const missing = this.spendings.owed(this.who) + operationBudget.seconds * 1000;
      if (missing <= 0) return;
      await pause(missing / rate);
    }
  }

  /** Begins anew. */
  renew(): void {
    this.statements = 0;
    this.ms = 0;
    this.refused = undefined;
  }

  /** One statement more. */
  count(): void {
    this.statements += 1;
    if (this.statements > operationBudget.statements)
      throw (this.refused ??= tooMuch(`${operationBudget.statements} statements`));
  }

  /** Throws where nothing is left for what is not quick. */
  check(): void {
    if (this.ms > operationBudget.seconds * 1000)
      throw (this.refused ??= tooMuch(`${operationBudget.seconds} seconds of the database`));
    const owed = this.spendings.owed(this.who);
    if (owed > 0)
      throw tooMany('You have asked for too much that takes long. Please try again in a moment.', owed / rate / 1000);
  }

  spend(ms: number): void {
    this.ms += ms;
    this.spendings.spend(this.who, ms);
  }
}

const tooMuch = (what: string) =>
  refusal('OPERATION_TOO_LARGE', `This operation asks for too much: more than ${what}. Ask for less at a time.`);
