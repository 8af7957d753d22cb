import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { mailTo } from '../../testing/mail.ts';
import { refusalOf, restOf } from '../../testing/rest.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist, buildRequests } = api;
const rest = restOf(api);
afterAll(api.close);

const remove = (who: Person, event: BuiltEvent, people: readonly { id: string }[], reason?: string) =>
  as(who)<{ removeRegistrations: { removedUserIds: string[]; undecided: object[]; event: object } }>(
    `mutation ($input: RemoveRegistrationsInput!) { removeRegistrations(input: $input) {
       removedUserIds undecided { userId code message } event { registeredCount waitlistCount requestCount } } }`,
    { input: { eventId: event.id, userIds: people.map(({ id }) => id), reason } },
  );
const stateOf = async (person: Person, event: BuiltEvent) =>
  (
    await as(person)<{ event: { viewerRegistrationState: string } }>(
      'query ($id: ID!) { event(id: $id) { viewerRegistrationState } }',
      { id: event.id },
    )
  ).data.event.viewerRegistrationState;
const kinds = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);

const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
let [asha, ben, cyra, dev, emil] = [] as unknown as [Person, Person, Person, Person, Person];
let event: BuiltEvent;
beforeEach(async () => {
  [asha, ben, cyra, dev, emil] = (await buildUsers(5)) as [Person, Person, Person, Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 2 });
  await buildRegistrations(event, [asha, ben]);
  await buildWaitlist(event, [cyra, dev]);
  await buildRequests(event, [emil]);
});

test('removed people lose their registrations, and the waitlist gets the seats', async () => {
  const { data, errors } = await remove(organizer, event, [asha, cyra, emil, organizer]);
  expect(errors).toEqual([]);
  expect(data.removeRegistrations).toEqual({
    removedUserIds: expect.toSatisfy(
      (ids: string[]) => ids.toSorted().join() === [asha.id, cyra.id, emil.id].toSorted().join(),
    ),
    undecided: [
      {
        userId: organizer.id,
        code: 'NOT_REGISTERED',
        message: 'This person is not registered for the event, nor in line, nor has asked for a seat.',
      },
    ],
    event: { registeredCount: 2, waitlistCount: 0, requestCount: 0 },
  });
  expect(await stateOf(dev, event)).toBe('REGISTERED');
  expect(await stateOf(cyra, event)).toBe('FULL');
  expect(await api.seatsOf(event)).toMatchObject({ rows: 2, taken: 2 });
  expect([await kinds(asha), await kinds(cyra), await kinds(emil), await kinds(dev)]).toEqual([
    ['registration-cancelled'],
    ['registration-ended'],
    ['registration-ended'],
    ['waitlist-seat'],
  ]);
});

test('removed people get the reason, if there is one', async () => {
  await remove(admin, event, [asha, cyra, emil], ' The hall\nis closed. ');
  const reason = 'The hall\nis closed.';
  expect(await mailTo(api, asha)).toMatchObject([{ kind: 'registration-cancelled', data: { reason } }]);
  expect(await mailTo(api, cyra)).toMatchObject([{ data: { reason, had: 'waitlisted' } }]);
  expect(await mailTo(api, emil)).toMatchObject([{ data: { reason, had: 'requested' } }]);
});

test('removing twenty people twice at once while others cancel leaves no seat free and none taken twice', async () => {
  const crowd = await buildUsers(60);
  const fair = await buildEvent({ createdBy: organizer, capacity: 20 });
  await buildRegistrations(fair, crowd.slice(0, 20));
  await buildWaitlist(fair, crowd.slice(20));
  const cancel = (person: Person) =>
    as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', { id: fair.id });
  const removed = [...crowd.slice(0, 10), ...crowd.slice(20, 30)];
  await Promise.all([
    remove(organizer, fair, removed),
    ...crowd.slice(10, 15).map(cancel),
    remove(admin, fair, removed),
  ]);
  expect(await api.seatsOf(fair)).toMatchObject({ rows: 20, taken: 20 });
  const [seen] = await sql<{ waiting: number; rows: number; first: number }>(
    `SELECT waiting, (SELECT count(*)::int FROM registrations WHERE event_id = e.id AND state = 'waitlisted') AS rows
       FROM events e WHERE id = $1`,
    [fair.uuid],
  );
  expect(seen).toEqual({ waiting: 15, rows: 15 });
  const seated = await sql<{ id: string }>('SELECT user_id AS id FROM seats WHERE event_id = $1', [fair.uuid]);
  const expected = [...crowd.slice(15, 20), ...crowd.slice(30, 45)].map(({ uuid }) => uuid);
  expect(seated.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
});

test('only the creator of the event and admins can remove people, before it begins, over GraphQL and REST', async () => {
  const colleague = await buildUser({ role: 'organizer' });
  for (const who of [asha, colleague]) expect((await remove(who, event, [asha])).code).toBe('FORBIDDEN');
  const path = `POST /api/events/${event.id}/registrations/remove`;
  for (const who of [asha, colleague])
    expect(refusalOf(await rest(path, { as: who, body: { userIds: [asha.id] } }))).toEqual([
      403,
      'FORBIDDEN',
      'You do not have permission to decide who gets a seat at this event.',
    ]);
  const { status, body } = await rest(path, { as: organizer, body: { userIds: [asha.id], reason: 'A double' } });
  expect([status, body.message, body.data]).toEqual([200, 'Done.', [asha.id]]);
  await sql(`UPDATE events SET date = now() - interval '1 minute' WHERE id = $1`, [event.uuid]);
  expect((await remove(organizer, event, [ben])).code).toBe('EVENT_STARTED');
});

test.each<[string, readonly string[], string | undefined, Record<string, string>]>([
  ['an empty list', [], undefined, { userIds: 'Name at least one person' }],
  [
    'a list of 101 people with a reason of 501 characters',
    Array.from({ length: 101 }, (_, n) => `user_${n}`),
    'x'.repeat(501),
    {
      userIds: 'At most 100 people can be decided upon at once',
      reason: 'Reason must be at most 500 characters',
    },
  ],
])('%s cannot be removed', async (_, ids, reason, fields) => {
  const named = ids.map((id) => ({ id }));
  expect((await remove(organizer, event, named, reason)).fields).toEqual(fields);
});
