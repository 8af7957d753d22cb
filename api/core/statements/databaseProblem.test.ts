import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../database.ts';
import { createBareDatabase, dropDatabase, onServer } from '../../testing/database.ts';
import { DatabaseProblem } from './databaseProblem.ts';
import { makeLog } from '../context/log.ts';
import { inWords } from '../texts/inWords.ts';

const server = inject('postgres');
let bare: string;
beforeAll(async () => {
  bare = await createBareDatabase(server);
  await onServer(server, (client) =>
    client.query(`CREATE ROLE evm_guest LOGIN PASSWORD 'guest'; CREATE ROLE evm_group PASSWORD 'group';
      REVOKE CREATE ON DATABASE ${nameOf(bare)} FROM public`),
  );
});
afterAll(async () => {
  await dropDatabase(server, bare);
  await onServer(server, (client) => client.query('DROP ROLE evm_guest; DROP ROLE evm_group'));
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** The address of the bare database, with changes. */
function but(changes: Partial<Pick<URL, 'username' | 'password' | 'host' | 'pathname'>>): string {
  const url = Object.assign(new URL(bare), changes);
  return url.href;
}

/** The problem that keeps evm from starting there. */
async function problemAt(url: string): Promise<unknown> {
  try {
    const database = await openDatabase(url, makeLog('silent'));
    await database.migrate().finally(database.close);
    return undefined;
  } catch (error) {
    return error instanceof DatabaseProblem ? [error.message, inWords(error.advice!)] : error;
  }
}

test.each<[string, () => string, RegExp, RegExp]>([
  [
    'the database is missing',
    () => but({ pathname: '/evm_missing' }),
    /^There is no database "evm_missing" on 127\.0\.0\.1:\d+\.$/,
    /with: CREATE DATABASE "evm_missing" OWNER "postgres";$/,
  ],
  [
    'the database is missing and the user may make none',
    () => but({ pathname: '/evm_missing', username: 'evm_guest', password: 'guest' }),
    /^There is no database "evm_missing" on 127\.0\.0\.1:\d+\.$/,
    /with: CREATE DATABASE "evm_missing" OWNER "evm_guest";$/,
  ],
  [
    'the password is wrong',
    () => but({ password: 'wrong' }),
    /^PostgreSQL does not know the user "postgres" by this password\.$/,
    /^Correct DATABASE_URL, or make the user/,
  ],
  [
    'the user is missing',
    () => but({ username: 'evm_nobody' }),
    /^PostgreSQL does not know the user "evm_nobody" by this password\.$/,
    /with: CREATE ROLE "evm_nobody" LOGIN PASSWORD '…';$/,
  ],
  [
    'the password is left out',
    () => but({ password: '' }),
    /^PostgreSQL asks for a password, and DATABASE_URL has none\.$/,
    /^Add it/,
  ],
  [
    'the user may not sign in',
    () => but({ username: 'evm_group', password: 'group' }),
    /^PostgreSQL does not let the user "evm_group" in: role "evm_group" is not permitted to log in\.$/,
    /^Correct DATABASE_URL/,
  ],
  [
    'the user may make neither tables nor extensions',
    () => but({ username: 'evm_guest', password: 'guest' }),
    /^The user "evm_guest" may not do in the database "evm_\w+" what evm needs: .*permission denied .*\.$/s,
    /with: ALTER DATABASE "evm_\w+" OWNER TO "evm_guest";$/,
  ],
  [
    'TLS is asked for and not there',
    () => `${bare}?sslmode=verify-full`,
    /^DATABASE_URL asks for TLS \(sslmode\), and PostgreSQL does not speak it there\.$/,
    /use sslmode=disable\.$/,
  ],
  [
    'the host is not known',
    () => but({ host: 'evm.invalid' }),
    /^There is no host named "evm\.invalid"\.$/,
    /^Correct DATABASE_URL\.$/,
  ],
])('one sentence says that %s, and another what to do', async (_, url, sentence, advice) => {
  expect(await problemAt(url())).toEqual([expect.stringMatching(sentence), expect.stringMatching(advice)]);
  const { rows } = await onServer(server, (client) =>
    client.query("SELECT datname FROM pg_database WHERE datname = 'evm_missing'"),
  );
  expect(rows).toEqual([]);
});

test('an unreachable database is reported as ECONNREFUSED', async () => {
  expect(await problemAt(but({ host: '127.0.0.1:1' }))).toMatchObject({ code: 'ECONNREFUSED' });
});

test('a PostgreSQL that is too old is refused with its version', async () => {
  const { port, hostname } = new URL(bare);
  // a proxy that changes the reported version
  const liar = createServer((socket) => {
    const real = connect(Number(port), hostname);
    socket.pipe(real);
    real.on('data', (chunk) => {
      const text = chunk.toString('latin1').replace(/18(00\d\d|\.\d)/g, '13$1');
      socket.write(Buffer.from(text, 'latin1'));
    });
    for (const each of [socket, real]) each.on('error', () => {}).on('close', () => (socket.destroy(), real.destroy()));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void liar.close());
  await once(liar, 'listening');
  expect(await problemAt(but({ host: `127.0.0.1:${(liar.address() as AddressInfo).port}` }))).toEqual([
    expect.stringMatching(/^PostgreSQL 13\.\d.* is too old\.$/),
    'Use PostgreSQL 14 or newer.',
  ]);
});
