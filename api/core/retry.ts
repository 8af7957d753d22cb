import { setTimeout as pause } from 'node:timers/promises';
import { sqlState } from './errors.ts';
import type { Statement } from './rows.ts';

/** What PostgreSQL takes back whole so that others can go on: a deadlock, a conflict of transactions. */
const takenBack = ['40P01', '40001'];

const mostTries = 5;

/** Of one that was prepared for other tables: a migration changes them one after the other, and each try may meet the next. */
const mostNames = 20;

/**
 * Runs work again that PostgreSQL has taken back, at most four times, after a short while of random length. Only for work
 * of which nothing is left when its statement or its transaction is taken back.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !takenBack.includes(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 25 * 2 ** tries);
    }
  }
}

/**
 * The names under which statements are prepared. After a migration has changed the shape of what one gives, each connection
 * refuses to run it as it was prepared: it is sent again under another name, which is then prepared as things are now.
 */
export class PreparedNames {
  private readonly changes = new Map<string, number>();

  async run<Row, T>(what: Statement<Row>, send: (named: Statement<Row>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const before = this.changes.get(what.name) ?? 0;
      try {
        return await retried(() => send(before ? { ...what, name: `${what.name} ${before}` } : what));
      } catch (error) {
        if (tries === mostNames || !isOutOfStep(error)) throw error;
        // of those that fail at once, the first finds the name for all
        if ((this.changes.get(what.name) ?? 0) === before) this.changes.set(what.name, before + 1);
      }
    }
  }
}

/**
 * "cached plan must not change result type", in whichever language the server says so, or "attribute has wrong type" of a row
 * that a function has returned. Whoever was sent along behind a statement that could not be prepared is told that there is
 * none of that name, or later that there are two.
 */
const isOutOfStep = (error: unknown): boolean => {
  const code = sqlState(error);
  if (code === '26000' || code === '42P05') return true;
  const { routine } = error as { routine?: string };
  return (
    (code === '0A000' && routine === 'RevalidateCachedQuery') || (code === '42804' && routine === 'ExecEvalFieldSelect')
  );
};
