import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { storedPassword } from './cluster.ts';
import { accountFor, homeFor } from './place.ts';

/** The URL of the embedded PostgreSQL that runs in a folder; undefined if none runs. */
export async function runningUrlIn(dir: string): Promise<string | undefined> {
  if (!existsSync(dir)) return undefined;
  const home = homeFor(dir, accountFor(dir));
  const pidFile = join(home, 'cluster/postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  const url = `postgres://postgres:${storedPassword(home)}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url });
  // the pid file may be a leftover of an unclean end, so only a connection proves that the server runs
  const answers = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return answers ? url : undefined;
}
