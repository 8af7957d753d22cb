import { type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { makeLog } from './core/context/log.ts';
import { newId, toUuid } from './core/ids/ids.ts';
import type { Database } from './core/statements/database.ts';
import { openDatabase } from './database.ts';
import { setReleaseSql } from './release.ts';
import { createBareDatabase, dropDatabase, onServer } from './testing/database.ts';

const server = inject('postgres');
const open: Database[] = [];
const made: string[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
  for (const url of made.splice(0)) await dropDatabase(server, url);
});

async function bare(): Promise<string> {
  const url = await createBareDatabase(server);
  made.push(url);
  return url;
}

async function connect(url: string): Promise<Database> {
  const database = await openDatabase(url, makeLog('silent'));
  open.push(database);
  return database;
}

/** The whole schema, as PostgreSQL describes it. */
const describeSchema = (url: string) =>
  onServer(url, async (client: pg.Client) => {
    const ask = async (text: string) => (await client.query(text)).rows as unknown[];
    return {
      columns:
        await ask(`SELECT table_name, ordinal_position, column_name, data_type, udt_name, is_nullable, column_default,
        is_generated, generation_expression, datetime_precision FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name <> 'mikro_orm_migrations' ORDER BY 1, 2`),
      constraints: await ask(`SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> 'mikro_orm_migrations' ORDER BY 1, 2`),
      indexes: await ask(
        `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'mikro_orm_migrations' ORDER BY 1`,
      ),
      triggers: await ask('SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1'),
      functions: await ask(`SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        AND prokind = 'f' AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') ORDER BY 1`),
      extensions: await ask('SELECT extname FROM pg_extension ORDER BY 1'),
      sequences: await ask(
        `SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND sequencename NOT LIKE 'mikro%' ORDER BY 1`,
      ),
      views: await ask(`SELECT viewname, definition FROM pg_views WHERE schemaname = 'public' ORDER BY 1`),
      types: await ask(
        `SELECT typname FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') ORDER BY 1`,
      ),
    };
  });

test('migrating up, down and up again gives the same schema, and down leaves nothing', async () => {
  const url = await bare();
  const empty = await describeSchema(url);
  const database = await connect(url);
  await database.migrate();
  const first = await describeSchema(url);
  expect(first.columns.length).toBeGreaterThan(30);

  await database.migrateDown(0);
  expect(await describeSchema(url)).toEqual(empty);
  await database.migrate();
  expect(await describeSchema(url)).toEqual(first);
});

/** Ignores the order of columns, because a column that is added again is placed last. */
const unplaced = ({ columns, ...rest }: Awaited<ReturnType<typeof describeSchema>>) => ({
  ...rest,
  columns: (columns as { ordinal_position: number }[])
    .map((column) => JSON.stringify({ ...column, ordinal_position: undefined }))
    .toSorted(),
});

test('closing also ends connections that only statements have used', async () => {
  const database = await connect(await bare());
  await database.pool.query('SELECT 1');
  await database.close();
  expect(database.pool).toMatchObject({ ending: true, totalCount: 0 });
});

test('the leaderboard can be removed and created again without losing other data', async () => {
  const url = await bare();
  const database = await connect(url);
  await database.migrate();
  const whole = unplaced(await describeSchema(url));
  const user = newId('user');
  await database.pool.query(
    `INSERT INTO users (id, email, role, first_name, last_name, college) VALUES ($1, 'a@evm.example', 'organizer', 'A', 'B', 'C')`,
    [toUuid('user', user)],
  );
  await database.pool.query(
    `INSERT INTO events (id, title, description, date, location, capacity, created_by)
     VALUES ($1, 'Music', 'Loud', now(), 'Hall', 5, $2)`,
    [toUuid('event', newId('event')), toUuid('user', user)],
  );
  await database.migrateDown('Migration20261122_announcements');
  const without = await describeSchema(url);
  for (const part of Object.values(without)) expect(JSON.stringify(part)).not.toMatch(/award|score|performer|colleges/);
  await database.pool.query("UPDATE events SET approval = 'rejected'");
  await database.pool.query("UPDATE users SET college = 'D'");

  await database.migrate();
  expect(unplaced(await describeSchema(url))).toEqual(whole);
  expect((await database.pool.query('SELECT title, approval, college FROM events, users')).rows).toEqual([
    { title: 'Music', approval: 'rejected', college: 'D' },
  ]);
});

test('an upgrade adds the Latin spellings of names, titles, places and tags', async () => {
  const database = await connect(await bare());
  await database.migrate();
  const user = toUuid('user', newId('user'));
  await database.pool.query(
    `INSERT INTO users (id, email, role, first_name, last_name, college) VALUES ($1, 'a@evm.example', 'organizer', 'दीपक', 'Rao', 'C')`,
    [user],
  );
  await database.pool.query(
    `INSERT INTO events (id, title, description, date, location, capacity, tags, created_by)
     VALUES ($1, 'ಸಂಗೀತ', 'Loud', now(), 'Hall', 5, '{नाटक}', $2)`,
    [toUuid('event', newId('event')), user],
  );
  await database.migrateDown('Migration20270321_published_events');
  await database.migrate();
  const { rows } = await database.pool.query(
    'SELECT u.search_text AS person, e.search_text AS event FROM users u, events e',
  );
  expect(rows).toEqual([
    {
      person: expect.stringContaining('deepak') as string,
      event: expect.stringMatching(/sangeetha.*natak/) as string,
    },
  ]);
});

test('functions and triggers of older versions are replaced', async () => {
  const fresh = await connect(await bare());
  await fresh.migrate();
  const old = await connect(await bare());
  await old.migrate();
  await old.migrateDown('Migration20261128_mail');
  await old.pool.query(`
    CREATE FUNCTION evm_queue_job(queue text, data jsonb) RETURNS void LANGUAGE sql AS 'SELECT';
    CREATE FUNCTION evm_queue_mail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER mail_messages_queue AFTER INSERT ON mail_messages FOR EACH ROW EXECUTE FUNCTION evm_queue_mail();
    CREATE FUNCTION evm_post_mail(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
      once text DEFAULT NULL, sealed text DEFAULT NULL, useless_after timestamptz DEFAULT NULL)
      RETURNS void LANGUAGE sql AS 'SELECT';
    CREATE FUNCTION evm_rename_scores() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER users_rename_scores AFTER UPDATE OF college ON users FOR EACH ROW EXECUTE FUNCTION evm_rename_scores();
  `);
  await old.migrate();
  expect(unplaced(await describeSchema(old.url))).toEqual(unplaced(await describeSchema(fresh.url)));
});

test('migrating an up-to-date database changes nothing', async () => {
  const url = await bare();
  const database = await connect(url);
  await database.migrate();
  await database.pool.query('UPDATE system_settings SET session_timeout = 7');
  const before = await describeSchema(url);
  await (await connect(url)).migrate();

  expect(await describeSchema(url)).toEqual(before);
  expect((await database.pool.query('SELECT session_timeout FROM system_settings')).rows).toEqual([
    { session_timeout: 7 },
  ]);
});

test('an upgrade updates the queues, and another start leaves them', async () => {
  const url = await bare();
  const database = await connect(url);
  await database.migrate();
  const { pool } = database;
  const queuesNow = async () =>
    (await pool.query('SELECT name, retry_limit, xmin FROM pgboss.queue ORDER BY name')).rows;
  const before = await queuesNow();
  await (await connect(url)).migrate();
  expect(await queuesNow()).toEqual(before);

  await pool.query('UPDATE pgboss.queue SET retry_limit = 99');
  await pool.query(`BEGIN; ${setReleaseSql}; UPDATE applied_sql SET hash = '1' WHERE file = 'release'; COMMIT`);
  await (await connect(url)).migrate();
  const limitsOf = (rows: { retry_limit: number }[]) => rows.map(({ retry_limit }) => retry_limit);
  expect(limitsOf(await queuesNow())).toEqual(limitsOf(before));
});

test('processes that start together on an empty database migrate one after the other', async () => {
  const url = await bare();
  const databases = await Promise.all(Array.from({ length: 4 }, () => connect(url)));
  await Promise.all(databases.map((database) => database.migrate()));

  for (const database of databases)
    expect((await database.pool.query('SELECT count(*)::int FROM system_settings')).rows).toEqual([{ count: 1 }]);
  const { rows } = await databases[0]!.pool.query<{ locks: number }>(
    "SELECT count(*)::int AS locks FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  expect(rows).toEqual([{ locks: 0 }]);
});

/** An embedded object has no column itself; its properties have. */
const hasColumns = ({ persist, kind }: EntityProperty) => persist !== false && kind !== ReferenceKind.EMBEDDED;

test('entities and tables have the same properties and columns, with the same types', async () => {
  const url = await bare();
  const database = await connect(url);
  await database.migrate();
  const { rows } = await database.pool.query<{
    table_name: string;
    column_name: string;
    udt_name: string;
    is_nullable: string;
  }>(
    `SELECT table_name, column_name, udt_name, is_nullable FROM information_schema.columns
      WHERE table_schema = 'public' AND is_generated = 'NEVER'
        -- what the database alone writes
        AND (table_name, column_name) NOT IN
          (('events', 'approved_facts'), ('events', 'hidden'), ('events', 'search_text'), ('registrations', 'ticket_number'), ('users', 'has_helped'))`,
  );
  const inDatabase = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]));
  const udts: Record<string, string> = {
    text: 'text',
    'text[]': '_text',
    'integer[]': '_int4',
    integer: 'int4',
    int: 'int4',
    uuid: 'uuid',
    jsonb: 'jsonb',
    timestamptz: 'timestamptz',
    boolean: 'bool',
    numeric: 'numeric',
  };

  const tables = new Set<string>();
  const inEntities = new Map<string, { type: string; nullable: boolean }>();
  for (const meta of database.orm.getMetadata().getAll().values()) {
    if (meta.embeddable) continue;
    tables.add(meta.tableName);
    for (const property of meta.props)
      for (const [i, column] of (hasColumns(property) ? (property.fieldNames ?? []) : []).entries())
        inEntities.set(`${meta.tableName}.${column}`, {
          type: property.columnTypes[i]!.replace(/\(\d+(?:, ?\d+)?\)$/, ''),
          nullable: property.nullable ?? false,
        });
  }

  const asDeclared = Object.fromEntries(
    [...inEntities].map(([name, { type, nullable }]) => [name, `${udts[type] ?? 'text'}${nullable ? ' or null' : ''}`]),
  );
  const asFound = Object.fromEntries(
    [...inDatabase]
      .filter(([name]) => tables.has(name.split('.')[0]!))
      .map(([name, { udt_name, is_nullable }]) => [name, `${udt_name}${is_nullable === 'YES' ? ' or null' : ''}`]),
  );
  expect(asFound).toEqual(asDeclared);
});

test('values written through every entity are read back unchanged', async () => {
  const url = await bare();
  const database = await connect(url);
  await database.migrate();
  const metadata = [...database.orm.getMetadata().getAll().values()];
  const entity = (name: string) =>
    metadata.find(({ className }) => className === name)!.class as new () => { id: string };
  const em = database.orm.em.fork();
  const moment = new Date('2026-11-21T08:15:30.123Z');
  const user = {
    id: newId('user'),
    firstName: 'Asha',
    lastName: "O'Rao",
    email: 'asha@evm.example',
    passwordHash: 'x',
    college: 'Evergreen \\ Lakeside',
    role: 'admin',
    photo: 'https://evm.example/a.png',
    createdAt: moment,
  };
  const event = {
    id: newId('event'),
    title: '? :name $1',
    description: 'a\nb',
    date: moment,
    location: 'Hall',
    capacity: 3,
    taken: 1,
    tags: ['null', 'a,b', '"', '\\', '{}', ' '],
    image: 'https://evm.example/a.png',
    imageDescription: 'A board, and "two" people',
    approval: 'pending',
    createdAt: moment,
    updatedAt: moment,
  };
  const registration = {
    id: newId('registration'),
    name: 'Asha',
    email: 'a@evm.example',
    phone: '112',
    specialRequirements: '',
    createdAt: moment,
  };
  const session = { id: newId('session'), createdAt: moment, lastUsedAt: moment };

  const savedUser = em.create(entity('User'), user);
  const savedEvent = em.create(entity('Event'), { ...event, createdBy: savedUser });
  em.create(entity('Session'), { ...session, user: savedUser });
  em.create(entity('Registration'), { ...registration, event: savedEvent, user: savedUser });
  await em.flush();

  const again = database.orm.em.fork();
  const read = (name: string, id: string, populate: string[] = []) =>
    again.findOneOrFail(entity(name), { id }, { populate: populate as never });
  expect(await read('User', user.id, ['passwordHash'])).toMatchObject(user);
  expect(await read('Event', event.id)).toMatchObject({ ...event, version: 1 });
  expect(await read('Session', session.id)).toMatchObject(session);
  expect(await read('Registration', registration.id)).toMatchObject(registration);
});
