import pg from 'pg';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import type { Database } from './core/statements/database.ts';
import { makeLog } from './core/context/log.ts';
import { inWords } from './core/texts/inWords.ts';
import type { Sentence } from './core/texts/texts.ts';
import { openDatabase } from './database.ts';
import { createBareDatabase, dropDatabase } from './testing/database.ts';

const server = inject('postgres');
const locks = { seconds: 0.1, tries: 2, pause: 0 };

let database: Database;
/** Another client, such as a server or a report. */
let other: pg.Client;
let told: string[];
const tell = (line: Sentence | string) => void told.push(inWords(line));

beforeEach(async () => {
  const url = await createBareDatabase(server);
  database = await openDatabase(url, makeLog('silent'));
  other = new pg.Client({ connectionString: url, application_name: 'a report' });
  await other.connect();
  told = [];
  onTestFinished(async () => {
    await other.end();
    await database.close();
    await dropDatabase(server, url);
  });
});

const ask = async <Row>(text: string) => (await other.query(text)).rows as Row[];
const executed = async () =>
  (await ask<{ name: string }>('SELECT name FROM mikro_orm_migrations ORDER BY id')).map(({ name }) => name);

/** Creates users and this many registrations, in a database before this migration. */
async function registrations(count: number, to: string): Promise<void> {
  await database.migrate({ to });
  await other.query(`
    INSERT INTO users (id, email, role, first_name, last_name, college)
      SELECT gen_random_uuid(), n || '@evm.example', 'participant', 'A', 'B', 'C' FROM generate_series(1, ${count}) n;
    INSERT INTO events (id, title, description, date, location, capacity, hidden, search_text, created_by)
      SELECT gen_random_uuid(), 'Music', 'Loud', now(), 'Hall', 5, false, '', id FROM users LIMIT 1;
    INSERT INTO registrations (id, event_id, user_id, name, email)
      SELECT gen_random_uuid(), e.id, u.id, 'A', 'a@evm.example' FROM events e, users u; ANALYZE`);
}

test('a locked table ends the upgrade and names the holder of the lock; the next start continues from there', async () => {
  await registrations(1, 'Migration20270301_staff');
  await other.query('BEGIN; LOCK TABLE awards IN ACCESS SHARE MODE');
  const blocked = database.migrate({ locks, tell });
  await expect(blocked).rejects.toThrow(
    /^Migration20270308_attendance_points did not get its locks: the transaction of "a report" \(process \d+ of PostgreSQL\) has been open for \d+ s\.$/,
  );
  const done = await executed();
  expect(done.at(-1)).toBe('Migration20270307_walk_ins');
  expect(told).toContain('  a table is locked: trying again (1 of 1)');
  // no part of the migration remains, and no other client waits
  expect(await ask(`SELECT FROM information_schema.columns WHERE column_name = 'attendance_points'`)).toEqual([]);
  expect(
    await ask(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
  ).toEqual([]);

  await other.query('COMMIT');
  await database.migrate({ locks, tell });
  expect((await executed()).slice(done.length, done.length + 2)).toEqual([
    'Migration20270308_attendance_points',
    'Migration20270309_ended_names',
  ]);
  expect(await ask(`SELECT FROM pg_trigger WHERE tgname = 'awards_keep'`)).toHaveLength(1);
});

test('an upgrade that ended between migrations and .sql files runs all files at the next start', async () => {
  await database.migrate();
  await other.query('DROP TRIGGER awards_keep ON awards');
  await other.query(`DELETE FROM mikro_orm_migrations WHERE name = 'Migration20270309_ended_names'`);
  await other.query('ALTER TABLE ended_tickets DROP name');
  await other.query('BEGIN; LOCK TABLE users IN ROW EXCLUSIVE MODE');
  await expect(database.migrate({ locks })).rejects.toThrow(
    'The change of functions and triggers did not get its locks',
  );
  expect((await executed()).at(-1)).toBe('Migration20270309_ended_names');
  await other.query('COMMIT');
  await database.migrate({ locks });
  expect(await ask(`SELECT FROM pg_trigger WHERE tgname = 'awards_keep'`)).toHaveLength(1);
});

test('each migration has its own transaction and logs its tables, their sizes and its duration', async () => {
  await registrations(3, 'Migration20270301_staff');
  await database.migrate({ tell });
  const runs = await ask<{ by: string }>('SELECT DISTINCT xmin::text AS by FROM mikro_orm_migrations');
  expect(runs).toHaveLength((await executed()).length);
  expect(told.slice(0, 3)).toEqual([
    expect.stringMatching(/^Migration20270302_tickets \(registrations: about 3 rows, \d+\.\d MB\)$/),
    '  registrations: 3 rows',
    expect.stringMatching(/^ {2}took \d+\.\d s$/),
  ]);
  expect(told.at(-1)).toMatch(/^\d+ \.sql files took \d+\.\d s$/);
});

test('a new database logs no progress', async () => {
  await database.migrate({ tell });
  expect(told).toEqual([]);
});

test('a large table is filled in batches next to writers, and the backfill continues after a crash', async () => {
  await registrations(12_000, 'Migration20270301_staff');
  const numbered = () =>
    ask<{ id: string; ticket_number: string }>(
      'SELECT id, ticket_number FROM registrations WHERE ticket_number IS NOT NULL ORDER BY id',
    );
  // a row of the second batch stays locked
  await other.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'locked' USING ERRCODE = '55P03'; END $$`);
  const [{ id }] = (await ask<{ id: string }>('SELECT id FROM registrations ORDER BY id OFFSET 7000 LIMIT 1')) as [
    { id: string },
  ];
  await other.query(
    `CREATE TRIGGER hold BEFORE UPDATE ON registrations FOR EACH ROW WHEN (NEW.id = '${id}') EXECUTE FUNCTION hold()`,
  );
  await expect(database.migrate({ locks })).rejects.toThrow('Migration20270302_tickets did not get its locks');
  const first = await numbered();
  expect(first).toHaveLength(5000);
  await other.query('DROP TRIGGER hold ON registrations; DROP FUNCTION hold()');

  await database.migrate({ tell });
  const all = await numbered();
  expect(all.slice(0, 5000)).toEqual(first);
  expect(new Set(all.map((each) => each.ticket_number)).size).toBe(12_000);
  const batches = await ask('SELECT DISTINCT xmin::text FROM registrations');
  expect(batches).toHaveLength(3);
  expect(told).toContain('  registrations: 12,000 rows');
});

test('rows that are written during a backfill are also correct', async () => {
  await database.migrate({ to: 'Migration20261201_throttle' });
  const write = (kind: string) =>
    other.query(`INSERT INTO mail_messages (kind, name, address, language, created_at, state, settled_at)
      VALUES ('${kind}', 'A', 'a@evm.example', 'english', '2026-11-01T00:00Z', 'sent', '2026-11-02T00:00Z')`);
  await write('verify-email');
  await write('announcement');
  // the migration has begun to change the table when it is blocked, and its .sql files have not run yet
  await other.query('BEGIN; LOCK TABLE announcements IN ACCESS SHARE MODE');
  await expect(database.migrate({ locks })).rejects.toThrow('Migration20261202_mail did not get its locks');
  await other.query('COMMIT');
  await write('verify-email');
  await database.migrate();
  const rows = await ask<{ kind: string; always: boolean; due: string; claimed: string; cause: string }>(
    `SELECT kind, always, due_at::date::text AS due, claimed_at::date::text AS claimed, left(cause::text, 13) AS cause
       FROM mail_messages ORDER BY id`,
  );
  const [due, claimed, cause] = ['2026-11-01', '2026-11-02', '01a19467-e800'];
  expect(rows).toEqual(
    [
      ['verify-email', true],
      ['announcement', false],
      ['verify-email', true],
    ].map(([kind, always]) => ({ kind, always, due, claimed, cause })),
  );
});
