import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, removePostgres, startPostgres } from './postgres/postgres.ts';
import { type Api, startApi } from './testing/api.ts';
import { createDatabase } from './testing/database.ts';

let parent: string;
let dir: string;
let postgres: Postgres;
let api: Api;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'evm-outage-'));
  await chmod(parent, 0o711);
  dir = join(parent, 'postgres');
  postgres = await startPostgres({ dir, durable: false });
  api = await startApi({ databaseUrl: await createDatabase(postgres.url) });
});
afterAll(async () => {
  await api?.close();
  await postgres.stop();
  removePostgres(dir);
  await rm(parent, { recursive: true });
});

const told = (what: string) => api.logged.filter(({ msg }) => msg === what);

test('an outage of the database is logged once at its begin and once at its end', async () => {
  const person = await api.buildUser();
  const token = await api.tokenOf(person);
  const ask = (n: number) =>
    n % 2
      ? api.graphql('{ viewer { id } }', {}, { token })
      : fetch(`${api.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask(1)).status).toBe(200);
  expect(told('the database does not answer')).toEqual([]);

  await postgres.stop();
  const refused = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  const [began, ...others] = told('the database does not answer');
  expect(others).toEqual([]);
  expect(began).toMatchObject({ level: 50, requestId: expect.any(String) });
  expect(told('a connection to the database broke')).toHaveLength(1);
  expect(told('the database answers again')).toEqual([]);

  postgres = await startPostgres({ dir, port: Number(new URL(postgres.url).port), durable: false });
  await expect.poll(() => told('the database answers again').length).toBe(1);
  const [over] = told('the database answers again');
  expect(over).toMatchObject({ level: 40, refused: 20, seconds: expect.any(Number) });
  expect((over!.requestIds as string[])[0]).toBe(began!.requestId);
  expect(over!.requestIds).toHaveLength(5);
  expect(Object.keys(over!.broken as object)).toContain('reader');
  // on a busy machine the first connections may still take too long
  await expect.poll(async () => (await ask(1)).status).toBe(200);
  // no request logs another error
  expect(api.logged.filter(({ level, msg }) => level >= 50 && msg !== began!.msg)).toEqual([]);
});
