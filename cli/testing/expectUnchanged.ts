import { expect } from 'vitest';
import type { Api } from '../../api/testing/api.ts';

/** Tables that change with each use of a session. */
const ignoredTables = ['sessions'];

/** Expects that `run` changes no row of any table. Returns its result. */
export async function expectUnchanged<T>(
  { sql, settled }: Pick<Api, 'sql' | 'settled'>,
  run: () => Promise<T>,
): Promise<T> {
  await settled();
  const before = await contents(sql);
  const done = await run();
  expect(await contents(sql)).toEqual(before);
  return done;
}

async function contents(sql: Api['sql']): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const hash = (name: string) =>
    `(SELECT coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') FROM "${name}" t) AS "${name}"`;
  const names = tables.map(({ name }) => name).filter((name) => !ignoredTables.includes(name));
  const [row] = await sql<Record<string, string>>(`SELECT ${names.map(hash).join(', ')}`);
  return row!;
}
