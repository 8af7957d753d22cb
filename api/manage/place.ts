import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../core/context/config.ts';
import type { Database } from '../core/statements/database.ts';
import { folderSentence } from '../core/context/configValues.ts';
import { DatabaseProblem } from '../core/statements/databaseProblem.ts';
import { makeLog } from '../core/context/log.ts';
import { OperatorError } from '../core/texts/operatorError.ts';
import { openDatabase } from '../database.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { runningUrlIn } from '../postgres/running.ts';
import { sentence } from './texts.ts';

/**
 * Runs work on the database of this machine, whether the server runs or not. Unless `mayMake` is false, creates an
 * embedded database if there is none.
 */
export async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
  { mayMake = true }: { mayMake?: boolean } = {},
): Promise<T> {
  if (!mayMake && !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new OperatorError(sentence('noInstance', { folder: config.dataDir }), sentence('nameFolder'));
  const { url, stop } = await connectionFor(config).catch(throwUnreachable);
  try {
    const database = await openDatabase(url, makeLog('silent'), { isPatient: true }).catch(throwUnreachable);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}

/** Rethrows a connection error as one that the operator can act on. */
function throwUnreachable(cause: unknown): never {
  if (cause instanceof DatabaseProblem) throw cause;
  const unwritable = folderSentence(cause);
  if (unwritable) throw new OperatorError(unwritable);
  const text = cause instanceof Error ? cause.message : String(cause);
  const reason = cause instanceof OperatorError ? cause.sentence : text.replace(/\.$/, '');
  throw new OperatorError(sentence('databaseSilent', { reason }), sentence('isItRunning'));
}

/** The database of DATABASE_URL, or the embedded one: of the running server, or started for this work only. */
async function connectionFor({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {};
  if (databaseUrl) return { url: databaseUrl, stop };
  const dir = join(dataDir, 'postgres');
  const running = await runningUrlIn(dir);
  if (running) return { url: running, stop };
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dir, patience: 2000 });
}
