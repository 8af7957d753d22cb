import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { Config } from '../core/config.ts';
import { seedDemo } from '../demo/seed.ts';
import { type Api, startApi } from '../testing/api.ts';
import { createBareDatabase, createDatabase, dropDatabase } from '../testing/database.ts';
import { post } from '../testing/mail.ts';
import { paint, upload } from '../testing/pictures.ts';
import { backup } from './backup.ts';
import { withDatabase } from './place.ts';
import { restore } from './restore.ts';
import { asUtc, type Sum, sumOf, tablesOf } from './tables.ts';

let college: Api;
let folder: string;
let file: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evm-backup-test-'));
  college = await startApi({ dataDir: join(folder, 'college') });
  await seedDemo(college.database);
  const organizer = await college.buildUser({ role: 'organizer' });
  const token = await college.tokenOf(organizer);
  const content = await paint().jpeg().toBuffer();
  picture = (await upload(college.url, content, { token })).data.url;
  file = join(folder, 'college.evm');
});
afterAll(async () => {
  await college?.close();
  await rm(folder, { recursive: true, force: true });
});

/** An instance of its own, without any table yet where it is bare. */
async function instance(make = createBareDatabase): Promise<Config> {
  const databaseUrl = await make(inject('postgres'));
  onTestFinished(() => dropDatabase(inject('postgres'), databaseUrl));
  return { ...college.config, databaseUrl, dataDir: await mkdtemp(join(folder, 'other-')) };
}

const sums = (config: Config): Promise<Record<string, Sum>> =>
  withDatabase(config, async ({ pool }) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(asUtc);
    const all: Record<string, Sum> = {};
    for (const table of await tablesOf(client)) all[table.name] = await sumOf(client, table);
    await client.query('COMMIT');
    client.release();
    return all;
  });

test('the demo college comes back the same, table by table and picture by picture', async () => {
  const steps: string[] = [];
  const made = await backup(college.config, file, (_done, _all, what) => steps.push(what));
  const other = await instance();
  const restored = await restore(other, file);
  const [before, after] = [await sums(college.config), await sums(other)];
  expect(after).toEqual(before);
  expect(before.users!.rows).toBeGreaterThan(300);
  expect(before.awards!.rows).toBeGreaterThan(2000);
  expect(restored).toEqual(made);
  expect(steps).toContain('awards');
  const name = picture.slice('/uploads/'.length);
  for (const each of [name])
    expect(await readFile(join(other.dataDir, 'uploads', each))).toEqual(
      await readFile(join(college.config.dataDir, 'uploads', each)),
    );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a restored instance works: its triggers watch again', async () => {
  await backup(college.config, file);
  const other = await instance();
  await restore(other, file);
  const served = await startApi({ databaseUrl: other.databaseUrl!, dataDir: other.dataDir });
  onTestFinished(served.close);
  await expect(served.sql('DELETE FROM awards')).rejects.toThrow('awards');
  const { data } = await served.graphql<{ login: { user: { role: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { user { role } } }',
    { input: { email: 'admin@evm.example', password: 'Evm@demo1' } },
  );
  expect(data.login.user.role).toBe('ADMIN');
  expect((await fetch(`${served.url}${picture}`)).status).toBe(200);
});

test('what waited to be mailed is not mailed a second time from the copy', async () => {
  const person = await college.buildUser();
  await post(college, person);
  await backup(college.config, file);
  const other = await instance(createDatabase);
  await restore(other, file);
  const copies = await withDatabase(other, async ({ pool }) => {
    const { rows } = await pool.query('SELECT state FROM mail_messages UNION ALL SELECT name FROM pgboss.job');
    return rows;
  });
  expect(copies).toEqual([{ state: 'failed' }]);
  await college.sql('DELETE FROM mail_messages');
});

test('an instance that holds anybody is left alone', async () => {
  await backup(college.config, file);
  const before = await sums(college.config);
  await expect(restore(college.config, file)).rejects.toThrow('This instance is not empty.');
  expect(await sums(college.config)).toEqual(before);
});

test.each<[string, (whole: Buffer) => Buffer, string]>([
  ['is no backup', () => Buffer.from('Dear diary'), 'is not a whole backup of evm.'],
  ['was cut off', (whole) => whole.subarray(0, whole.length / 2), 'is not a whole backup of evm.'],
  [
    'was changed',
    (whole) => {
      const bytes = gunzipSync(whole);
      const at = bytes.indexOf('Evergreen');
      bytes.write('evergreen', at);
      return gzipSync(bytes);
    },
    'it is damaged',
  ],
])('a file that %s leaves nothing behind', async (_, change, sentence) => {
  await backup(college.config, file);
  await writeFile(file, change(await readFile(file)));
  const other = await instance(createDatabase);
  const before = await sums(other);
  await expect(restore(other, file)).rejects.toThrow(sentence);
  expect(await sums(other)).toEqual(before);
  expect(await readdir(join(other.dataDir, 'uploads')).catch(() => [])).toEqual([]);
});

test('a backup of an older version is brought up to date', async () => {
  const old = await instance();
  await withDatabase(old, async ({ orm, pool }) => {
    await orm.migrator.up({ to: 'Migration20261127_idempotency' });
    await pool.query(`INSERT INTO users (id, first_name, last_name, email, college, role)
      VALUES (gen_random_uuid(), 'Asha', 'Rao', 'asha@evm.example', 'Hill College', 'admin')`);
  });
  await backup(old, file);
  const other = await instance();
  await restore(other, file);
  const restored = await withDatabase(other, async ({ orm, pool }) => {
    const { rows } = await pool.query('SELECT email, awaits_verification FROM users');
    return { users: rows, pending: await orm.migrator.getPending() };
  });
  expect(restored).toEqual({ users: [{ email: 'asha@evm.example', awaits_verification: false }], pending: [] });
});

test('a backup of a newer version is refused', async () => {
  await backup(college.config, file);
  const bytes = gunzipSync(await readFile(file));
  const at = bytes.indexOf('Migration2026');
  bytes.write('Migration2099', at);
  await writeFile(file, gzipSync(bytes));
  await expect(restore(await instance(createDatabase), file)).rejects.toThrow('made by a newer version');
});
