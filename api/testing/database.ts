import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeLog } from '../core/context/log.ts';
import { openDatabase } from '../database.ts';

const template = 'evm_template';

/** An arbitrary advisory lock key that nothing else uses on this server. */
const templateLock = 5_110_313;

/** Runs statements on a short-lived connection. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A pool for tests that drop the database afterwards. `pool.end()` does not wait until its connections are closed, so the
 * server may still terminate them, and node-postgres then emits an error.
 */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('connect', (client) => void client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

/**
 * Creates a migrated, empty database on the server at `serverUrl` and returns its address. The first call per server
 * migrates a template; later ones copy it.
 */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `evm_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      await client.query('DROP DATABASE IF EXISTS evm_unfinished WITH (FORCE)');
      await client.query('CREATE DATABASE evm_unfinished');
      const database = await openDatabase(addressOf(serverUrl, 'evm_unfinished'), makeLog('silent'));
      await database.migrate();
      await database.close();
      await client.query(`ALTER DATABASE evm_unfinished RENAME TO ${template}`);
    }
    // five times faster than the default WAL_LOG
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  return addressOf(serverUrl, name);
}

/** Creates a database without a schema. */
export async function createBareDatabase(serverUrl: string): Promise<string> {
  const name = `evm_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  return addressOf(serverUrl, name);
}

/**
 * Fails if connections to the database remain. Their owners would try to reconnect until the end of the run, and each try
 * starts a process of PostgreSQL.
 */
export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const users = await onServer(serverUrl, async (client) => {
    // the server notices the end of a connection later than its client
    const left = await usersOf(client, name, 50);
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    return left;
  });
  if (users.length > 0) throw new Error(`still connected to the database of this test: ${JSON.stringify(users)}`);
}

/** The names and last statements of the connections to a database, once they have ended or after this many tries. */
async function usersOf(client: pg.Client, database: string, tries: number): Promise<unknown[]> {
  const text = 'SELECT application_name, query FROM pg_stat_activity WHERE datname = $1';
  const { rows } = await client.query<Record<string, unknown>>(text, [database]);
  if (rows.length === 0 || tries === 0) return rows;
  await pause(100);
  return usersOf(client, database, tries - 1);
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
