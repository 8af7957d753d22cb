import { afterAll, expect, test } from 'vitest';
import { statement } from '../core/statements/rows.ts';
import { startApi } from './api.ts';
import { watchStatements } from './statements.ts';

const api = await startApi();
const other = await startApi();
const sent = watchStatements(api.address);
afterAll(() => Promise.all([api.close(), other.close()]));

test('a retried statement counts once, and statements of other databases do not count', async () => {
  await api.database.reader.rows(statement('slow', 'SELECT pg_sleep(0.2)'), []);
  await other.database.reader.rows(statement('other', 'SELECT 1'), []);
  expect(sent.map((text) => /pg_sleep|SELECT 1/.exec(text)?.[0])).toEqual(['pg_sleep']);
});
