import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { accountFor } from '../postgres/place.ts';
import { freePort } from './redis.ts';

/** The path of the binary; undefined if PgBouncer is not installed. */
export const findPgBouncer = (): string | undefined =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((each) => existsSync(each));

export interface PgBouncer {
  /** The address of the database through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** As in docs/operations.md. */
const timeouts = 'SET lock_timeout = 10000; SET statement_timeout = 60000';

interface PgBouncerOptions {
  readonly connectQuery?: string;
  /** If omitted, a free one. */
  readonly port?: number;
}

/** Starts PgBouncer in transaction mode in front of a database. */
export async function startPgBouncer(
  databaseUrl: string,
  connections: number,
  { connectQuery = timeouts, port: fixed }: PgBouncerOptions = {},
): Promise<PgBouncer> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'evm-pgbouncer-'));
  const name = pathname.slice(1);
  const port = fixed ?? (await freePort());
  const settings = `[databases]
${name} = host=${hostname} port=${databasePort} user=${username} password=${password} ${connectQuery && `connect_query='${connectQuery}'`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
query_wait_timeout = 10
default_pool_size = ${connections}
max_client_conn = 500
`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  // like PostgreSQL, PgBouncer refuses to run as root
  const account = accountFor(folder);
  if (account) for (const each of [folder, file]) chownSync(each, account.uid, account.gid);
  const server = spawn(findPgBouncer()!, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...account });
  await new Promise<void>((ready, fail) => {
    createInterface({ input: server.stderr }).on('line', (line) => /process up/.test(line) && ready());
    server.once('error', fail);
    server.once('exit', () => fail(new Error('PgBouncer did not start.')));
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    stop: async () => {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
