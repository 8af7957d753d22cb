import { globSync } from 'node:fs';
import { afterAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from './core/statements/database.ts';
import { makeLog } from './core/context/log.ts';
import { openDatabase } from './database.ts';
import { contentOf, migrations } from './migrations.ts';
import { release } from './release.ts';
import { sqlFiles } from './repeatable.ts';
import { createBareDatabase, createDatabase, dropDatabase, onServer } from './testing/database.ts';

const server = inject('postgres');
const made: string[] = [];

async function connect(url: string): Promise<Database> {
  const database = await openDatabase(url, makeLog('silent'));
  onTestFinished(database.close);
  return database;
}

let url: string;
let database: Database;
beforeEach(async () => {
  made.push((url = await createDatabase(server)));
  database = await connect(url);
});
afterAll(async () => {
  for (const each of made) await dropDatabase(server, each);
});

const ask = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[];
const namesOf = async (text: string) => (await ask<{ name: string }>(text)).map(({ name }) => name);
const madeBy = (texts: readonly string[], kind: string) =>
  texts
    .flatMap((text) => [...text.matchAll(new RegExp(`^\\s*CREATE (?:OR REPLACE )?${kind} (\\w+)`, 'gm'))])
    .map(([, name]) => name!)
    .toSorted();

const texts = sqlFiles().map(({ text }) => text);

/** Our functions: pg-boss has its own schema, and the functions of extensions belong to those. */
const functions = `pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')`;

test('every .sql file is run', () => {
  expect(sqlFiles().map(({ name }) => `api/${name}`)).toEqual(
    expect.arrayContaining(globSync('{api,migrations}/**/*.sql')),
  );
});

test('every function, trigger and view is in a .sql file, except functions that tables depend on', async () => {
  const ofTables = await namesOf(`SELECT DISTINCT proname AS name FROM pg_proc p JOIN pg_depend d
      ON d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid
      AND d.classid IN ('pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_constraint'::regclass)
    WHERE ${functions} ORDER BY 1`);
  expect(ofTables).toContain('evm_fold');
  const inMigrations = migrations.flatMap((Made) => contentOf(Made, database.orm).up);
  // no table depends on it any more, so applySql drops it
  const dropped = 'evm_words';
  expect(madeBy(inMigrations, 'FUNCTION').filter((name) => name !== dropped)).toEqual(ofTables);
  expect(madeBy(inMigrations, '(?:TRIGGER|VIEW)')).toEqual([]);

  const all = await namesOf(
    `SELECT proname AS name FROM pg_proc p WHERE ${functions} ORDER BY proname::text COLLATE "C"`,
  );
  expect(madeBy(texts, 'FUNCTION')).toEqual(all.filter((name) => !ofTables.includes(name)));
  expect(madeBy(texts, 'TRIGGER')).toEqual(
    await namesOf(`SELECT tgname AS name FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname::text COLLATE "C"`),
  );
  expect(madeBy(texts, 'VIEW')).toEqual(
    await namesOf(`SELECT viewname AS name FROM pg_views WHERE schemaname = 'public' ORDER BY 1`),
  );
});

test('the files create only functions, triggers and views, and can be run again', () => {
  // a body is between $$ and $$
  const code = texts
    .join('')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .replaceAll(/--.*/g, '');
  for (const statement of code.split(';').slice(0, -1))
    expect(statement.trim()).toMatch(/^CREATE OR REPLACE (FUNCTION|TRIGGER|VIEW) /);
});

/** Marks files as changed, so that the next start runs them again. */
const forget = (which = 'true') =>
  ask(
    `SET LOCAL evm.release = 2147483647; UPDATE applied_sql SET hash = 'of before' WHERE file <> 'release' AND ${which}`,
  );

const bodyOf = async (name: string) =>
  (await ask<{ prosrc: string }>(`SELECT prosrc FROM pg_proc WHERE proname = '${name}'`))[0]!.prosrc;
const replace = (name: string) =>
  ask(`CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`);

test('only a file with changed content runs at the next start', async () => {
  const body = await bodyOf('evm_keep_award');
  await replace('evm_keep_award');
  await replace('evm_keep_audit');
  await forget("file = 'leaderboard/ledger.sql'");
  await database.migrate();
  expect(await bodyOf('evm_keep_award')).toBe(body);
  expect(await bodyOf('evm_keep_audit')).toBe('BEGIN RETURN NULL; END');
});

test('a trigger and a function that no file makes any more end with the change of the files; others stay', async () => {
  const body = `LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`;
  await ask(`CREATE FUNCTION evm_of_before() RETURNS trigger ${body}; CREATE FUNCTION guest() RETURNS trigger ${body};
    CREATE TRIGGER of_before AFTER UPDATE ON scores FOR EACH STATEMENT EXECUTE FUNCTION evm_of_before();
    CREATE TRIGGER guest AFTER UPDATE ON scores FOR EACH STATEMENT EXECUTE FUNCTION guest()`);
  const left = () =>
    namesOf(`SELECT tgname AS name FROM pg_trigger WHERE tgname IN ('of_before', 'guest')
      UNION ALL SELECT proname FROM pg_proc WHERE proname IN ('evm_of_before', 'guest', 'evm_fold', 'evm_keep_award') ORDER BY 1`);
  expect(await left()).toEqual(['evm_fold', 'evm_keep_award', 'evm_of_before', 'guest', 'guest', 'of_before']);
  await forget("file = 'registrations/rules.sql'");
  await database.migrate();
  expect(await left()).toEqual(['evm_fold', 'evm_keep_award', 'guest', 'guest']);
});

test('a function that no file makes any more stays for one release: processes of the previous one may call it', async () => {
  await ask(`CREATE FUNCTION evm_of_before(e events) RETURNS integer LANGUAGE sql AS 'SELECT 7'`);
  const upgrade = async () => {
    await forget("file = 'registrations/rules.sql'");
    await database.migrate();
    return namesOf(`SELECT proname AS name FROM pg_proc WHERE proname = 'evm_of_before'`);
  };
  expect(await upgrade()).toEqual(['evm_of_before']);
  expect(await upgrade()).toEqual(['evm_of_before']);
  expect(await ask('SELECT evm_of_before(NULL) AS is')).toEqual([{ is: 7 }]);
  await ask(`COMMENT ON FUNCTION evm_of_before IS '${release - 1}'`);
  expect(await upgrade()).toEqual([]);
});

test('a function that changes its arguments replaces the old one', async () => {
  await ask(`CREATE FUNCTION evm_why_closed(person uuid, patience integer) RETURNS void LANGUAGE sql AS 'SELECT'`);
  await forget("file = 'registrations/rules.sql'");
  await database.migrate();
  const left = await namesOf(
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE proname IN ('evm_why_closed', 'evm_leave_seat') ORDER BY 1`,
  );
  expect(left).toEqual([expect.stringMatching(/^evm_leave_seat/), 'evm_why_closed(events,uuid)']);
});

/** The transaction that ran each file. */
const runs = () =>
  ask<{ file: string; by: string }>(
    `SELECT file, xmin::text AS by FROM applied_sql WHERE file <> 'release' ORDER BY file`,
  );

test('a second start runs nothing', async () => {
  await database.migrate();
  const before = await runs();
  expect(before).toHaveLength(sqlFiles().length);
  await (await connect(url)).migrate();
  expect(await runs()).toEqual(before);
});

test('all files run after a migration, which may have dropped their functions', async () => {
  await ask('DROP TRIGGER awards_keep ON awards');
  await ask("DELETE FROM mikro_orm_migrations WHERE name = 'Migration20261204_terms'");
  await ask('ALTER TABLE system_settings DROP terms');
  await database.migrate();
  expect(await namesOf("SELECT tgname AS name FROM pg_trigger WHERE tgname = 'awards_keep'")).toEqual(['awards_keep']);
});

test('of processes that start together, one runs the files', async () => {
  const bare = await createBareDatabase(server);
  made.push(bare);
  const all = await Promise.all(Array.from({ length: 4 }, () => connect(bare)));
  await Promise.all(all.map((each) => each.migrate()));
  [database] = all as [Database];
  const fresh = await runs();
  expect(new Set(fresh.map(({ by }) => by)).size).toBe(1);

  await forget();
  await Promise.all(all.map((each) => each.migrate()));
  const again = await runs();
  expect(new Set(again.map(({ by }) => by)).size).toBe(1);
  expect(again).not.toEqual(fresh);
});

test('a start waits for running writers without a deadlock', async () => {
  await forget();
  const waits = `SELECT 1 FROM pg_locks WHERE relation = 'events'::regclass AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  let start: Promise<void> | undefined;
  await onServer(url, async (writer) => {
    await writer.query('BEGIN; UPDATE events SET taken = taken');
    start = database.migrate();
    await expect.poll(() => ask(waits)).toHaveLength(1);
    // like the message about an event; fails at once if the start has already locked this table
    await writer.query('LOCK TABLE mail_messages IN ROW EXCLUSIVE MODE NOWAIT; COMMIT');
  });
  await start;
});

test('files that contain only functions do not wait for writers', async () => {
  await onServer(url, async (writer) => {
    await writer.query('BEGIN; UPDATE events SET taken = taken');
    await forget("file = 'registrations/rules.sql'");
    await database.migrate({ locks: { seconds: 0.1, tries: 1, pause: 0 } });
    expect(await ask("SELECT FROM applied_sql WHERE hash = 'of before'")).toEqual([]);
    await forget("file = 'audit/trail.sql'");
    await expect(database.migrate({ locks: { seconds: 0.1, tries: 1, pause: 0 } })).rejects.toThrow(
      'did not get its locks',
    );
  });
});
