import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';

const { as, graphql, sql, buildUser, buildUsers, buildEvent, buildRegistrations, seatsOf, close } = await startApi();
afterAll(close);

const registerMutation = `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) {
  registration { id name email phone specialRequirements college userId createdAt event { id } }
  event { id registeredCount viewerIsRegistered viewerCanRegister viewerRegistrationState viewerRegistration { id } } } }`;
const cancelMutation = `mutation ($eventId: ID!) { cancelRegistration(input: { eventId: $eventId }) {
  deletedRegistrationId
  event { id registeredCount viewerIsRegistered viewerCanRegister viewerRegistrationState viewerRegistration { id } } } }`;

interface RegisterData {
  registerForEvent: { registration: { id: string }; event: { registeredCount: number } };
}

const register = (person: Person, event: { id: string }, form: Record<string, unknown> = {}) =>
  as(person)<RegisterData>(registerMutation, {
    input: { eventId: event.id, name: 'Asha Rao', email: 'asha@evm.example', ...form },
  });
const cancel = (person: Person, event: { id: string }) => as(person)(cancelMutation, { eventId: event.id });

describe('registering', () => {
  test('a registration takes a seat and returns the registration and the updated event', async () => {
    const [person, event] = [await buildUser(), await buildEvent({ capacity: 1 })];
    const form = {
      name: ' Asha Rao ',
      email: ' Asha@Evm.Example',
      phone: ' 080 5550 100 ',
      specialRequirements: ' Vegetarian ',
    };
    const { data, errors } = await register(person, event, form);

    expect(errors).toEqual([]);
    const id = expect.stringMatching(/^registration_[0-9a-z]{26}$/);
    expect(data.registerForEvent).toEqual({
      registration: {
        id,
        name: 'Asha Rao',
        email: 'asha@evm.example',
        phone: '080 5550 100',
        specialRequirements: 'Vegetarian',
        college: person.college,
        userId: person.id,
        createdAt: expect.any(String),
        event: { id: event.id },
      },
      event: {
        id: event.id,
        registeredCount: 1,
        viewerIsRegistered: true,
        viewerCanRegister: false,
        viewerRegistrationState: 'REGISTERED',
        viewerRegistration: { id },
      },
    });
    expect(await seatsOf(event)).toEqual({ rows: 1, taken: 1, capacity: 1 });
  });

  test('a second registration is refused and takes no second seat', async () => {
    const [person, event] = [await buildUser(), await buildEvent({ capacity: 5 })];
    await register(person, event);
    expect(await register(person, event)).toMatchObject({
      code: 'ALREADY_REGISTERED',
      message: 'You are already registered for this event.',
    });
    expect(await seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
  });

  test('a second registration at a full event is ALREADY_REGISTERED, not EVENT_FULL', async () => {
    const [person, event] = [await buildUser(), await buildEvent({ capacity: 1 })];
    await register(person, event);
    expect((await register(person, event)).code).toBe('ALREADY_REGISTERED');
  });

  test('a registration is refused if all seats are taken', async () => {
    const event = await buildEvent({ capacity: 2 });
    await buildRegistrations(event, await buildUsers(2));
    expect(await register(await buildUser(), event)).toMatchObject({
      code: 'EVENT_FULL',
      message: 'This event has reached its capacity.',
    });
  });

  test('a registration is refused once the event has begun', async () => {
    const event = await buildEvent({ date: inHours(-1) });
    expect(await register(await buildUser(), event)).toMatchObject({
      code: 'EVENT_STARTED',
      message: 'Registration closed when the event began.',
    });
  });

  test.each(['organizer', 'admin'] as const)('an %s cannot register', async (role) => {
    const event = await buildEvent();
    expect(await register(await buildUser({ role }), event)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only participants can register for events.',
    });
    expect(await seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
  });

  test('registering and cancelling need a session', async () => {
    const { id } = await buildEvent();
    const input = { eventId: id, name: 'Asha', email: 'asha@evm.example' };
    expect(await graphql(registerMutation, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please log in to continue.',
    });
    expect((await graphql(cancelMutation, { eventId: id })).code).toBe('UNAUTHENTICATED');
  });

  test('a refused form lists every field with a problem', async () => {
    const answer = await register(await buildUser(), await buildEvent(), {
      name: ' ',
      email: 'asha',
      phone: 'call me',
      specialRequirements: 'x'.repeat(1001),
    });
    expect(answer.code).toBe('VALIDATION_FAILED');
    expect(answer.fields).toEqual({
      name: 'Name is required',
      email: 'Invalid email address',
      phone: 'Invalid phone number',
      specialRequirements: 'Special requirements must be at most 1,000 characters',
    });
  });

  test('each field of a form may be as long as its limit', async () => {
    const form = {
      name: 'a'.repeat(100),
      email: `${'a'.repeat(242)}@evm.example`,
      phone: '1'.repeat(30),
      specialRequirements: 'x'.repeat(1000),
    };
    const { data, errors } = await register(await buildUser(), await buildEvent(), form);
    expect(errors).toEqual([]);
    expect(data.registerForEvent.registration).toMatchObject(form);
  });

  test('a participant can only register themselves: the input has no userId', async () => {
    const [person, other, event] = [await buildUser(), await buildUser(), await buildEvent()];
    expect((await register(person, event, { userId: other.id })).code).toBe('BAD_USER_INPUT');
  });
});

describe('cancelling', () => {
  test('a cancelled seat is free for the next participant', async () => {
    const [person, other, event] = [await buildUser(), await buildUser(), await buildEvent({ capacity: 1 })];
    const { data: taken } = await register(person, event);
    const { data } = await cancel(person, event);

    expect(data).toEqual({
      cancelRegistration: {
        deletedRegistrationId: taken.registerForEvent.registration.id,
        event: {
          id: event.id,
          registeredCount: 0,
          viewerIsRegistered: false,
          viewerCanRegister: true,
          viewerRegistrationState: 'OPEN',
          viewerRegistration: null,
        },
      },
    });
    expect((await register(other, event)).errors).toEqual([]);
    expect((await register(person, event)).code).toBe('EVENT_FULL');
  });

  test('a participant without a seat cannot cancel', async () => {
    const [person, other, event] = [await buildUser(), await buildUser(), await buildEvent()];
    await register(other, event);
    expect(await cancel(person, event)).toMatchObject({
      code: 'NOT_REGISTERED',
      message: 'You are not registered for this event.',
    });
    expect(await seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
  });

  test('a cancellation is refused once the event has begun', async () => {
    const [person, event] = [await buildUser(), await buildEvent({ date: inHours(-1) })];
    await buildRegistrations(event, [person]);
    expect(await cancel(person, event)).toMatchObject({
      code: 'EVENT_STARTED',
      message: 'A registration cannot be cancelled once the event has begun.',
    });
    expect(await seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
  });

  test('a participant who becomes an organizer loses the seats at coming events, not at past ones', async () => {
    const [person, event, past] = [await buildUser(), await buildEvent(), await buildEvent({ date: inHours(-1) })];
    for (const each of [event, past]) await buildRegistrations(each, [person]);
    await sql("UPDATE users SET role = 'organizer' WHERE id = $1", [person.uuid]);
    expect((await cancel(person, event)).code).toBe('NOT_REGISTERED');
    expect(await seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
    expect(await seatsOf(past)).toMatchObject({ rows: 1, taken: 1 });
  });
});

test.each([
  ['', 'VALIDATION_FAILED', 'Invalid event ID for registration', 'Invalid event ID for cancellation'],
  ['undefined', 'VALIDATION_FAILED', 'Invalid event ID for registration', 'Invalid event ID for cancellation'],
  ['null', 'VALIDATION_FAILED', 'Invalid event ID for registration', 'Invalid event ID for cancellation'],
  ['nonsense', 'NOT_FOUND', 'Event not found', 'Event not found'],
  ['event_01jd7z5v9gfa9v5cz8n5c0v0zz', 'NOT_FOUND', 'Event not found', 'Event not found'],
  ['registration_01jd7z5v9gfa9v5cz8n5c0v0zz', 'NOT_FOUND', 'Event not found', 'Event not found'],
])('the event id %j is answered with %s', async (id, code, forRegistering, forCancelling) => {
  const person = await buildUser();
  expect(await register(person, { id })).toMatchObject({ code, message: forRegistering });
  expect(await cancel(person, { id })).toMatchObject({ code, message: forCancelling });
});
