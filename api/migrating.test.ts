import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryRolledBack } from './core/transactions/retry.ts';
import { startApi } from './testing/api.ts';
import type { BuiltEvent, Person } from './testing/build.ts';
import { onServer } from './testing/database.ts';

// A new version changes tables while processes of the old one still serve. Here it changes the types of columns that lists,
// details and registrations return, so that every prepared statement becomes outdated.

const api = await startApi();
const { address, as, buildEvent, buildUser, buildUsers, close } = api;
afterAll(close);

let person: Person;
let event: BuiltEvent;
beforeAll(async () => {
  person = await buildUser();
  event = await buildEvent({ capacity: 1000 });
});

const columns = [
  ['users', 'photo'],
  ['events', 'image'],
  ['registrations', 'phone'],
] as const;

const migration = (n: number, order = columns as readonly (typeof columns)[number][]) =>
  order.map(([table, column]) => `ALTER TABLE ${table} ALTER ${column} TYPE ${n % 2 ? 'varchar' : 'text'}`).join(';');

const read = (who = person) =>
  as(who)(
    `query ($id: ID!) {
       events(first: 5) { edges { node { id image } } }
       event(id: $id) { image participants(first: 5) { edges { node { id } } } }
       viewer { photo }
     }`,
    { id: event.id },
  );
const register = (who: Person) =>
  as(who)(
    `mutation ($id: ID!) {
       registerForEvent(input: { eventId: $id, name: "Asha", email: "asha@evm.example" }) { registration { phone } } }`,
    { id: event.id },
  );

const change = (n: number) => onServer(address, (client) => client.query(migration(n)));

test('a connection refuses a statement that was prepared before a change', async () => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const ask = () => client.query({ name: 'image', text: 'SELECT image FROM events LIMIT 1' });
  await ask();
  await change(1);
  await expect(ask()).rejects.toMatchObject({ code: '0A000', routine: 'RevalidateCachedQuery' });
  await client.end();
});

test('outdated statements are prepared again, even with concurrent requests', async () => {
  for (let n = 0; n < 4; n += 1) {
    const people = await buildUsers(8);
    // on every connection
    for (const answer of await Promise.all([...people.map(read), ...people.slice(0, 4).map(register)]))
      expect(answer.errors).toEqual([]);
    await change(n);
    for (const answer of await Promise.all([...people.map(read), ...people.slice(4).map(register)]))
      expect(answer.errors).toEqual([]);
  }
});

test('tables that change during reads and writes cause no internal errors', async () => {
  const people = await buildUsers(6);
  let changing = true;
  const codes = new Map<string, number>();
  const note = ({ code = 'done' }: { code: string | undefined }) => codes.set(code, (codes.get(code) ?? 0) + 1);
  const work = people.map(async (each) => {
    for (let n = 0; changing; n += 1) {
      note(await read(each));
      if (n === 0) note(await register(each));
      else
        note(
          await as(each)(
            `mutation { updateProfile(input: { firstName: "Asha", lastName: "Rao", college: "C${n}" }) { __typename } }`,
          ),
        );
    }
  });
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  // alternate the order, because either order may deadlock with readers of several tables
  for (let n = 0; n < 30 || (codes.get('done') ?? 0) <= 20; n += 1)
    await retryRolledBack(() => client.query(migration(n, n % 4 < 2 ? columns : columns.toReversed())));
  changing = false;
  await Promise.all(work);
  await client.end();

  expect(api.logged.filter(({ level }) => level >= 50)).toEqual([]);
  expect([...codes.keys()].filter((code) => !['done', 'UNAVAILABLE'].includes(code))).toEqual([]);
  expect(codes.get('done')).toBeGreaterThan(20);
  expect((await read()).errors).toEqual([]);
});

test('a rolled back transaction is retried as a whole, but not after an error of ours', async () => {
  const [first, second] = await buildUsers(2);
  let tries = 0;
  const rename = (order: readonly Person[], meet: () => Promise<void>) =>
    api.database.orm.em.fork().transactional(async (em) => {
      tries += 1;
      await em.execute('UPDATE users SET last_name = last_name || ? WHERE id = ?', ['!', order[0]!.uuid]);
      await meet();
      await em.execute('UPDATE users SET last_name = last_name || ? WHERE id = ?', ['!', order[1]!.uuid]);
    });
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let met = 0;
  const meet = () => ((met += 1) === 2 ? resolve() : undefined, both);
  await Promise.all([rename([first!, second!], meet), rename([second!, first!], meet)]);
  // a retry may overtake the waiting transaction and deadlock with it again
  expect(tries).toBeGreaterThanOrEqual(3);
  const names = await api.sql<{ name: string }>('SELECT last_name AS name FROM users WHERE id = ANY($1)', [
    [first!.uuid, second!.uuid],
  ]);
  for (const { name } of names) expect(name).toMatch(/[^!]!!$/);

  tries = 0;
  const fault = api.database.orm.em.fork().transactional(async (em) => {
    tries += 1;
    await em.execute('SELECT 1 / 0');
  });
  await expect(fault).rejects.toMatchObject({ code: '22012' });
  expect(tries).toBe(1);
});

test.each(['40P01', '40001', '53000', '53200', '53400', '55P03', '25P03', '57P05', '57014', '08006'])(
  'the SQLSTATE %s is answered with 503 and the time to wait',
  async (code) => {
    const spoiler = `CREATE OR REPLACE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$;
      CREATE OR REPLACE TRIGGER spoil BEFORE INSERT ON registrations FOR EACH ROW EXECUTE FUNCTION spoil()`;
    await api.sql(spoiler);
    const answer = await register(await buildUser());
    await api.sql('DROP TRIGGER spoil ON registrations');
    expect([answer.status, answer.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  },
);
