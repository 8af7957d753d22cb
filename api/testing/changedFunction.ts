import { expect } from 'vitest';
import type { Api } from './api.ts';

/** Runs `work` with a changed database function, and restores the function afterwards. */
export async function withChangedFunction<T>(
  { sql }: Pick<Api, 'sql'>,
  name: string,
  [from, to]: readonly [from: string | RegExp, to: string],
  work: () => Promise<T>,
): Promise<T> {
  const [{ text }] = (await sql<{ text: string }>('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as [
    { text: string },
  ];
  expect(text).toMatch(from);
  await sql(text.replace(from, to));
  return work().finally(() => sql(text));
}
