import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { createBareDatabase, dropDatabase } from '../../testing/database.ts';
import { sqlState } from '../refusals/errors.ts';
import type { BoundStatement } from './lane.ts';
import { statement } from './rows.ts';
import { Writer } from './writer.ts';

let url: string;
/** Holds the lock that some statements wait for. */
let holder: pg.Client;
let writer: Writer;
let writes: number;

beforeAll(async () => {
  url = await createBareDatabase(inject('postgres'));
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('CREATE TABLE notes (n integer PRIMARY KEY, CHECK (n < 100))');
});
afterAll(async () => {
  await holder.end();
  await dropDatabase(inject('postgres'), url);
});
beforeEach(async () => {
  writes = 0;
  writer = new Writer(url, pino({ level: 'silent' }), () => (writes += 1));
  await writer.open();
});
afterEach(async () => {
  await holder.query('SELECT pg_advisory_unlock_all(); TRUNCATE notes');
  await writer.close();
});

const insertNote = statement('note', 'INSERT INTO notes VALUES ($1) RETURNING n');
const insertHeld = statement(
  'held-note',
  'WITH held AS (SELECT pg_advisory_xact_lock(1)) INSERT INTO notes SELECT $1 FROM held RETURNING n',
);
const note = (n: number): BoundStatement => [insertNote, [n]];
const heldNote = (n: number): BoundStatement => [insertHeld, [n]];

const hold = () => holder.query('SELECT pg_advisory_lock(1)');
const notes = async () => (await holder.query<{ n: number }>('SELECT n FROM notes ORDER BY n')).rows.map(({ n }) => n);

/** The SQLSTATE of the error. */
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => sqlState(error),
  );

test('statements return their rows, and each is committed on its own', async () => {
  expect(await writer.rows(note(1))).toEqual([{ n: 1 }]);
  const all = [2, 1, 3].map((n) => writer.rows(note(n)));
  expect(await Promise.allSettled(all)).toMatchObject([
    { value: [{ n: 2 }] },
    { reason: { code: '23505' } },
    { value: [{ n: 3 }] },
  ]);
  expect(await notes()).toEqual([1, 2, 3]);
  expect(writes).toBe(4);
});

test('a statement that waits for a lock gives up, and those behind it are written', async () => {
  await hold();
  // more than there are lanes, in one turn: the others share a lane with one that waits
  const held = Array.from({ length: 8 }, (_, n) => writer.rows(heldNote(n)));
  const quick = Array.from({ length: 8 }, (_, n) => writer.rows(note(50 + n)));
  expect(await Promise.all(held)).toEqual(held.map(() => undefined));
  expect(await Promise.all(quick)).toEqual(quick.map((_, n) => [{ n: 50 + n }]));
  expect(await notes()).toEqual(quick.map((_, n) => 50 + n));
});

test('a statement that finds all lanes full is not sent', async () => {
  await hold();
  const held = Array.from({ length: 32 }, (_, n) => writer.rows(heldNote(n)));
  expect(await writer.rows(note(50))).toBeUndefined();
  expect(writes).toBe(0);
  await Promise.all(held);
  expect(await writer.rows(note(51))).toEqual([{ n: 51 }]);
  expect(await notes()).toEqual([51]);
});

test('both statements of a transaction are written, or neither', async () => {
  await writer.rows(note(1), note(2));
  const transactions = [
    // the second statement fails
    [note(3), note(200)],
    // the first one fails, so the second one is refused; its error is not the one that is reported
    [note(1), note(4)],
    [note(5), note(6)],
  ] as const;
  const all = transactions.map(([what, last]) => failure(writer.rows(what, last)));
  expect(await Promise.all(all)).toEqual(['23514', '23505', 'none']);
  // in all lanes, also those where a transaction failed
  const later = Array.from({ length: 8 }, (_, n) => writer.rows(note(50 + n)));
  expect(await Promise.all(later)).not.toContain(undefined);
  expect(await notes()).toEqual([1, 2, 5, 6, ...later.map((_, n) => 50 + n)]);
});

test('a transaction that waits for a lock gives up as a whole', async () => {
  await hold();
  expect(await writer.rows(note(1), heldNote(2))).toBeUndefined();
  expect(await writer.rows(heldNote(3), note(4))).toBeUndefined();
  expect(await notes()).toEqual([]);
});

test('after its connections broke, the writer connects again', async () => {
  await holder.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'evm-writer'
    AND datname = current_database()`);
  await vi.waitFor(async () => expect(await writer.rows(note(1))).toEqual([{ n: 1 }]), 10_000);
});
