import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Statement, statement } from '../core/statements/rows.ts';
import { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { type DoorPerson, type AttendanceCounts, doorsOf } from '../testing/checkIns.ts';
import { invalid, refusalOf, restOf } from '../testing/rest.ts';
import { guestsIn } from '../testing/scans.ts';
import { mostGuesses } from './validate.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist, buildRequests } = api;
const { send, list, undo, checkIn, giveBack } = doorsOf(api);
const rest = restOf(api);
afterEach(() => vi.restoreAllMocks());
afterAll(api.close);

interface GuestFields {
  readonly scanId: string;
  readonly name: string;
  readonly at: string | null;
  readonly by: string | null;
  readonly door: string | null;
}

const nobody = 'Nobody has this account, or they keep their profile to themselves. They can register by themselves.';
const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
let keeper: Person;
let event: BuiltEvent;
beforeEach(async () => {
  keeper = await buildUser({ firstName: 'Meera', lastName: 'Iyer' });
  event = await buildOpenEvent();
});

/** An event that begins in an hour and takes walk-ins, with a helper at its door. */
async function buildOpenEvent(facts: object = {}): Promise<BuiltEvent> {
  const built = await buildEvent({ createdBy: organizer, date: inHours(1), endsAt: inHours(3), capacity: 3, ...facts });
  await sql('UPDATE events SET walk_ins = true WHERE id = $1', [built.uuid]);
  await sql(`INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, 'door', $3)`, [
    built.uuid,
    keeper.uuid,
    organizer.uuid,
  ]);
  return built;
}

async function walkIn(input: object, who = keeper) {
  const { data, ...answer } = await as(who)<{ walkIn: { person: DoorPerson; attendance: AttendanceCounts } }>(
    `mutation ($input: WalkInInput!) { walkIn(input: $input) { person { userId name state at by door scanIds }
       attendance { in expected walkIns } } }`,
    { input: { eventId: event.id, ...input } },
  );
  return { ...answer, ...data?.walkIn };
}

async function addGuest(name: string, more: object = {}, who = keeper) {
  const { data, ...answer } = await as(who)<{ addGuest: { guest: GuestFields; attendance: AttendanceCounts } }>(
    `mutation ($input: AddGuestInput!) { addGuest(input: $input) { guest { scanId name at by door }
       attendance { in expected walkIns } } }`,
    { input: { eventId: event.id, name, ...more } },
  );
  return { ...answer, ...data?.addGuest };
}

const guests = async (who = keeper) => {
  const { data } = await as(who)<{ doorList: { guests: { totalCount: number; edges: { node: GuestFields }[] } } }>(
    'query ($id: ID!) { doorList(eventId: $id) { guests { totalCount edges { node { scanId name at by door } } } } }',
    { id: event.id },
  );
  expect(data.doorList.guests.totalCount).toBe(data.doorList.guests.edges.length);
  return data.doorList.guests.edges.map(({ node }) => node);
};

const removeGuest = (scanId: string, who = keeper) =>
  as(who)<{ removeGuest: { guest: GuestFields; attendance: AttendanceCounts } }>(
    'mutation ($input: RemoveGuestInput!) { removeGuest(input: $input) { guest { scanId at } attendance { in expected walkIns } } }',
    { input: { eventId: event.id, scanId } },
  );

const takenSeats = async ({ uuid } = event) =>
  (await sql<{ taken: number }>('SELECT taken FROM events WHERE id = $1', [uuid]))[0]!.taken;

test('a guest gets a free seat and is checked in until that is undone', async () => {
  const { guest, attendance } = await addGuest(' Nandini Das ', { door: 'Main gate' });
  expect(guest).toMatchObject({ name: 'Nandini Das', by: 'Meera Iyer', door: 'Main gate', at: expect.any(String) });
  expect(attendance).toEqual({ in: 1, expected: 1, walkIns: 1 });
  expect(await guests()).toEqual([guest]);
  expect(await takenSeats()).toBe(1);
  // the seat is taken, but a guest is no participant
  const { data: seen } = await as(keeper)<{ event: { registeredCount: number; participants: { totalCount: number } } }>(
    'query ($id: ID!) { event(id: $id) { registeredCount participants { totalCount } } }',
    { id: event.id },
  );
  expect(seen.event).toEqual({ registeredCount: 1, participants: { totalCount: 0 } });
  const { data } = await removeGuest(guest.scanId, organizer);
  expect(data.removeGuest).toEqual({
    guest: { scanId: guest.scanId, at: null },
    attendance: { in: 0, expected: 0, walkIns: 0 },
  });
  expect([await guests(), await takenSeats()]).toEqual([[], 0]);
  expect((await removeGuest(guest.scanId)).code).toBe('NOT_CHECKED_IN');
  const trail = await sql<{ action: string; actor_name: string; after: object }>(
    'SELECT action, actor_name, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [event.id],
  );
  expect(trail).toEqual([
    { action: 'checkin.walk_in', actor_name: 'Meera Iyer', after: { name: 'Nandini Das', guest: true } },
    { action: 'checkin.undo', actor_name: 'Ravi Menon', after: { names: ['Nandini Das'], people: 1 } },
  ]);
});

test('a walk-in with an account gets a seat and a notice, and is checked in', async () => {
  const asha = await buildUser({ firstName: 'Asha', lastName: 'Rao' });
  const { person, attendance } = await walkIn({ email: ` ${asha.email.toUpperCase()} ` });
  expect(attendance).toEqual({ in: 1, expected: 1, walkIns: 1 });
  expect(person).toMatchObject({ userId: asha.id, name: 'Asha Rao', state: 'CONFIRMED', by: 'Meera Iyer' });
  expect(await list(keeper, event)).toEqual([person]);
  const { data } = await as(asha)<{ event: { viewerTicket: { state: string } } }>(
    'query ($id: ID!) { event(id: $id) { viewerTicket { state } } }',
    { id: event.id },
  );
  expect(data.event.viewerTicket).toEqual({ state: 'VALID' });
  expect(await sql('SELECT kind FROM notices WHERE user_id = $1', [asha.uuid])).toHaveLength(1);
  // a second time is ALREADY_IN; after undoing, the person keeps the seat
  expect(await walkIn({ email: asha.email })).toMatchObject({ code: 'ALREADY_IN' });
  await undo(keeper, event, { userId: asha.id });
  expect((await walkIn({ email: asha.email })).attendance).toEqual({ in: 1, expected: 1, walkIns: 0 });
  expect(await takenSeats()).toBe(1);
});

test('people on the waitlist or with a request get a free seat at the door; other ids are refused', async () => {
  const [waiting, asking, stranger] = (await buildUsers(3)) as [Person, Person, Person];
  // registration has closed, so free seats no longer go to the waitlist
  await sql('UPDATE events SET closes_at = now() - interval $$1 hour$$ WHERE id = $1', [event.uuid]);
  await buildWaitlist(event, [waiting]);
  await buildRequests(event, [asking]);
  for (const { id } of [waiting, asking])
    expect((await walkIn({ userId: id })).person).toMatchObject({ state: 'CONFIRMED', at: expect.any(String) });
  expect(await sql('SELECT taken, waiting, requested FROM events WHERE id = $1', [event.uuid])).toEqual([
    { taken: 2, waiting: 0, requested: 0 },
  ]);
  expect((await walkIn({ userId: stranger.id })).code).toBe('NO_SEAT');
});

test('a person with a seat is checked in with it, also if the event is full', async () => {
  const people = await buildUsers(3);
  await buildRegistrations(event, people);
  expect((await walkIn({ email: people[0]!.email })).attendance).toEqual({ in: 1, expected: 3, walkIns: 0 });
  const another = await buildUser();
  expect(await walkIn({ email: another.email })).toMatchObject({
    code: 'EVENT_FULL',
    errors: [{ message: 'All seats are taken.' }],
  });
  expect((await addGuest('Nandini')).code).toBe('EVENT_FULL');
  expect(await takenSeats()).toBe(3);
});

test('the first person on the waitlist gets the seat of a removed guest', async () => {
  await buildRegistrations(event, await buildUsers(2));
  const { guest } = await addGuest('Nandini');
  const [first] = await buildUsers(1);
  await buildWaitlist(event, [first!]);
  await send(keeper, event, { undone: [{ scanId: guest.scanId, at: new Date() }] });
  expect((await list(keeper, event)).find(({ userId }) => userId === first!.id)).toMatchObject({ state: 'CONFIRMED' });
  expect(await takenSeats()).toBe(3);
});

test('walk-ins and guests with the same id are idempotent', async () => {
  const id = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => addGuest('Nandini', { id })));
  expect(sent.map(({ guest }) => guest?.scanId)).toEqual([id, id, id]);
  const asha = await buildUser();
  const other = randomUUID();
  for (const _ of [1, 2]) expect((await walkIn({ email: asha.email, id: other })).person?.scanIds).toEqual([other]);
  // the same id is refused for another address, with or without an account
  for (const email of [(await buildUser()).email, 'nobody@evm.example'])
    expect((await walkIn({ email, id: other })).fields).toEqual({ id: 'This id is that of somebody else' });
  expect([await takenSeats(), (await guests()).length]).toEqual([2, 1]);
  // the same words with other spaces are the same guest, another name is another one
  expect((await addGuest(' Nandini ', { id })).guest?.scanId).toBe(id);
  const taken = { id: 'This id is that of somebody else' };
  expect(await addGuest('Arun', { id })).toMatchObject({ code: 'VALIDATION_FAILED', fields: taken });
  const sentTo = `POST /api/events/${event.id}/guests`;
  expect(refusalOf(await rest(sentTo, { as: keeper, body: { id, name: 'Arun' } }))).toEqual(invalid(taken));
  expect((await rest(sentTo, { as: keeper, body: { id, name: 'Nandini' } })).status).toBe(201);
  expect([await takenSeats(), (await guests()).length]).toEqual([2, 1]);
  await removeGuest(id);
  expect((await addGuest('Nandini', { id })).fields).toEqual({ id: 'What this id names was taken back' });
  expect(await takenSeats()).toBe(1);
});

test('without `another`, of several guests of one name sent at once one gets in, and again once they are removed', async () => {
  const once = (name: string, more: object = {}) => addGuest(name, { another: false, ...more });
  const id = randomUUID();
  const { guest } = await once('Zoë Das', { id });
  const sent = await Promise.all([' zoe das', 'ZOË DAS'].map((name) => once(name)));
  expect(sent.map(({ code }) => code)).toEqual(['GUEST_IN', 'GUEST_IN']);
  expect(sent[0]!.errors).toMatchObject([{ message: 'A guest called "zoe das" is in already.' }]);
  // a retry of the first request is no other guest
  expect((await once('Zoë Das', { id })).guest).toEqual(guest);
  await removeGuest(id);
  const again = await Promise.all([1, 2, 3].map(() => once('Zoë Das')));
  expect(again.map(({ code = 'in' }) => code).toSorted()).toEqual(['GUEST_IN', 'GUEST_IN', 'in']);
  expect([await takenSeats(), (await guests()).length]).toEqual([1, 1]);
  expect((await addGuest('Zoë Das')).guest.name).toBe('Zoë Das');
});

describe('refused walk-ins', () => {
  test.each([
    ['if the event takes no walk-ins', 'walk_ins = false', 'CHECK_IN_CLOSED'],
    ['before the event is approved', `approval = 'pending'`, 'FORBIDDEN'],
    ['two days before the start', 'date = now() + interval $$48 hours$$, ends_at = NULL', 'CHECK_IN_CLOSED'],
    [
      'after the end',
      'date = now() - interval $$3 hours$$, ends_at = now() - interval $$1 minute$$',
      'CHECK_IN_CLOSED',
    ],
    [
      'half a day after the start of an event without an end',
      'date = now() - interval $$13 hours$$, ends_at = NULL',
      'CHECK_IN_CLOSED',
    ],
  ])('a guest is refused %s', async (_, change, code) => {
    await sql(`UPDATE events SET ${change} WHERE id = $1`, [event.uuid]);
    expect((await addGuest('Nandini')).code).toBe(code);
    expect([await takenSeats(), await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])]).toEqual([0, []]);
  });

  test('an event without an end still takes guests hours after its start', async () => {
    await sql('UPDATE events SET date = now() - interval $$5 hours$$, ends_at = NULL WHERE id = $1', [event.uuid]);
    expect((await addGuest('Nandini')).guest?.name).toBe('Nandini');
  });

  test('only keepers of the door can add and remove guests', async () => {
    const [scorer, stranger] = (await buildUsers(2)) as [Person, Person];
    await sql(`INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, 'scorer', $3)`, [
      event.uuid,
      scorer.uuid,
      organizer.uuid,
    ]);
    const { guest } = await addGuest('Nandini');
    for (const who of [scorer, stranger]) {
      expect((await addGuest('Arun', {}, who)).code).toBe('FORBIDDEN');
      expect((await removeGuest(guest.scanId, who)).code).toBe('FORBIDDEN');
    }
    expect(await guests()).toEqual([guest]);
  });

  test('organizers, ambiguous people and invalid names are refused', async () => {
    expect(await walkIn({ email: organizer.email })).toMatchObject({
      code: 'FORBIDDEN',
      errors: [{ message: 'Only participants can be registered for events.' }],
    });
    const several = await walkIn({ email: 'x', userId: keeper.id, id: 'X', door: 'a\nb' });
    expect(Object.keys(several.fields ?? {}).toSorted()).toEqual(['door', 'email', 'id', 'userId']);
    expect((await walkIn({})).fields).toHaveProperty('userId');
    for (const name of ['', ' ', 'x'.repeat(101), 'As\u0000ha'])
      expect((await addGuest(name)).fields).toHaveProperty('name');
    const guest = await addGuest('', { id: 'X', door: 'x'.repeat(61) });
    expect(Object.keys(guest.fields ?? {}).toSorted()).toEqual(['door', 'id', 'name']);
  });

  test('tries with unknown addresses are limited', async () => {
    const asha = await buildUser();
    const tried = await Promise.all(
      Array.from({ length: mostGuesses + 10 }, (_, n) => walkIn({ email: `nobody${n}@evm.example` })),
    );
    const codes = tried.map(({ code }) => code);
    expect(codes.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(mostGuesses);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
    expect((await walkIn({ email: asha.email })).code).toBe('TOO_MANY_REQUESTS');
    // guests are not affected
    expect((await addGuest('Nandini')).guest).toBeTruthy();
  });
});

test('a person with a seat at two doors at once is checked in by one of them', async () => {
  event = await buildOpenEvent({ capacity: 40 });
  const people = await buildUsers(20);
  await buildRegistrations(event, people);
  const codes = await Promise.all(
    people.map(async ({ id, email }) => {
      const answers = await Promise.all([walkIn({ email }, organizer), checkIn(organizer, event, { userId: id })]);
      return answers.map(({ code = 'in' }) => code).toSorted();
    }),
  );
  expect(codes).toEqual(people.map(() => ['ALREADY_IN', 'in']));
});

test.each([1, 2])('concurrent removals of guests, cancellations and check-ins do not deadlock, round %d', async () => {
  event = await buildOpenEvent({ capacity: 100 });
  const people = await buildUsers(10);
  await buildRegistrations(event, people);
  const scans = await guestsIn(sql)(
    event,
    people.map((_, n) => `Guest ${n}`),
    organizer,
  );
  const answers = await Promise.all(
    people.flatMap((person, n) => [
      send(organizer, event, {
        scans: [{ id: randomUUID(), at: new Date(), userId: people[(n + 1) % 10]!.id }],
        undone: [{ scanId: scans[n], at: new Date() }],
      }),
      giveBack(person, event),
      addGuest(`Another ${n}`),
    ]),
  );
  expect(answers.map(({ code }) => code).filter((code) => code === 'INTERNAL' || code === 'UNAVAILABLE')).toEqual([]);
  const [counted] = await sql<{ taken: number; guests: number; seats: number }>(
    `SELECT taken, guests, (SELECT count(*)::int FROM seats WHERE event_id = e.id) AS seats FROM events e WHERE id = $1`,
    [event.uuid],
  );
  expect(counted).toEqual({ taken: 10, guests: 10, seats: 0 });
});

describe('concurrent walk-ins', () => {
  const register = (who: Person) =>
    as(who)('mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }', {
      input: { eventId: event.id, name: 'Asha Rao', email: who.email },
    });

  test('walk-ins, guests and registrations together take exactly the free seats', async () => {
    event = await buildOpenEvent({ capacity: 12 });
    const [coming, registering] = [await buildUsers(10), await buildUsers(10)];
    await Promise.all([...registering, keeper].map(api.tokenOf));
    const answers = await Promise.all([
      ...coming.map(({ email }) => walkIn({ email })),
      ...Array.from({ length: 10 }, (_, n) => addGuest(`Guest ${n}`)),
      ...registering.map(register),
    ]);
    const codes = answers.map(({ code = 'in' }) => code);
    expect(codes.filter((code) => code === 'in')).toHaveLength(12);
    expect(codes.filter((code) => code === 'EVENT_FULL')).toHaveLength(18);
    const [held] = await sql<{ seats: number }>(
      `SELECT (SELECT count(*) FROM seats WHERE event_id = $1)::int
            + (SELECT count(*) FROM standing_scans WHERE event_id = $1 AND user_id IS NULL)::int AS seats`,
      [event.uuid],
    );
    expect([held!.seats, await takenSeats()]).toEqual([12, 12]);
  });

  test('the race is real: without the lock an event with one seat has two guests', async () => {
    event = await buildOpenEvent({ capacity: 1 });
    await api.tokenOf(keeper);
    let come = () => {};
    let missing = 2;
    const both = new Promise<void>((resolve) => (come = resolve));
    const seatIsFree = statement('seat-free', 'SELECT FROM events WHERE id = $1 AND taken < capacity');
    const { rows } = UnitOfWork.prototype;
    vi.spyOn(UnitOfWork.prototype, 'rows').mockImplementation(async function <Row>(
      this: UnitOfWork,
      { text, ...rest }: Statement<Row>,
      values?: readonly unknown[],
    ) {
      if (!text.startsWith('UPDATE events SET taken'))
        return rows.call(this, { ...rest, text: text.replace('FOR NO KEY UPDATE', '') }, values);
      // reads first, and then takes the seat that was free
      const free = await rows.call(this, seatIsFree, values!.slice(0, 1));
      missing -= 1;
      if (missing === 0) come();
      await both;
      return free;
    });
    const answers = await Promise.all(['Nandini', 'Arun'].map((name) => addGuest(name)));
    expect(answers.map(({ guest }) => guest?.name)).toEqual(['Nandini', 'Arun']);
  });
});

test('a helper cannot find a private account by its address; an organizer can', async () => {
  const [hidden, waiting] = (await buildUsers(2, { firstName: 'Secretname' })) as [Person, Person];
  await sql('UPDATE users SET profile_visible = false WHERE id = ANY($1::uuid[])', [[hidden.uuid, waiting.uuid]]);
  const refused = await walkIn({ email: hidden.email });
  expect(refused.fields).toEqual({ email: nobody });
  expect((await walkIn({ email: 'nobody@evm.example' })).fields).toEqual(refused.fields);
  expect(await sql('SELECT FROM registrations WHERE user_id = $1', [hidden.uuid])).toEqual([]);
  // a private person with a request is on the door list
  await buildRequests(event, [waiting]);
  expect((await walkIn({ email: waiting.email })).errors).toEqual([]);
  expect((await walkIn({ email: hidden.email }, organizer)).errors).toEqual([]);
});

describe('walk-ins over REST', () => {
  test('REST adds walk-ins, and adds, lists, searches and removes guests', async () => {
    const asha = await buildUser({ firstName: 'Asha', lastName: 'Rao' });
    const path = `/api/events/${event.id}`;
    const made = await rest(`POST ${path}/walkins`, { as: keeper, body: { email: asha.email } });
    expect([made.status, made.body.message]).toEqual([201, 'Asha Rao is in.']);
    expect(made.body.data).toMatchObject({ userId: asha.id, state: 'confirmed' });
    const guest = await rest(`POST ${path}/guests`, { as: keeper, body: { name: 'Nandini Das' } });
    expect([guest.status, guest.body.message]).toEqual([201, 'Nandini Das is in.']);
    const listed = await rest<{ scanId: string }[]>(`GET ${path}/guests`, { as: keeper });
    expect([listed.body.total, listed.body.data]).toEqual([1, [guest.body.data]]);
    const searchGuests = async (words: string) =>
      (await rest<{ name: string }[]>(`GET ${path}/guests?search=${words}`, { as: keeper })).body;
    expect(await searchGuests('das%20NÀNDINI')).toMatchObject({ total: 1, data: [{ name: 'Nandini Das' }] });
    expect(await searchGuests('arun')).toMatchObject({ total: 0, data: [] });
    const { scanId } = listed.body.data[0]!;
    const out = await rest(`DELETE ${path}/guests`, { as: keeper, body: { scanId } });
    expect([out.status, out.body.message]).toEqual([200, 'Nandini Das is not in any more.']);
    const wrong = await rest(`POST ${path}/walkins`, { as: keeper, body: { email: 'nobody@evm.example' } });
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: { email: nobody } }]);
    expect((await rest(`GET ${path}/guests`, { as: asha })).status).toBe(403);
  });
});
