import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { documents } from './testing/hostile/documents.ts';
import { floods } from './testing/hostile/floods.ts';
import { guesses } from './testing/hostile/guesses.ts';
import { mails } from './testing/hostile/mails.ts';

let api: Api;
let bystander: Person;

beforeAll(async () => {
  api = await startApi();
  bystander = await api.buildUser();
  for (let n = 0; n < 20; n += 1) await api.buildEvent({ title: `Evening ${n}` });
});

afterAll(() => api?.close());

/** Reads the home screen repeatedly until `over` settles. Returns the number of reads, and the refused ones. */
async function readMeanwhile(over: Promise<unknown>): Promise<{ reads: number; refused: readonly unknown[] }> {
  const state = { over: false };
  void over.catch(() => {}).finally(() => (state.over = true));
  const refused: unknown[] = [];
  let reads = 0;
  do {
    const { errors, data } = await api.graphql('{ home { viewer { firstName } } }', {}, { as: bystander });
    if (errors.length > 0 || !data) refused.push(errors);
    reads += 1;
  } while (!state.over);
  return { reads, refused };
}

describe.each(Object.entries({ documents, floods, guesses, mails }))('attacks with %s', (_name, rows) => {
  test.each(rows)('other users are not affected by: $what', async ({ allowed, attempt, meets }) => {
    const within = (await allowed?.(api)) ?? [];
    expect(within.filter(Boolean)).toEqual([]);
    const attempted = attempt(api);
    const { reads, refused } = await readMeanwhile(attempted);
    expect(await attempted).toContain(meets);
    expect(reads).toBeGreaterThan(0);
    expect(refused).toEqual([]);
    expect(api.logged.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
