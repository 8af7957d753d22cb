import { setTimeout as pause } from 'node:timers/promises';
import { sqlState } from '../refusals/errors.ts';
import type { Statement } from '../statements/rows.ts';

/** Errors that roll back a transaction so that others can proceed: deadlock and serialization failure. */
const rolledBackStates = ['40P01', '40001'];

const mostTries = 5;

/**
 * Maximum number of names for a statement. A migration changes tables one by one, and each retry may meet the next change.
 */
const mostNames = 20;

/**
 * Retries work that PostgreSQL rolled back, at most four times, after a short random delay. Only for work that leaves
 * nothing behind when its statement or transaction is rolled back.
 */
export async function retryRolledBack<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      await waitToRetry(error, tries);
    }
  }
}

/** Throws the error unless PostgreSQL rolled back so that others can proceed, and tries are left. */
async function waitToRetry(error: unknown, tries: number): Promise<void> {
  if (tries === mostTries || !rolledBackStates.includes(sqlState(error) ?? '')) throw error;
  await pause(Math.random() * 25 * 2 ** tries);
}

/**
 * The names of prepared statements. If a migration changes the result type of a statement, each connection refuses the
 * prepared one. The statement is then sent under a new name and prepared again. Retries like `retryRolledBack` too.
 */
export class PreparedNames {
  private readonly changes = new Map<string, number>();

  async run<Row, T>(what: Statement<Row>, send: (named: Statement<Row>) => Promise<T>): Promise<T> {
    for (let tries = 1, names = 1; ;) {
      const before = this.changes.get(what.name) ?? 0;
      try {
        return await send(before ? { ...what, name: `${what.name} ${before}` } : what);
      } catch (error) {
        if (!isOutdatedPlan(error)) await waitToRetry(error, tries++);
        else if (names++ === mostNames) throw error;
        // of several concurrent failures, only the first picks the new name
        else if ((this.changes.get(what.name) ?? 0) === before) this.changes.set(what.name, before + 1);
      }
    }
  }
}

/**
 * Whether a prepared statement is outdated. The server reports "cached plan must not change result type" in its language, or
 * "attribute has wrong type" for a row that a function returned. A pipelined statement behind one that failed to prepare
 * gets 26000 (no such statement), or later 42P05 (duplicate).
 */
const isOutdatedPlan = (error: unknown): boolean => {
  const code = sqlState(error);
  if (code === '26000' || code === '42P05') return true;
  const { routine } = error as { routine?: string };
  return (
    (code === '0A000' && routine === 'RevalidateCachedQuery') || (code === '42804' && routine === 'ExecEvalFieldSelect')
  );
};
