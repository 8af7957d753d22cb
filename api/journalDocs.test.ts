import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { features } from './features.ts';
import { triggers } from './journalDocs.ts';
import { startApi } from './testing/api.ts';

const api = await startApi();
afterAll(api.close);

const page = (name: string) => readFileSync(path.join(import.meta.dirname, '../docs', name), 'utf8');

test('docs/triggers.md lists every trigger of the database with its reason', async () => {
  const there = await api.sql<{ name: string }>(
    `SELECT tgrelid::regclass || ' ' || tgname AS name FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
      WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace`,
  );
  const listed = triggers();
  expect(listed.map(({ table, name }) => `${table} ${name}`).toSorted()).toEqual(
    there.map(({ name }) => name).toSorted(),
  );
  expect(listed.filter(({ reason }) => reason.length < 20)).toEqual([]);
  expect(
    listed.filter(({ name, reason }) => !page('triggers.md').includes(name) || !page('triggers.md').includes(reason)),
  ).toEqual([]);
  // the number only becomes smaller: notifications belong in the journal
  expect(listed.length).toBeLessThanOrEqual(20);
});

test('docs/journal.md lists every kind of entry, the files that append it, and its followers and topics', () => {
  const rows = page('journal.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const kinds = features.flatMap(({ appends = {} }) => Object.keys(appends));
  expect(rows.map((row) => /`([^`]+)`/.exec(row)![1])).toEqual(kinds);
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells.filter(([, where]) => !where)).toEqual([]);
  expect(cells.filter(([, , followers, topics]) => !followers && !topics)).toEqual([]);
});
