import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { signToken } from './accounts/token.ts';
import { ask } from './testing/client.ts';
import { createBareDatabase, dropDatabase, onServer } from './testing/database.ts';
import { startProcess } from './testing/process.ts';
import { newId, toUuid } from './core/ids/ids.ts';
import { entryOf } from './testing/entry.ts';

const server = inject('postgres');
const root = fileURLToPath(new URL('..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'evm-main-'));
const databaseUrl = await createBareDatabase(server);
/** A database without demo data. */
const emptyUrl = await createBareDatabase(server);
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  for (const url of [databaseUrl, emptyUrl]) await dropDatabase(server, url);
});

const begin = (env: NodeJS.ProcessEnv, ...flags: string[]) =>
  spawn(process.execPath, [...flags, ...entryOf('api/main')], {
    cwd: root,
    env: {
      ...process.env,
      EVM_LANG: 'en',
      NODE_ENV: '',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...env,
    },
  });

/** The output until the process ends. A process that starts successfully is stopped. */
async function run(env: NodeJS.ProcessEnv, ...flags: string[]): Promise<{ code: number; said: string }> {
  const child = begin(env, ...flags);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (/(Stop with Ctrl-C|Beende mit Strg-C)\.\n\n/.test(said) && !child.killed) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

test.each<[string, NodeJS.ProcessEnv, RegExp]>([
  ['a bad value', { PORT: 'http' }, /^PORT must be a number from 0 to 65535, not "http"\.\n$/],
  [
    'a secret missing in production',
    { NODE_ENV: 'production', JWT_SECRET: '' },
    /^JWT_SECRET must be set in production: .*\.\n$/,
  ],
  [
    'a public address with a path',
    { PUBLIC_URL: 'https://college.example/evm' },
    /^PUBLIC_URL must be an origin, such as .*\.\n$/,
  ],
  [
    'a folder that cannot be made',
    { DATA_DIR: join(root, 'package.json', 'data') },
    /^\S+package\.json\/data cannot be written \(ENOTDIR\)\. Let this user write there, or choose another folder with DATA_DIR\.\n$/,
  ],
  [
    'a folder that cannot be made, with a secret of its own',
    { DATA_DIR: join(root, 'package.json', 'data'), JWT_SECRET: 'a random text of at least thirty-two letters' },
    /^\S+ cannot be written \(ENOTDIR\)\. .* DATA_DIR\.\n$/,
  ],
  [
    'a host of another machine',
    { HOST: '192.0.2.1' },
    /^HOST must be an address of this machine, not "192\.0\.2\.1"\.\n$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/evm' },
    /^The database does not answer: is it running, and is DATABASE_URL right\?\n$/,
  ],
  [
    'a database that is missing',
    { DATABASE_URL: databaseUrl.replace(/[^/]+$/, 'evm_missing') },
    /^There is no database "evm_missing" on 127\.0\.0\.1:\d+\. Make it there as an administrator, with: CREATE DATABASE "evm_missing" OWNER "postgres";\n$/,
  ],
])('%s ends the start with one sentence and exit 1', async (_, env, sentence) => {
  const { code, said } = await run(env);
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
});

test('a port in use is reported at once, before the database is started or changed', async () => {
  const url = await createBareDatabase(server);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const PORT = String((taken.address() as AddressInfo).port);
  const sentence = `Port ${PORT} is already in use. Stop what listens there, or choose another with PORT.\n`;
  expect(await run({ DATABASE_URL: url, PORT })).toEqual({ code: 1, said: sentence });
  const tables = await onServer(url, (client) =>
    client.query(`SELECT FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`),
  );
  expect(tables.rowCount).toBe(0);
  // also for the embedded database
  const DATA_DIR = join(dataDir, 'embedded');
  expect(await run({ DATABASE_URL: '', DATA_DIR, PORT })).toEqual({ code: 1, said: sentence });
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  taken.close();
  await dropDatabase(server, url);
});

test.each<[string, string[]]>([
  ['at a terminal', ['--import', 'data:text/javascript,process.stderr.isTTY = true']],
  ['in a pipe', []],
])('%s, a start prints only its greeting, with a hint to create the first admin', async (_, flags) => {
  const { said, code } = await run({ DATABASE_URL: emptyUrl, DEMO: '0', SHUTDOWN_DELAY: '0' }, ...flags);
  const [, address] = /ready at (\S+)/.exec(said) ?? [];
  expect(said).toBe(`
  evm is ready at ${address}

  There is no admin yet. Make the first one here, in another terminal: npx evm server create-admin

  Explore the API at ${address}/graphql
  Read the mail that is not sent at ${address}/dev/mail
  Read about REST at ${address}/api/docs
  Stop with Ctrl-C.


Stopping…
`);
  expect(code).toBe(0);
});

test('at a terminal, a start speaks its language; in a pipe it is a log, in English', async () => {
  const shown = ['--import', 'data:text/javascript,process.stdout.isTTY = process.stderr.isTTY = true'];
  const german = { EVM_LANG: '', LC_ALL: 'de_DE.UTF-8' };
  expect((await run({ ...german, PORT: 'http' }, ...shown)).said).toBe(
    'PORT muss eine Zahl von 0 bis 65535 sein, nicht „http“.\n',
  );
  expect((await run({ ...german, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/evm' }, ...shown)).said).toBe(
    'Die Datenbank antwortet nicht: Läuft sie, und stimmt DATABASE_URL?\n',
  );
  const start = { ...german, DATABASE_URL: emptyUrl, DEMO: '0', SHUTDOWN_DELAY: '0' };
  const { said } = await run(start, ...shown);
  const [, address] = /bereit unter (\S+)/.exec(said) ?? [];
  expect(said).toBe(`
  evm ist bereit unter ${address}

  Es gibt noch keinen Admin. Leg den ersten hier in einem anderen Terminal an: npx evm server create-admin

  Probier die API aus unter ${address}/graphql
  Lies die Mails, die nicht verschickt werden, unter ${address}/dev/mail
  Lies über REST unter ${address}/api/docs
  Beende mit Strg-C.


Wird beendet …
`);
  expect((await run({ ...german, PORT: 'http' })).said).toMatch(/^PORT must be a number/);
});

test('a signal during the start waits for the running migration and causes no errors', async () => {
  const url = await createBareDatabase(server);
  const said: string[] = [];
  const { end } = await onServer(url, async (client) => {
    // like another process that migrates
    await client.query('SELECT pg_advisory_lock(7223021)');
    const child = begin({ DATABASE_URL: url });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
    const waits =
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 7223021 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    await expect.poll(async () => (await client.query(waits)).rowCount).toBe(1);
    child.kill('SIGTERM');
    await once(child.stdout, 'data');
    return { end: once(child, 'close') as Promise<[number]> };
  });
  expect([(await end)[0], said.join('')]).toEqual([0, '\nStopping…\n']);
  const users = await onServer(url, (client) => client.query('SELECT FROM users'));
  expect(users.rowCount).toBe(0);
  await dropDatabase(server, url);
});

test('the server migrates an empty database, serves requests, and closes its sockets when it stops', async () => {
  const secret = 'a random text of at least thirty-two letters';
  const replica = await startProcess(databaseUrl, { JWT_SECRET: secret, DEMO: '1' });
  expect((await fetch(`${replica.url}/readyz`)).status).toBe(200);
  const signIn =
    'mutation { login(input: { email: "participant@evm.example", password: "Evm@demo1" }) { token user { role } } }';
  expect((await ask(replica.url, signIn)).data).toMatchObject({ login: { user: { role: 'PARTICIPANT' } } });

  const session = newId('session');
  await onServer(databaseUrl, (client) =>
    client.query("INSERT INTO sessions (id, user_id) SELECT $1, id FROM users WHERE email = 'admin@evm.example'", [
      toUuid('session', session),
    ]),
  );
  const socket = new WebSocket(`${replica.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${signToken(secret, session)}` } }),
  );
  await once(socket, 'message');
  const closed = once(socket, 'close') as Promise<[number]>;

  expect(await replica.stop()).toBe(0);
  expect((await closed)[0]).toBe(1001);
  await expect
    .poll(() =>
      onServer(
        server,
        async (client) =>
          (
            await client.query('SELECT count(*)::int FROM pg_stat_activity WHERE datname = $1', [
              new URL(databaseUrl).pathname.slice(1),
            ])
          ).rows,
      ),
    )
    .toEqual([{ count: 0 }]);
});

test('a second start adds nothing to the demo data', async () => {
  const count = () =>
    onServer(
      databaseUrl,
      async (client) =>
        (await client.query('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM events) AS events'))
          .rows as unknown[],
    );
  const before = await count();
  const replica = await startProcess(databaseUrl, { DEMO: '1' });
  expect(await count()).toEqual(before);
  expect(before).toEqual([{ users: '300', events: '55' }]);
  await replica.stop();
});
