import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { evmProcess } from '../cli/testing/process.ts';
import type { Database } from './core/statements/database.ts';
import { makeLog } from './core/context/log.ts';
import { openDatabase } from './database.ts';
import { release } from './release.ts';
import { createDatabase, dropDatabase, onServer } from './testing/database.ts';
import { startProcess } from './testing/process.ts';

const server = inject('postgres');
const root = fileURLToPath(new URL('..', import.meta.url));

/** The next release: a copy of this repository with a changed .sql file. */
let next: string;
beforeAll(async () => {
  next = await mkdtemp(join(tmpdir(), 'evm-next-'));
  for (const part of ['api', 'cli', 'migrations', 'schema.graphql', 'package.json', 'tsconfig.json'])
    await cp(join(root, part), join(next, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(next, 'node_modules'));
  await writeFile(join(next, 'api/release.json'), JSON.stringify({ number: release + 1, content: '' }));
  const trail = join(next, 'api/audit/trail.sql');
  await writeFile(trail, (await readFile(trail, 'utf8')).replace('BEGIN', 'BEGIN -- of the next release\n'));
});
afterAll(() => rm(next, { recursive: true, force: true }));

let url: string;
beforeEach(async () => {
  url = await createDatabase(server);
  onTestFinished(() => dropDatabase(server, url));
});

const evm = (argv: string[], cwd?: string) =>
  evmProcess(['server', ...argv], {
    env: { DATABASE_URL: url, DATA_DIR: join(next, 'data') },
    input: 'Evm@demo1\n',
    ...(cwd && { cwd }),
  });

/** Everything that a start may write: functions, applied files, queues and accounts. */
const contents = () =>
  onServer(url, async (client) => {
    const ask = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
    return [
      await ask(`SELECT proname, prosrc FROM pg_proc WHERE proname LIKE 'evm%' ORDER BY 1, 2`),
      await ask('SELECT *, xmin FROM applied_sql ORDER BY file'),
      await ask('SELECT *, xmin FROM mikro_orm_migrations ORDER BY id'),
      await ask('SELECT name, xmin FROM pgboss.queue ORDER BY name'),
      await ask('SELECT * FROM users'),
    ];
  });

test('every command of an evm that is older than its database is refused and writes nothing', async () => {
  expect(await evm(['migrate'], next)).toMatchObject({ code: 0, out: 'audit/trail.sql' });
  const before = await contents();
  expect(JSON.stringify(before)).toContain('of the next release');

  const sentence = `This evm is older than its database: it is at release ${release + 1}, this evm at ${release}.`;
  const advice = 'Start the newer evm; to go back, restore a backup into an empty database.';
  await expect(startProcess(url)).rejects.toThrow(`The API did not start.\n${sentence} ${advice}`);
  const account = ['--email', 'it@evm.example', '--first-name', 'Asha', '--last-name', 'Rao', '--college', 'Hill'];
  for (const argv of [
    ['migrate'],
    ['backup', join(next, 'file')],
    ['restore', join(next, 'file'), '--yes'],
    ['create-admin', ...account, '--password-stdin'],
  ])
    expect([argv[0], await evm(argv)]).toMatchObject([argv[0], { code: 1, said: `${sentence}\n${advice}` }]);
  expect(await evm(['doctor'])).toMatchObject({ code: 1, out: expect.stringContaining(sentence) });
  expect(await contents()).toEqual(before);

  // the newer version starts normally
  const newer = await startProcess(url, {}, next);
  expect(await newer.stop()).toBe(0);
  expect(await evm(['migrate'], next)).toMatchObject({ code: 0, out: '' });
});

const connect = async (): Promise<Database> => {
  const database = await openDatabase(url, makeLog('silent'));
  onTestFinished(database.close);
  return database;
};
const raise = `SET LOCAL evm.release = 2147483647; UPDATE applied_sql SET hash = '${release + 1}' WHERE file = 'release'`;

test('an unknown migration is refused with its name', async () => {
  await onServer(url, (client) =>
    client.query(`INSERT INTO mikro_orm_migrations (name) VALUES ('Migration20991231_stars')`),
  );
  await expect(connect()).rejects.toThrow('it has Migration20991231_stars, unknown here');
});

test('an older version that waits while a newer one migrates is refused afterwards', async () => {
  const database = await connect();
  const before = await onServer(url, async (newer) => {
    await newer.query('SELECT pg_advisory_lock(7223021)');
    const waiting = database.migrate().catch((error: unknown) => String(error));
    const waits = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 7223021
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await expect.poll(async () => (await newer.query(waits)).rowCount).toBe(1);
    await newer.query(
      `${raise}; SET LOCAL evm.release = 2147483647; UPDATE applied_sql SET hash = 'newer' WHERE file <> 'release'`,
    );
    const at = await contents();
    await newer.query('SELECT pg_advisory_unlock(7223021)');
    expect(await waiting).toContain('This evm is older than its database');
    return at;
  });
  expect(await contents()).toEqual(before);
});

test('a version without a release number cannot apply its files', async () => {
  const older = `INSERT INTO applied_sql VALUES ('audit/trail.sql', 'old') ON CONFLICT (file) DO UPDATE SET hash = excluded.hash`;
  await expect(onServer(url, (client) => client.query(older))).rejects.toThrow(
    'This evm is older than its database. Start the newer one.',
  );
});

test('a release without changed .sql files is also remembered', async () => {
  const database = await connect();
  await onServer(url, (client) => client.query(raise.replace(`'${release + 1}'`, `'0'`)));
  await database.migrate();
  const kept = await database.pool.query(`SELECT hash FROM applied_sql WHERE file = 'release'`);
  expect(kept.rows).toEqual([{ hash: String(release) }]);
});
