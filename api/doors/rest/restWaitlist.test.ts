import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import {
  call,
  invalid,
  listOf,
  noEvent,
  refusalOf,
  type RestAnswer,
  type RestOptions,
  signedOut,
} from '../../testing/rest.ts';

interface Place {
  id: string;
  userId: string;
  state: string;
}

let api: Api;
let organizer: Person;
let admin: Person;
let [seated, asha, ben] = [] as unknown as [Person, Person, Person];
let event: BuiltEvent;

beforeAll(async () => {
  api = await startApi();
  organizer = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
beforeEach(async () => {
  [seated, asha, ben] = (await api.buildUsers(3)) as [Person, Person, Person];
  event = await api.buildEvent({ createdBy: organizer, capacity: 1 });
  await api.buildRegistrations(event, [seated]);
});
afterAll(() => api?.close());

const rest = <Data = Record<string, unknown>>(what: string, options?: RestOptions) => call<Data>(api, what, options);
const formOf = ({ lastName, email }: Person) => ({ name: lastName, email });
const send = (what: string, as: Person, body: object = formOf(as), headers = {}) =>
  rest<Place>(`POST /api/events/${event.id}/${what}`, { as, body, headers });
const join = (as: Person, body?: object, headers?: object) => send('waitlist', as, body, headers);
const leave = (as: Person, { id } = event) => rest(`DELETE /api/events/${id}/waitlist`, { as });
const line = (as: Person, query = '') => rest<Place[]>(`GET /api/events/${event.id}/waitlist${query}`, { as });
const give = (as: Person, to: { id: string }, { id } = event) =>
  rest(`POST /api/events/${id}/waitlist/${to.id}/seat`, { as });
const codeOf = ({ status, body }: RestAnswer<unknown>) => [status, body.code];
const inLine = async () => (await line(admin)).body.data.map(({ userId }) => userId);

describe('joining the waitlist', () => {
  test('of a full event answers with a place, and registering stays refused', async () => {
    expect(codeOf(await send('register', asha))).toEqual([409, 'EVENT_FULL']);
    const { status, body } = await join(asha, { ...formOf(asha), userId: admin.id, state: 'confirmed', place: 0 });
    expect([status, body.success, body.message]).toEqual([201, true, 'You are in line for a seat.']);
    expect(body.data).toMatchObject({ userId: asha.id, name: asha.lastName, state: 'waitlisted' });
    const full = [409, 'EVENT_FULL', 'This event has reached its capacity.'];
    expect(refusalOf(await send('register', ben))).toEqual(full);
    expect((await rest(`GET /api/events/${event.id}`, { as: ben })).body.data).toMatchObject({
      participants: [seated.id],
      hasWaitlist: true,
      waitlistCount: 1,
    });
  });

  test('takes a free seat if the waitlist is empty', async () => {
    await rest(`DELETE /api/events/${event.id}/register`, { as: seated });
    const { status, body } = await join(asha);
    expect([status, body.message]).toEqual([201, 'A seat came free: you are registered for this event.']);
    expect(body.data.state).toBe('confirmed');
    expect(await api.seatsOf(event)).toEqual({ rows: 1, taken: 1, capacity: 1 });
  });

  test('is refused for the same reasons as registering', async () => {
    await join(asha);
    const already = [409, 'ALREADY_WAITING', 'You are already in line for a seat at this event.'];
    for (const what of ['waitlist', 'register']) expect(refusalOf(await send(what, asha))).toEqual(already);
    expect(codeOf(await join(seated))).toEqual([409, 'ALREADY_REGISTERED']);
    expect(refusalOf(await join(ben, {}))).toEqual(invalid({ name: 'Name is required', email: 'Email is required' }));
    for (const body of [{}, { name: {} }]) expect(codeOf(await join(organizer, body))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await rest(`POST /api/events/${event.id}/waitlist`, { body: {} }))).toEqual(signedOut);
    event = await api.buildEvent({ date: inHours(-1), capacity: 1 });
    expect(codeOf(await join(ben))).toEqual([409, 'EVENT_STARTED']);
    event = { ...event, id: 'event_01jd5xq2m8fz4tqv7n3r6k9w0c' };
    expect(refusalOf(await join(ben))).toEqual(noEvent);
  });

  test('happens once per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await join(asha, formOf(asha), headers);
    const again = await join(asha, formOf(asha), headers);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await inLine()).toEqual([asha.id]);
  });
});

describe('leaving the waitlist', () => {
  beforeEach(async () => {
    for (const person of [asha, ben]) await join(person);
  });

  test('answers with the event, and is refused the second time', async () => {
    const { status, body } = await leave(asha);
    expect([status, body.message]).toEqual([200, 'You are no longer in line.']);
    expect(body.data).toMatchObject({ _id: event.id, waitlistCount: 1 });
    expect(codeOf(await leave(asha))).toEqual([409, 'NOT_WAITING']);
    expect(await inLine()).toEqual([ben.id]);
  });

  test('also works by cancelling the registration', async () => {
    const { body } = await rest(`DELETE /api/events/${event.id}/register`, { as: asha });
    expect(body).toMatchObject({ success: true, data: { waitlistCount: 1, participants: [seated.id] } });
  });

  test('is refused with an explanation if the person has got a seat', async () => {
    await rest(`DELETE /api/events/${event.id}/register`, { as: seated });
    expect(refusalOf(await leave(asha))).toEqual([
      409,
      'NOT_WAITING',
      'A seat came free, and you have it now. Cancel your registration to give it back.',
    ]);
    expect(await api.seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
    expect(refusalOf(await leave(asha, { ...event, id: 'event_01jd5xq2m8fz4tqv7n3r6k9w0c' }))).toEqual(noEvent);
  });
});

describe('the waitlist', () => {
  beforeEach(async () => {
    for (const person of [asha, ben]) await join(person);
  });

  test('is listed in order for the creator and admins only', async () => {
    const place = ({ id: userId, lastName: name, email, college }: Person) => ({
      _id: expect.any(String) as string,
      id: expect.any(String) as string,
      userId,
      name,
      email,
      phone: null,
      specialRequirements: null,
      state: 'waitlisted',
      answers: [],
      createdAt: expect.any(String) as string,
      college,
    });
    for (const viewer of [organizer, admin])
      expect((await line(viewer)).body).toEqual(listOf([place(asha), place(ben)]));
    for (const viewer of [seated, asha, await api.buildUser({ role: 'organizer' })])
      expect(codeOf(await line(viewer))).toEqual([403, 'FORBIDDEN']);
    expect(refusalOf(await rest('GET /api/events/5/waitlist', { as: admin }))).toEqual(noEvent);
  });

  test('continues at the cursor', async () => {
    const { body } = await line(organizer, '?limit=1');
    expect(body).toMatchObject({ data: [{ userId: asha.id }], count: 1, total: 2 });
    const next = await line(organizer, `?cursor=${body.nextCursor}`);
    expect(next.body).toMatchObject({ data: [{ userId: ben.id }], count: 1, nextCursor: null });
  });

  test('can be bypassed by the organizer, who gives out an additional seat', async () => {
    for (const other of [asha, await api.buildUser({ role: 'organizer' })])
      expect(codeOf(await give(other, ben))).toEqual([403, 'FORBIDDEN']);
    const { status, body } = await give(organizer, ben);
    expect([status, body.message]).toEqual([200, 'The seat is given.']);
    expect(body.data).toMatchObject({ capacity: 2, waitlistCount: 1, participants: [seated.id, ben.id] });
    for (const other of [ben, seated]) expect(codeOf(await give(admin, other))).toEqual([409, 'NOT_WAITING']);
    expect(codeOf(await give(admin, { id: event.id }))).toEqual([404, 'NOT_FOUND']);
    expect(refusalOf(await give(admin, asha, { ...event, id: '5' }))).toEqual(noEvent);
    expect(await inLine()).toEqual([asha.id]);
  });
});

test('an event has a waitlist or not, as set on creation or by an edit', async () => {
  const talk = { title: 'Talk', description: 'Short.', date: inHours(30), location: 'Hall', capacity: 1 };
  const as = await api.buildUser({ role: 'organizer' });
  const { body } = await rest<{ id: string }>('POST /api/events', {
    as,
    body: { ...talk, hasWaitlist: false },
  });
  expect(body.data).toMatchObject({ hasWaitlist: false });
  event = { ...event, id: body.data.id };
  await send('register', seated);
  expect(refusalOf(await join(asha))).toEqual([409, 'EVENT_FULL', 'This event has reached its capacity.']);
  const edit = (fields: object) => rest(`PUT /api/events/${event.id}`, { as, body: fields });
  expect((await edit({ title: 'Long talk' })).body.data).toMatchObject({ hasWaitlist: false });
  expect(refusalOf(await edit({ hasWaitlist: 'perhaps' }))).toEqual(
    invalid({ hasWaitlist: 'hasWaitlist must be true or false' }),
  );
  expect((await edit({ hasWaitlist: true })).body.data).toMatchObject({ hasWaitlist: true });
  expect((await join(asha)).body.data.state).toBe('waitlisted');
});
