import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import type { Config } from '../core/context/config.ts';
import { seedDemo } from '../demo/seed.ts';
import { type Api, startApi } from '../testing/api.ts';
import { createBareDatabase, createDatabase, dropDatabase } from '../testing/database.ts';
import { post } from '../testing/mail.ts';
import { paintPhoto, upload } from '../testing/pictures.ts';
import { backup } from './backup.ts';
import { withDatabase } from './place.ts';
import { restore } from './restore.ts';
import { asUtc, type Manifest, sequenceColumnsIn, type TableChecksum, checksumOf, tablesOf } from './tables.ts';

let college: Api;
let folder: string;
/** The path for a backup that one test writes. */
let file: string;
/** A backup of the college, shared by the tests that only read it. */
let whole: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evm-backup-test-'));
  college = await startApi({ dataDir: join(folder, 'college') });
  await seedDemo(college.database);
  const organizer = await college.buildUser({ role: 'organizer' });
  const token = await college.tokenOf(organizer);
  const content = await paintPhoto().jpeg().toBuffer();
  picture = (await upload(college.url, content, { token })).data.url;
  file = join(folder, 'some.evm');
  whole = join(folder, 'college.evm');
  await college.caughtUp();
  await backup(college.config, whole);
});
afterAll(async () => {
  await college?.close();
  await rm(folder, { recursive: true, force: true });
});

/** An empty instance: with tables if `make` is createDatabase, without any by default. */
async function instance(make = createBareDatabase): Promise<Config> {
  const databaseUrl = await make(inject('postgres'));
  onTestFinished(() => dropDatabase(inject('postgres'), databaseUrl));
  return { ...college.config, databaseUrl, dataDir: await mkdtemp(join(folder, 'other-')) };
}

const sums = (config: Config): Promise<Record<string, TableChecksum>> =>
  withDatabase(config, async (database) => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(asUtc);
    const all: Record<string, TableChecksum> = {};
    for (const table of await tablesOf(database, client)) all[table.name] = await checksumOf(client, table);
    await client.query('COMMIT');
    client.release();
    return all;
  });

async function unpack(of: string) {
  const entries: [name: string, content: Buffer][] = [];
  const archive = extract();
  const source = pipeline(createReadStream(of), createGunzip(), archive);
  for await (const entry of archive) entries.push([entry.header.name, await buffer(entry)]);
  await source;
  const [[, manifest]] = entries.splice(0, 1) as [[string, Buffer]];
  return { manifest: JSON.parse(manifest.toString()) as Manifest, entries };
}

async function repack(to: string, manifest: object, entries: [name: string, content: Buffer][]) {
  const archive = pack();
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  for (const [name, content] of entries) archive.entry({ name }, content);
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(to));
}

test('a backup of the demo college restores identical tables and pictures', async () => {
  const steps: string[] = [];
  const made = await backup(college.config, file, { progress: (_done, _all, what) => steps.push(what) });
  const other = await instance();
  const restored = await restore(other, file);
  const [before, after] = [await sums(college.config), await sums(other)];
  expect(after).toEqual(before);
  expect(before.users!.rows).toBeGreaterThan(300);
  expect(before.awards!.rows).toBeGreaterThan(2000);
  expect(restored).toEqual(made);
  expect(steps).toContain('awards');
  const name = picture.slice('/uploads/'.length);
  for (const each of ['.webp', '.small.webp', '.avif', '.small.avif'].map((end) => name.replace('.webp', end)))
    expect(await readFile(join(other.dataDir, 'uploads', each))).toEqual(
      await readFile(join(college.config.dataDir, 'uploads', each)),
    );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a restored instance sends no messages for pending journal entries or queued mail', async () => {
  // no release has a follower for this kind, so the entry stays in the journal
  await college.sql(`INSERT INTO journal (kind) VALUES ('unknown')`);
  onTestFinished(() => void college.sql(`DELETE FROM journal WHERE kind = 'unknown'`));
  const [mailed] = await college.sql<{ id: string }>(
    `UPDATE announcements SET mail_asked_at = now() WHERE id = (SELECT min(id::text)::uuid FROM announcements) RETURNING id`,
  );
  onTestFinished(() => void college.sql('UPDATE announcements SET mail_asked_at = NULL'));
  await backup(college.config, file);
  const other = await instance();
  await restore(other, file);
  const served = await startApi({ databaseUrl: other.databaseUrl!, dataDir: other.dataDir });
  onTestFinished(served.close);
  expect(await served.sql('SELECT kind, quiet FROM journal')).toEqual([{ kind: 'unknown', quiet: true }]);
  expect(await served.sql('SELECT mail_asked_at FROM announcements WHERE id = $1', [mailed!.id])).toEqual([
    { mail_asked_at: null },
  ]);
});

test('triggers are enabled again after a restore', async () => {
  const other = await instance(createDatabase);
  await restore(other, whole);
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

test('a backup holds all tables of the migrations except transient ones, and a restore advances every sequence', async () => {
  const { tables, sequences, kept } = await withDatabase(college.config, async (database) => {
    const client = await database.pool.connect();
    const ask = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
    const own = await tablesOf(database, client);
    const found = {
      kept: own.map(({ name }) => name).toSorted(),
      tables: await ask(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`),
      sequences: {
        ours: (
          await sequenceColumnsIn(
            client,
            await ask(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`),
          )
        )
          .map(({ sequence }) => sequence)
          .toSorted(),
        all: await ask(`SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`),
      },
    };
    client.release();
    return found;
  });
  const passing = ['applied_sql', 'idempotency_keys', 'mikro_orm_migrations', 'sign_in_attempts'];
  expect(kept).toEqual(tables.filter((name) => !passing.includes(name)));
  expect(sequences.ours).toEqual(sequences.all);
});

test('a restore advances identity, serial and default sequences', async () => {
  const source = await instance(createDatabase);
  const numbers = (config: Config, text: string) =>
    withDatabase(config, async ({ pool }) => (await pool.query<{ n: string }>(text)).rows.map(({ n }) => Number(n)));
  await withDatabase(source, ({ pool }) =>
    pool.query(`INSERT INTO users (id, first_name, last_name, email, college, role)
      SELECT gen_random_uuid(), 'A', 'B', n || '@evm.example', 'C', 'participant' FROM generate_series(1, 3) n`),
  );
  const kinds = `ALTER TABLE users ADD a integer GENERATED ALWAYS AS IDENTITY, ADD b serial, ADD c bigint;
    CREATE SEQUENCE apart; ALTER TABLE users ALTER c SET DEFAULT nextval('apart')`;
  await withDatabase(source, ({ pool }) => pool.query(`${kinds}; UPDATE users SET c = nextval('apart') + 40`));
  await backup(source, file);
  const other = await instance(createDatabase);
  await withDatabase(other, ({ pool }) => pool.query(kinds));
  await restore(other, file);
  const next = `INSERT INTO users (id, first_name, last_name, email, college, role)
    VALUES (gen_random_uuid(), 'A', 'B', 'next@evm.example', 'C', 'participant') RETURNING`;
  expect(await numbers(other, `WITH next AS (${next} a, b, c) SELECT unnest(ARRAY[a, b, c]) AS n FROM next`)).toEqual([
    4, 4, 44,
  ]);
});

test('foreign tables are not backed up and do not block a backup', async () => {
  const source = await instance(createDatabase);
  const foreign = `CREATE TABLE others (id serial PRIMARY KEY, who uuid REFERENCES users);
    CREATE TABLE circle (id int PRIMARY KEY, other int); CREATE SCHEMA shop; CREATE TABLE shop.users (id int);
    CREATE TABLE "Odd ""name""" (circle int REFERENCES circle, made_by text DEFAULT current_user);
    ALTER TABLE users ADD favourite int REFERENCES others`;
  await withDatabase(source, ({ pool }) =>
    pool.query(`${foreign}; INSERT INTO others DEFAULT VALUES; INSERT INTO shop.users VALUES (1);
      ALTER TABLE users DROP favourite`),
  );
  const made = await backup(source, file);
  expect(made.tables.map(({ name }) => name)).not.toContain('others');
  const other = await instance(createDatabase);
  await withDatabase(other, ({ pool }) => pool.query('CREATE TABLE others (who uuid REFERENCES users, what text)'));
  await restore(other, file);
  const left = await withDatabase(other, async ({ pool }) => (await pool.query('SELECT * FROM others')).rows);
  expect(left).toEqual([]);
});

test('a restore skips foreign tables that an older backup contains', async () => {
  const { entries, manifest } = await unpack(whole);
  const others = { name: 'others', columns: ['id'], rows: 1, sum: '1', file: 'tables/others.copy' };
  await repack(file, { ...manifest, tables: [others, ...manifest.tables], uploads: 2 }, [
    [others.file, Buffer.from('1\n')],
    ...entries,
  ]);
  const other = await instance(createDatabase);
  await restore(other, file);
  expect(await sums(other)).toEqual(await sums(college.config));
});

test('queued mail is not sent a second time by the restored instance', async () => {
  const person = await college.buildUser();
  await post(college, person);
  await backup(college.config, file);
  const other = await instance(createDatabase);
  await restore(other, file);
  const copies = await withDatabase(other, async ({ pool }) => {
    const { rows } = await pool.query(
      'SELECT state FROM mail_messages WHERE address = $1 UNION ALL SELECT name FROM pgboss.job',
      [person.email],
    );
    return rows;
  });
  expect(copies).toEqual([{ state: 'failed' }]);
  await college.sql('DELETE FROM mail_messages');
});

test('a restore into an instance with accounts is refused and changes nothing', async () => {
  const before = await sums(college.config);
  await expect(restore(college.config, whole)).rejects.toThrow('This instance is not empty.');
  expect(await sums(college.config)).toEqual(before);
});

test.each<[string, (content: Buffer) => Buffer, string]>([
  ['is no backup', () => Buffer.from('Dear diary'), 'is not a whole backup of evm.'],
  ['was cut off', (content) => content.subarray(0, content.length / 2), 'is not a whole backup of evm.'],
  [
    'was changed',
    (content) => {
      const bytes = gunzipSync(content);
      const at = bytes.indexOf('Evergreen');
      bytes.write('evergreen', at);
      return gzipSync(bytes);
    },
    'it is damaged',
  ],
])('a file that %s leaves nothing behind', async (_, change, sentence) => {
  await writeFile(file, change(await readFile(whole)));
  const other = await instance(createDatabase);
  const before = await sums(other);
  await expect(restore(other, file)).rejects.toThrow(sentence);
  expect(await sums(other)).toEqual(before);
  expect(await readdir(join(other.dataDir, 'uploads')).catch(() => [])).toEqual([]);
});

const allTriggers = 'SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1';

test('a backup of an older version is migrated to the current schema', async () => {
  const old = await instance();
  await withDatabase(old, async ({ migrate, pool }) => {
    await migrate({ to: 'Migration20261127_idempotency' });
    await pool.query(`INSERT INTO users (id, first_name, last_name, email, college, role)
      VALUES (gen_random_uuid(), 'Asha', 'Rao', 'asha@evm.example', 'Hill College', 'admin')`);
  });
  await backup(old, file);
  const other = await instance();
  await restore(other, file);
  const restored = await withDatabase(other, async ({ orm, pool }) => {
    const { rows } = await pool.query('SELECT email, awaits_verification FROM users');
    const triggers = (await pool.query<{ name: string }>(allTriggers)).rows;
    return { users: rows, pending: await orm.migrator.getPending(), triggers };
  });
  expect(restored).toEqual({
    users: [{ email: 'asha@evm.example', awaits_verification: false }],
    pending: [],
    triggers: await college.sql(allTriggers),
  });
});

test('a backup that was made before there was AVIF restores pictures as WebP', async () => {
  const { entries, manifest } = await unpack(whole);
  const older = entries.filter(([name]) => !name.endsWith('.avif'));
  expect(entries.length - older.length).toBe(2);
  await repack(file, manifest, older);
  const other = await instance();
  await restore(other, file);
  expect((await readdir(join(other.dataDir, 'uploads'))).map((each) => each.slice(22)).toSorted()).toEqual([
    '.small.webp',
    '.webp',
  ]);
});

test('a backup of a newer version is refused', async () => {
  const bytes = gunzipSync(await readFile(whole));
  const at = bytes.indexOf('Migration2026');
  bytes.write('Migration2099', at);
  await writeFile(file, gzipSync(bytes));
  await expect(restore(await instance(createDatabase), file)).rejects.toThrow('made by a newer version');
});
