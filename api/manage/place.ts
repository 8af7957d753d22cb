import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../core/config.ts';
import { DatabaseProblem } from '../core/databaseProblem.ts';
import { makeLog } from '../core/log.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { keptPassword } from '../postgres/cluster.ts';
import { accountFor, homeFor } from '../postgres/place.ts';
import type { Database } from '../core/database.ts';
import { openDatabase } from '../database.ts';
import { ManageError } from './errors.ts';

/**
 * What is done on the server's own machine, with its database, whether the server runs or not. `mayMake` makes an embedded
 * database where there is none yet.
 */
export async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
  { mayMake = true }: { mayMake?: boolean } = {},
): Promise<T> {
  if (!mayMake && !config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new ManageError(`There is no instance in ${config.dataDir}.`, 'Name its folder with DATA_DIR, or start one.');
  const { url, stop } = await reach(config).catch(unreachable);
  try {
    const database = await openDatabase(url, makeLog('silent'), { isPatient: true }).catch(unreachable);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw error instanceof DatabaseProblem ? new ManageError(error.message, error.advice) : error;
  } finally {
    await stop();
  }
}

/** What keeps us from the database, in its own words. */
function unreachable(cause: unknown): never {
  if (cause instanceof DatabaseProblem) throw cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new ManageError(
    `The database does not answer: ${reason.replace(/\.$/, '')}.`,
    'Is it running, and is DATABASE_URL right?',
  );
}

/** The database of DATABASE_URL; else the embedded one: that of the server that runs, or started for this alone. */
async function reach({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {};
  if (databaseUrl) return { url: databaseUrl, stop };
  const dir = join(dataDir, 'postgres');
  const running = await runningIn(dir);
  if (running) return { url: running, stop };
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dir, patience: 2000 });
}

async function runningIn(dir: string): Promise<string | undefined> {
  if (!existsSync(dir)) return undefined;
  const home = homeFor(dir, accountFor(dir));
  const pidFile = join(home, 'cluster/postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  const url = `postgres://postgres:${keptPassword(home)}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url });
  // a file that an unclean end has left behind
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return answers ? url : undefined;
}
