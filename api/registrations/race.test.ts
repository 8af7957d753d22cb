import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../demo/random.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { askInTurn } from '../testing/client.ts';
import { openPool } from '../testing/database.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { isThorough } from '../testing/sample.ts';
import { waitingFor } from '../testing/waiting.ts';

const api = await startApi();
const { address, config, as, sql, tokenOf, buildUser, buildUsers, buildEvent, seatsOf } = api;
let replicas: readonly ApiProcess[] = [];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});

const registerMutation = `mutation ($id: ID!) {
  registerForEvent(input: { eventId: $id, name: "Asha Rao", email: "asha@evm.example" }) { event { registeredCount } } }`;
const cancelMutation =
  'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { registeredCount } } }';
const capacityMutation =
  'mutation ($id: ID!, $capacity: Int!) { updateEvent(input: { eventId: $id, capacity: $capacity }) { event { capacity } } }';

let turn = 0;
/** Sends the mutation to the replicas in turn. */
const callVia = async (person: Person, mutation: string, variables: Record<string, unknown>) =>
  askInTurn(replicas[(turn += 1) % replicas.length]!.url, mutation, variables, { token: await tokenOf(person) });
const register = (person: Person, event: BuiltEvent) => callVia(person, registerMutation, { id: event.id });
const cancel = (person: Person, event: BuiltEvent) => callVia(person, cancelMutation, { id: event.id });
const buildSignedIn = async (howMany: number) => {
  const people = await buildUsers(howMany);
  await Promise.all(people.map(tokenOf));
  return people;
};

test('two hundred people race for twenty seats on two processes: twenty get one, the others EVENT_FULL', async () => {
  const people = await buildSignedIn(200);
  for (let round = 0; round < (isThorough ? 3 : 1); round++) {
    const event = await buildEvent({ capacity: 20 });
    const answers = await Promise.all(people.map((person) => register(person, event)));

    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'EVENT_FULL')).toHaveLength(180);
    expect(await seatsOf(event)).toEqual({ rows: 20, taken: 20, capacity: 20 });
  }
});

test('the race is real: counting first and then inserting gives too many seats away', async () => {
  const [people, event] = [await buildUsers(200), await buildEvent({ capacity: 20 })];
  const pool = openPool(address, 20);
  const naive = async (person: Person) => {
    const { rows } = await pool.query<{ free: boolean }>(
      'SELECT count(*) < (SELECT capacity FROM events WHERE id = $1) AS free FROM registrations WHERE event_id = $1',
      [event.uuid],
    );
    if (!rows[0]!.free) return;
    await pool.query(
      "INSERT INTO registrations (id, event_id, user_id, name, email) VALUES (gen_random_uuid(), $1, $2, 'Asha', 'a@evm.example')",
      [event.uuid, person.uuid],
    );
  };
  await Promise.all(people.map(naive));
  await pool.end();

  expect((await seatsOf(event)).rows).toBeGreaterThan(20);
  await sql('DELETE FROM events WHERE id = $1', [event.uuid]);
});

test('twenty clicks of one person take one seat, and twenty cancellations free it once', async () => {
  const [[person], event] = [await buildSignedIn(1), await buildEvent({ capacity: 5 })];
  const clicks = Array.from({ length: 20 });
  const taken = await Promise.all(clicks.map(() => register(person!, event)));
  expect(taken.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    ...clicks.slice(1).map(() => 'ALREADY_REGISTERED'),
    'done',
  ]);
  expect(await seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });

  const given = await Promise.all(clicks.map(() => cancel(person!, event)));
  expect(given.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    ...clicks.slice(1).map(() => 'NOT_REGISTERED'),
    'done',
  ]);
  expect(await seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
});

test('a second registration does not wait for a cancellation of the same person that is under way', async () => {
  const [[person], event] = [await buildSignedIn(1), await buildEvent({ capacity: 5 })];
  await register(person!, event);
  const edit = await api.database.pool.connect();
  await edit.query('BEGIN');
  await edit.query('SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [event.uuid]);
  const left = cancel(person!, event);
  await expect.poll(() => waitingFor(edit)).toBe(1);
  expect((await register(person!, event)).code).toBe('ALREADY_REGISTERED');
  await edit.query('COMMIT');
  edit.release();

  expect((await left).code).toBeUndefined();
  expect(await seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
});

test('a registration that another process overtakes under the lock of the event is refused, also if answers come', async () => {
  for (const answered of [false, true]) {
    const [[person], event] = [await buildSignedIn(1), await buildEvent({ capacity: 5 })];
    const gate = await api.database.pool.connect();
    await gate.query('BEGIN');
    await gate.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [event.uuid]);
    const statement = `SELECT refusal FROM evm_take_seat(gen_random_uuid(), $1, $2, 'Asha', 'a@evm.example', NULL, NULL, false, true, $3)`;
    const take = () => sql<{ refusal: string | null }>(statement, [event.uuid, person!.uuid, answered]);
    const attempts = Promise.all([take(), take(), take()]);
    await expect.poll(() => waitingFor(gate)).toBe(3);
    await gate.query('COMMIT');
    gate.release();

    const refusals = (await attempts).map(([row]) => row!.refusal ?? 'done');
    expect(refusals.toSorted()).toEqual(['REGISTERED', 'REGISTERED', 'done']);
    expect(await seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
    await api.settled();
    expect(await sql('SELECT FROM mail_messages WHERE user_id = $1', [person!.uuid])).toHaveLength(1);
  }
});

test('a crowd that wants two overlapping events at once, through two processes, gets one seat each', async () => {
  const times = { date: inHours(48), endsAt: inHours(50) };
  const [people, events] = [await buildSignedIn(30), await Promise.all([buildEvent(times), buildEvent(times)])];
  await sql('UPDATE events SET refuse_overlaps = true WHERE id = ANY($1)', [events.map(({ uuid }) => uuid)]);
  const answers = await Promise.all(
    people.flatMap((person, n) => (n % 2 ? events : events.toReversed()).map((event) => register(person, event))),
  );

  expect(answers.filter(({ code }) => !code)).toHaveLength(30);
  expect(answers.filter(({ code }) => code === 'OVERLAPS')).toHaveLength(30);
  const seats = await sql('SELECT DISTINCT user_id FROM registrations WHERE event_id = ANY($1)', [
    events.map(({ uuid }) => uuid),
  ]);
  expect(seats).toHaveLength(30);
});

test('when one person cancels the last seat, at most one of many others gets it', async () => {
  const people = await buildSignedIn(12);
  for (let round = 0; round < (isThorough ? 10 : 6); round++) {
    const event = await buildEvent({ capacity: 1 });
    await register(people[0]!, event);
    const [left, ...wanted] = await Promise.all([
      cancel(people[0]!, event),
      ...people.slice(1).map((person) => register(person, event)),
    ]);

    expect(left.errors).toEqual([]);
    const got = wanted.filter(({ errors }) => errors.length === 0).length;
    expect(got).toBeLessThanOrEqual(1);
    expect(await seatsOf(event)).toMatchObject({ rows: got, taken: got });
  }
});

test('lowering the capacity while people register never leaves more people than seats', async () => {
  const [people, admin] = [await buildSignedIn(10), await buildUser({ role: 'admin' })];
  await tokenOf(admin);
  for (let round = 0; round < (isThorough ? 10 : 6); round++) {
    const event = await buildEvent({ capacity: 10 });
    const [lowered, ...registered] = await Promise.all([
      callVia(admin, capacityMutation, { id: event.id, capacity: 5 }),
      ...people.map((person) => register(person, event)),
    ]);

    const seats = await seatsOf(event);
    expect(seats.rows).toBe(registered.filter(({ errors }) => errors.length === 0).length);
    expect(seats).toEqual(lowered.code ? { rows: 10, taken: 10, capacity: 10 } : { rows: 5, taken: 5, capacity: 5 });
    expect([undefined, 'CAPACITY_BELOW_TAKEN']).toContain(lowered.code);
  }
});

test('deleting an event while people register leaves no registration behind', async () => {
  const [people, admin] = [await buildSignedIn(20), await buildUser({ role: 'admin' })];
  await tokenOf(admin);
  for (let round = 0; round < 5; round++) {
    const event = await buildEvent();
    const [deleted, ...registered] = await Promise.all([
      callVia(admin, 'mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
        id: event.id,
      }),
      ...people.map((person) => register(person, event)),
    ]);
    expect(deleted.errors).toEqual([]);
    for (const { code } of registered) expect([undefined, 'NOT_FOUND']).toContain(code);
    expect(await sql('SELECT 1 FROM registrations WHERE event_id = $1', [event.uuid])).toEqual([]);
  }
});

test('a storm of registrations, cancellations, edits and double clicks keeps the count of seats right', async () => {
  const [people, admin] = [await buildSignedIn(40), await buildUser({ role: 'admin' })];
  await tokenOf(admin);
  const events = await Promise.all([1, 3, 10, 25].map((capacity) => buildEvent({ capacity })));
  const random = seededRandom(20_261_121);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const [steps, codes] = [isThorough ? 25 : 8, new Map<string, number>()];
  const step = async (person: Person) => {
    const [event, dice] = [pick(events), random()];
    const answers = await Promise.all(
      dice < 0.05
        ? [callVia(admin, capacityMutation, { id: event.id, capacity: 1 + Math.floor(random() * 30) })]
        : dice < 0.45
          ? [register(person, event)]
          : dice < 0.6
            ? [register(person, event), register(person, event)]
            : dice < 0.9
              ? [cancel(person, event)]
              : [cancel(person, event), register(person, event), cancel(person, event)],
    );
    for (const { code = 'done' } of answers) codes.set(code, (codes.get(code) ?? 0) + 1);
  };
  await Promise.all(
    people.map(async (person) => {
      for (let i = 0; i < steps; i++) await step(person);
    }),
  );

  for (const event of events) {
    const { rows, taken, capacity } = await seatsOf(event);
    expect(taken).toBe(rows);
    expect(taken).toBeLessThanOrEqual(capacity);
  }
  const expectedCodes = ['done', 'ALREADY_REGISTERED', 'CAPACITY_BELOW_TAKEN', 'EVENT_FULL', 'NOT_REGISTERED'];
  expect([...codes.keys()].filter((code) => !expectedCodes.includes(code))).toEqual([]);
  expect(codes.get('done')).toBeGreaterThan(8 * steps);
  expect((await as(people[0]!)('{ viewer { id } }')).errors).toEqual([]);
});

test('a crowd that waits for the lock of one event does not block registrations for another', async () => {
  const [wanted, other] = [await buildEvent({ capacity: 100 }), await buildEvent()];
  const [person, ...crowd] = await buildSignedIn(31);
  const phoneOf = (n: number) => (n % 2 ? `+91 98450 123${10 + n}` : null);
  const seatAt = (who: Person, event: BuiltEvent) =>
    as(who)<{ registerForEvent: { registration: { userId: string; name: string; phone: string | null } } }>(
      `mutation ($id: ID!, $name: String!, $phone: String) {
        registerForEvent(input: { eventId: $id, name: $name, email: "asha@evm.example", phone: $phone }) { registration { userId name phone } } }`,
      { id: event.id, name: `Seat of ${who.id}`, phone: phoneOf(crowd.indexOf(who)) },
    );
  const holder = new pg.Client({ connectionString: address });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [wanted.uuid]);
    const waiting = crowd.map((each) => seatAt(each, wanted));
    await expect.poll(() => waitingFor(holder)).toBeGreaterThan(0);
    expect((await seatAt(person!, other)).errors).toEqual([]);
    expect(await seatsOf(wanted)).toMatchObject({ taken: 0 });

    await holder.query('COMMIT');
    const answers = await Promise.all(waiting);
    expect(answers.map(({ data }) => data?.registerForEvent.registration)).toEqual(
      crowd.map(({ id }, n) => ({ userId: id, name: `Seat of ${id}`, phone: phoneOf(n) })),
    );
    // one commit for many: two who came first, and everybody behind them
    const commits = await sql('SELECT DISTINCT xmin::text FROM registrations WHERE event_id = $1', [wanted.uuid]);
    expect(commits.length).toBeLessThanOrEqual(5);
  } finally {
    await holder.end();
  }
});
