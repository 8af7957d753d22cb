import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Config } from '../../../api/manage/config.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { Progress } from '../../core/progress.ts';
import { sentence } from './texts.ts';

/**
 * Runs `work` on the server's own machine with the configuration of the environment (DATA_DIR, DATABASE_URL, …). Only these
 * commands load the server's code. Turns an OperatorError into a Failure.
 */
export async function onThisMachine<T>(io: Io, work: (config: Config) => Promise<T>): Promise<T> {
  const { configOf, OperatorError } = await import('../../../api/manage/config.ts');
  try {
    return await work(configOf(io.env));
  } catch (error) {
    if (error instanceof OperatorError) throw new Failure(error.sentence, exitCodes.failed, error.advice);
    throw error;
  }
}

interface TaskControls {
  progress(this: void, done: number, all: number, what: string): void;
  signal: AbortSignal;
}

/** The same for long work: shows progress, and Ctrl-C aborts the work. */
export async function longTaskOnThisMachine<T>(
  io: Io,
  work: (config: Config, controls: TaskControls) => Promise<T>,
): Promise<T> {
  const progress = new Progress(io);
  return onThisMachine(io, (config) =>
    work(config, {
      progress: (done, all, what) => progress.show(done, all, what),
      signal: io.interrupt(),
    }).finally(() => progress.end()),
  );
}

export const countsOf = (tables: readonly { rows: number }[]) => ({
  tables: tables.length,
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
});

/** Example: `1,234 rows of 20 tables`. */
export function rowsInWords(tableCounts: readonly { rows: number }[]): Sentence {
  const { tables, rows } = countsOf(tableCounts);
  return sentence('rows', { rows, tables });
}
