import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { mailTo, minutesLater } from '../testing/mail.ts';

let api: Api;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const add = (input: object, as = admin) =>
  api.as(as)<{ addRegistration: { registration: { id: string; name: string; email: string }; event: object } }>(
    `mutation ($input: AddRegistrationInput!) { addRegistration(input: $input) {
       registration { id name email phone } event { registeredCount } } }`,
    { input },
  );
const remove = (input: object, as = admin) =>
  api.as(as)<{ removeRegistration: { removedRegistrationId: string; event: object } }>(
    `mutation ($input: RemoveRegistrationInput!) { removeRegistration(input: $input) {
       removedRegistrationId event { registeredCount } } }`,
    { input },
  );

test('an admin registers a participant and cancels for them; the participant is notified of both', async () => {
  const [event, person] = [await api.buildEvent(), await api.buildUser({ firstName: 'Asha', lastName: 'Rao' })];
  const ids = { eventId: event.id, userId: person.id };
  const { data } = await add({ ...ids, phone: ' 5550 ' });
  const { registration } = data.addRegistration;
  expect(registration).toMatchObject({ name: 'Asha Rao', email: person.email, phone: '5550' });
  expect(data.addRegistration.event).toEqual({ registeredCount: 1 });
  await minutesLater(api);
  const gone = (await remove(ids)).data.removeRegistration;
  expect(gone).toEqual({ removedRegistrationId: registration.id, event: { registeredCount: 0 } });
  expect((await mailTo(api, person)).map(({ kind }) => kind)).toEqual([
    'registration-confirmed',
    'registration-cancelled',
  ]);
  expect(await api.seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
});

test('an admin cannot register people beyond the capacity, after the start, before approval, or twice', async () => {
  const person = await api.buildUser();
  const organizer = await api.buildUser({ role: 'organizer' });
  const codeOf = async (event: { id: string }, who: Person) => (await add({ eventId: event.id, userId: who.id })).code;
  const full = await api.buildEvent({ capacity: 1 });
  await api.buildRegistrations(full, [await api.buildUser()]);
  expect(await codeOf(full, person)).toBe('EVENT_FULL');
  expect(await codeOf(await api.buildEvent({ date: inHours(-1) }), person)).toBe('EVENT_STARTED');
  expect(await codeOf(await api.buildEvent({ approval: 'pending' }), person)).toBe('FORBIDDEN');
  expect(await codeOf(await api.buildEvent(), organizer)).toBe('FORBIDDEN');
  const event = await api.buildEvent();
  expect(await codeOf(event, person)).toBeUndefined();
  expect(await codeOf(event, person)).toBe('ALREADY_REGISTERED');
  expect(await mailTo(api, person)).toHaveLength(1);
});

test('registering and cancelling for others need an existing event, person and registration', async () => {
  const [event, person] = [await api.buildEvent(), await api.buildUser()];
  const begun = await api.buildEvent({ date: inHours(-1) });
  await api.buildRegistrations(begun, [person]);
  expect((await add({ eventId: 'event_x', userId: person.id })).code).toBe('NOT_FOUND');
  expect((await add({ eventId: event.id, userId: event.id })).code).toBe('NOT_FOUND');
  expect((await remove({ eventId: event.id, userId: person.id })).code).toBe('NOT_REGISTERED');
  expect((await remove({ eventId: begun.id, userId: person.id })).code).toBe('EVENT_STARTED');
  expect((await add({ eventId: event.id, userId: person.id, email: 'nobody' })).fields).toEqual({
    email: expect.any(String),
  });
});

test.each(['participant', 'organizer'] as const)('%ss cannot register others', async (role) => {
  const [event, person, viewer] = [await api.buildEvent(), await api.buildUser(), await api.buildUser({ role })];
  const ids = { eventId: event.id, userId: person.id };
  expect((await add(ids, viewer)).code).toBe('FORBIDDEN');
  expect((await remove(ids, viewer)).code).toBe('FORBIDDEN');
});

test('after registration has closed an admin gives a free seat to a person outside the waitlist, and the waitlist stays', async () => {
  const [seated, waiting, late] = await api.buildUsers(3);
  const event = await api.buildEvent({ capacity: 1 });
  await api.buildRegistrations(event, [seated!]);
  const join = 'mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }';
  await api.as(waiting!)(join, { input: { eventId: event.id, name: 'Asha', email: waiting!.email } });
  const take = (who: Person) => add({ eventId: event.id, userId: who.id });
  expect((await take(late!)).code).toBe('EVENT_FULL');
  await api.sql(`UPDATE events SET closes_at = now() - interval '1 minute' WHERE id = $1`, [event.uuid]);
  expect((await take(late!)).code).toBe('EVENT_FULL');
  await remove({ eventId: event.id, userId: seated!.id });
  expect((await take(late!)).data.addRegistration.event).toEqual({ registeredCount: 1 });
  expect((await take(seated!)).code).toBe('EVENT_FULL');
  expect(await api.sql('SELECT taken, waiting FROM events WHERE id = $1', [event.uuid])).toEqual([
    { taken: 1, waiting: 1 },
  ]);
});

test('concurrent registrations by an admin give the last seat to one person', async () => {
  const event = await api.buildEvent({ capacity: 1 });
  const people = await api.buildUsers(10);
  const answers = await Promise.all(people.map(({ id }) => add({ eventId: event.id, userId: id })));
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'EVENT_FULL')).toHaveLength(9);
  expect(await api.seatsOf(event)).toEqual({ rows: 1, taken: 1, capacity: 1 });
});
