import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';

const api = await startApi();
const holder = new pg.Client({ connectionString: api.address });
await holder.connect();
afterAll(async () => {
  await holder.end();
  await api.close();
});

const register =
  'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { registeredCount } } }';

test('a registration for a locked event times out with 503, and registrations for other events go on', async () => {
  const [locked, free] = [await api.buildEvent(), await api.buildEvent()];
  const [person, another] = [await api.buildUser(), await api.buildUser()];
  const take = (eventId: string, as: typeof person) =>
    api.graphql(register, { input: { eventId, name: 'Asha', email: 'asha@evm.example' } }, { as });
  await holder.query('BEGIN');
  await holder.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [locked.uuid]);
  const waiting = take(locked.id, person);
  expect((await take(free.id, another)).errors).toEqual([]);

  const { code, status, headers } = await waiting;
  expect([code, status, headers.get('retry-after')]).toEqual(['UNAVAILABLE', 503, '2']);
  await holder.query('ROLLBACK');
  expect((await take(locked.id, person)).data).toEqual({ registerForEvent: { event: { registeredCount: 1 } } });
  expect(api.logged.filter(({ level }) => level >= 50)).toEqual([]);
});
