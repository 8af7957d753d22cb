import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist } = api;
const { undo } = doorsOf(api);
const rest = restOf(api);
afterEach(() => sql('UPDATE system_settings SET max_users_per_event = DEFAULT'));
afterAll(api.close);

const owner = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
const manager = await buildUser();
const helper = await buildUser();
let event: BuiltEvent;
beforeEach(async () => {
  event = await buildFullEvent(2);
});

/** An event that begins in an hour, takes walk-ins and has no free seat. */
async function buildFullEvent(capacity: number): Promise<BuiltEvent> {
  const built = await buildEvent({
    title: 'Kite day',
    createdBy: owner,
    date: inHours(1),
    endsAt: inHours(3),
    capacity,
  });
  await sql('UPDATE events SET walk_ins = true WHERE id = $1', [built.uuid]);
  await sql(
    `INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, 'door', $4), ($1, $3, 'manager', $4)`,
    [built.uuid, helper.uuid, manager.uuid, owner.uuid],
  );
  await buildRegistrations(built, await buildUsers(capacity));
  return built;
}

const walkIn = (who: Person, input: object) =>
  as(who)<{ walkIn: { person: { state: string; at: string } } }>(
    'mutation ($input: WalkInInput!) { walkIn(input: $input) { person { state at } } }',
    { input: { eventId: event.id, raiseCapacity: true, ...input } },
  );

const addGuest = (who: Person, input: object) =>
  as(who)<{ addGuest: { guest: { name: string; at: string } } }>(
    'mutation ($input: AddGuestInput!) { addGuest(input: $input) { guest { name at } } }',
    { input: { eventId: event.id, raiseCapacity: true, ...input } },
  );

const seats = async () =>
  (
    await sql<{ taken: number; capacity: number; version: number }>(
      'SELECT taken, capacity, version FROM events WHERE id = $1',
      [event.uuid],
    )
  )[0]!;

const trail = () =>
  sql<{ before: object | null; after: object }>(
    `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'checkin.walk_in' ORDER BY id`,
    [event.id],
  );

test('people who may edit the event let walk-ins in at a full event; the audit trail tells both capacities', async () => {
  const asha = await buildUser({ firstName: 'Asha', lastName: 'Rao' });
  expect((await walkIn(owner, { email: asha.email })).data.walkIn.person).toMatchObject({ state: 'CONFIRMED' });
  expect((await addGuest(manager, { name: ' Nandini Das ' })).data.addGuest.guest.name).toBe('Nandini Das');
  expect(await seats()).toEqual({ taken: 4, capacity: 4, version: 3 });
  expect(await trail()).toEqual([
    {
      before: { capacity: 2 },
      after: { name: 'Asha Rao', guest: false, capacity: 3, passedOver: 0, over: [] },
    },
    {
      before: { capacity: 3 },
      after: { name: 'Nandini Das', guest: true, capacity: 4, passedOver: 0, over: [] },
    },
  ]);
});

test('helpers at the door raise no capacity, and learn nothing more about the event', async () => {
  const [asha] = (await buildUsers(1)) as [Person];
  for (const answer of [await walkIn(helper, { email: asha.email }), await addGuest(helper, { name: 'Nandini' })])
    expect(answer).toMatchObject({
      code: 'FORBIDDEN',
      errors: [{ message: 'You do not have permission to edit this event.' }],
    });
  // without the wish, the answer is that of a full event
  const refused = await addGuest(helper, { name: 'Nandini', raiseCapacity: false });
  expect(refused.errors).toMatchObject([{ message: 'All seats are taken.', extensions: { code: 'EVENT_FULL' } }]);
  expect(Object.keys(refused.errors[0]!.extensions ?? {})).toEqual(['code']);
  expect((await walkIn(asha, { email: asha.email })).code).toBe('FORBIDDEN');
  expect(await seats()).toEqual({ taken: 2, capacity: 2, version: 1 });
  expect(await trail()).toEqual([]);
});

test('a repeat with the same id raises the capacity once, also while the first is under way', async () => {
  const asha = await buildUser();
  const [guest, account] = [randomUUID(), randomUUID()];
  const sent = await Promise.all(
    [1, 2, 3].flatMap(() => [
      addGuest(owner, { name: 'Nandini', id: guest }),
      walkIn(owner, { email: asha.email, id: account }),
    ]),
  );
  expect(sent.flatMap(({ errors }) => errors)).toEqual([]);
  await addGuest(owner, { name: 'Nandini', id: guest });
  expect(await seats()).toEqual({ taken: 4, capacity: 4, version: 3 });
  expect(await trail()).toHaveLength(2);
  // with another id the person is already in
  expect((await walkIn(owner, { email: asha.email, id: randomUUID() })).code).toBe('ALREADY_IN');
  expect(await seats()).toMatchObject({ capacity: 4 });
});

test('a free seat, or the own seat, is taken before the capacity grows', async () => {
  const asha = await buildUser();
  await sql('UPDATE events SET capacity = 3 WHERE id = $1', [event.uuid]);
  await walkIn(owner, { email: asha.email });
  expect(await seats()).toEqual({ taken: 3, capacity: 3, version: 1 });
  expect(await trail()).toEqual([{ before: null, after: { name: expect.any(String) as string, guest: false } }]);
  await undo(owner, event, { userId: asha.id });
  expect((await walkIn(owner, { email: asha.email })).errors).toEqual([]);
  expect(await seats()).toEqual({ taken: 3, capacity: 3, version: 1 });
});

test('the audit trail names the people in line who are passed over', async () => {
  const people = await Promise.all(['Asha', 'Ben', 'Cyra'].map((lastName) => buildUser({ firstName: 'A', lastName })));
  await buildWaitlist(event, people);
  await addGuest(owner, { name: 'Nandini' });
  await walkIn(owner, { userId: people[1]!.id });
  const passedOver = (await trail()).map(({ after }) => (after as { over: string[] }).over);
  expect(passedOver).toEqual([['Asha', 'Ben', 'Cyra'], ['Asha']]);
  expect(await sql('SELECT taken, capacity, waiting FROM events WHERE id = $1', [event.uuid])).toEqual([
    { taken: 4, capacity: 4, waiting: 2 },
  ]);
});

test('the capacity never exceeds the limit of the platform', async () => {
  await sql('UPDATE system_settings SET max_users_per_event = 3');
  expect((await addGuest(owner, { name: 'Nandini' })).errors).toEqual([]);
  const refused = await addGuest(owner, { name: 'Arun' });
  expect(refused).toMatchObject({
    code: 'EVENT_FULL',
    errors: [{ message: 'All seats are taken, and an event may have at most 3.' }],
  });
  expect(await seats()).toMatchObject({ taken: 3, capacity: 3 });
});

test('concurrent walk-ins at a full event get one more seat each, and registrations get none', async () => {
  event = await buildFullEvent(3);
  const [coming, registering] = [await buildUsers(6), await buildUsers(6)];
  await Promise.all([...registering, owner, manager].map(api.tokenOf));
  const answers = await Promise.all([
    ...coming.map(({ email }, n) => walkIn(n % 2 ? owner : manager, { email })),
    ...Array.from({ length: 6 }, (_, n) => addGuest(n % 2 ? owner : manager, { name: `Guest ${n}` })),
    ...registering.map((who) =>
      as(who)('mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }', {
        input: { eventId: event.id, name: 'Asha Rao', email: who.email },
      }),
    ),
  ]);
  const codes = answers.map(({ code = 'in' }) => code);
  expect(codes).toEqual([...Array.from({ length: 12 }, () => 'in'), ...registering.map(() => 'EVENT_FULL')]);
  expect(await seats()).toEqual({ taken: 15, capacity: 15, version: 13 });
  const [held] = await sql<{ seats: number }>(
    `SELECT (SELECT count(*) FROM seats WHERE event_id = $1)::int
          + (SELECT count(*) FROM standing_scans WHERE event_id = $1 AND user_id IS NULL)::int AS seats`,
    [event.uuid],
  );
  expect(held!.seats).toBe(15);
  // each entry continues where the one before ended
  const capacities = (await trail()).map(({ before }) => (before as { capacity: number }).capacity);
  expect(capacities.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, n) => n + 3));
});

test('REST raises the capacity for walk-ins and guests', async () => {
  const asha = await buildUser({ firstName: 'Asha', lastName: 'Rao' });
  const path = `/api/events/${event.id}`;
  const body = { email: asha.email, raiseCapacity: true };
  expect((await rest(`POST ${path}/walkins`, { as: helper, body })).status).toBe(403);
  expect((await rest(`POST ${path}/walkins`, { as: owner, body: { email: asha.email } })).body.code).toBe('EVENT_FULL');
  const made = await rest(`POST ${path}/walkins`, { as: owner, body });
  expect([made.status, made.body.message]).toEqual([201, 'Asha Rao is in.']);
  const guest = { name: 'Nandini Das', raiseCapacity: true, id: randomUUID() };
  for (const _ of [1, 2]) {
    const added = await rest(`POST ${path}/guests`, { as: manager, body: guest });
    expect([added.status, added.body.message]).toEqual([201, 'Nandini Das is in.']);
  }
  expect(await seats()).toMatchObject({ taken: 4, capacity: 4 });
});
