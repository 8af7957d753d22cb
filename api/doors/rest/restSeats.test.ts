import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import { call, invalid, listOf, noEvent, refusalOf, type RestOptions } from '../../testing/rest.ts';

interface Seat {
  userId: string;
  name: string;
  email: string | null;
  college: string;
}

let api: Api;
let nina: Person;
let organizer: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  nina = await api.buildUser({ firstName: 'Nina', lastName: 'Iyer' });
  organizer = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const rest = <Data = Record<string, unknown>>(what: string, options?: RestOptions) => call<Data>(api, what, options);
const form = { name: 'Nina Iyer', email: 'Nina@evm.example', phone: '+91 80 5550 100', specialRequirements: 'A ramp' };
const register = (event: { id: string }, as = nina, body: object = form) =>
  rest(`POST /api/events/${event.id}/register`, { as, body });
const cancel = (event: { id: string }, as = nina) => rest(`DELETE /api/events/${event.id}/register`, { as });
const participants = (event: { id: string }, as: Person) =>
  rest<Seat[]>(`GET /api/events/${event.id}/participants`, { as });
const idsOf = async (event: BuiltEvent) =>
  (await rest<{ participants: string[] }>(`GET /api/events/${event.id}`, { as: organizer })).body.data.participants;

describe('registering', () => {
  test('registers the viewer with the values of the form', async () => {
    const event = await api.buildEvent();
    const claims = { userId: admin.id, college: 'Elsewhere', role: 'admin', createdBy: admin.id, eventId: 'event_1' };
    const { status, body } = await register(event, nina, { ...form, ...claims });
    expect([status, body.success, body.message]).toEqual([201, true, 'You are registered for this event.']);
    const { _id, createdAt, ...seat } = body.data;
    expect(seat).toEqual({
      ...form,
      id: _id,
      userId: nina.id,
      email: 'nina@evm.example',
      state: 'confirmed',
      answers: [],
    });
    expect(createdAt).toMatch(/^\d{4}-.*Z$/);
    expect(await idsOf(event)).toEqual([nina.id]);
    expect((await participants(event, organizer)).body.data).toMatchObject([{ college: 'Evergreen Institute' }]);
  });

  test('requires only name and e-mail', async () => {
    const { status, body } = await register(await api.buildEvent(), nina, { name: 'Nina', email: 'n@evm.example' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ phone: null, specialRequirements: null });
  });

  test.each<[string, unknown, Record<string, string>]>([
    ['nothing', undefined, { name: 'Name is required', email: 'Email is required' }],
    ['no e-mail', { ...form, email: '' }, { email: 'Email is required' }],
    ['an e-mail that is none', { ...form, email: 'nina' }, { email: 'Invalid email address' }],
    ['no name', { ...form, name: null }, { name: 'Name is required' }],
    ['a phone that is none', { ...form, phone: 'call me' }, { phone: 'Invalid phone number' }],
    ['a name that is an object', { ...form, name: {} }, { name: 'name must be a text' }],
  ])("with %s is refused with the form's sentence", async (_, body, fields) => {
    const event = await api.buildEvent();
    const answer = await rest(`POST /api/events/${event.id}/register`, { as: nina, body });
    expect(refusalOf(answer)).toEqual(invalid(fields));
    expect(await api.seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
  });

  test('is refused if done twice, if the event is full, or if it has begun', async () => {
    const event = await api.buildEvent({ capacity: 1 });
    expect((await register(event)).status).toBe(201);
    const already = [409, 'ALREADY_REGISTERED', 'You are already registered for this event.'];
    expect(refusalOf(await register(event))).toEqual(already);
    const full = [409, 'EVENT_FULL', 'This event has reached its capacity.'];
    expect(refusalOf(await register(event, await api.buildUser()))).toEqual(full);
    const begun = await api.buildEvent({ date: inHours(-1) });
    const closed = [409, 'EVENT_STARTED', 'Registration closed when the event began.'];
    expect(refusalOf(await register(begun))).toEqual(closed);
    expect(await api.seatsOf(event)).toEqual({ rows: 1, taken: 1, capacity: 1 });
  });

  test('is for participants, at existing events', async () => {
    const event = await api.buildEvent({ createdBy: organizer });
    const forbidden = [403, 'FORBIDDEN', 'Only participants can register for events.'];
    for (const person of [organizer, admin]) expect(refusalOf(await register(event, person))).toEqual(forbidden);
    for (const id of ['event_01jd5xq2m8fz4tqv7n3r6k9w0c', nina.id, '5'])
      expect(refusalOf(await register({ id }))).toEqual(noEvent);
  });
});

describe('cancelling', () => {
  test('frees the seat and answers with the event', async () => {
    const event = await api.buildEvent();
    const other = await api.buildUser();
    await api.buildRegistrations(event, [nina, other]);
    const { status, body } = await cancel(event);
    expect([status, body.success, body.message]).toEqual([200, true, 'Your registration is cancelled.']);
    expect(body.data).toMatchObject({ _id: event.id, participants: [other.id] });
    expect(await api.seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
    const none = [409, 'NOT_REGISTERED', 'You are not registered for this event.'];
    expect(refusalOf(await cancel(event))).toEqual(none);
    expect((await register(event)).status).toBe(201);
  });

  test('is refused without a seat, for unknown events, and after the beginning', async () => {
    const begun = await api.buildEvent({ date: inHours(-1) });
    await api.buildRegistrations(begun, [nina]);
    const late = [409, 'EVENT_STARTED', 'A registration cannot be cancelled once the event has begun.'];
    expect(refusalOf(await cancel(begun))).toEqual(late);
    const none = [409, 'NOT_REGISTERED', 'You are not registered for this event.'];
    for (const person of [nina, organizer, admin])
      expect(refusalOf(await cancel(await api.buildEvent(), person))).toEqual(none);
    expect(refusalOf(await cancel({ id: 'event_01jd5xq2m8fz4tqv7n3r6k9w0c' }))).toEqual(noEvent);
  });
});

describe('the participants of an event', () => {
  test('are listed in order of registration; organizers, admins and the person see the address', async () => {
    const event = await api.buildEvent();
    const other = await api.buildUser({ firstName: 'Om', lastName: 'Rao', college: 'Lakeside' });
    await api.buildRegistrations(event, [nina, other]);
    const whole: Seat[] = [
      { userId: nina.id, name: 'Nina Iyer', email: nina.email, college: 'Evergreen Institute' },
      { userId: other.id, name: 'Om Rao', email: other.email, college: 'Lakeside' },
    ];
    for (const person of [organizer, admin]) expect((await participants(event, person)).body).toEqual(listOf(whole));
    const seenBy = async (person: Person) => (await participants(event, person)).body.data.map(({ email }) => email);
    expect(await seenBy(nina)).toEqual([nina.email, null]);
    expect(await seenBy(await api.buildUser())).toEqual([null, null]);
  });

  test('with a private profile have no name for other participants', async () => {
    const event = await api.buildEvent();
    const shy = await api.buildUser({ firstName: 'Shy', lastName: 'Himself', college: 'Hidden College' });
    await api.sql('UPDATE users SET profile_visible = false WHERE id = $1', [shy.uuid]);
    await api.buildRegistrations(event, [shy]);
    const { body, text } = await participants(event, nina);
    expect(body.data).toEqual([{ userId: shy.id, name: 'Private participant', email: null, college: '' }]);
    expect(text).not.toMatch(/Shy|Himself|Hidden/);
    for (const person of [organizer, admin, shy])
      expect((await participants(event, person)).body.data).toEqual([
        { userId: shy.id, name: 'Shy Himself', email: shy.email, college: 'Hidden College' },
      ]);
  });

  test('are an empty list at an empty event, and 404 at an unknown one', async () => {
    const event = await api.buildEvent();
    expect((await participants(event, nina)).body).toEqual(listOf([]));
    for (const id of ['event_01jd5xq2m8fz4tqv7n3r6k9w0c', nina.id, '5'])
      expect(refusalOf(await participants({ id }, organizer))).toEqual(noEvent);
  });
});
