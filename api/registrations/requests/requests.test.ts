import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { mailTo } from '../../testing/mail.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist, buildRequests } = api;
afterAll(api.close);

interface UndecidedRequest {
  userId: string;
  code: string;
  message: string;
}
const eventFields = 'registeredCount waitlistCount requestCount viewerRegistrationState viewerCanCancel';
const ask = (person: Person, event: BuiltEvent, mutation = 'registerForEvent') =>
  as(person)<Record<string, { registration: { state: string } }>>(
    `mutation ($input: RegisterForEventInput!) { ${mutation}(input: $input) { registration { state } } }`,
    { input: { eventId: event.id, name: person.lastName, email: person.email } },
  );
const approve = (who: Person, event: BuiltEvent, people: readonly { id: string }[]) =>
  as(who)<{
    approveRegistrations: {
      registrations: { userId: string; state: string }[];
      undecided: UndecidedRequest[];
      event: object;
    };
  }>(
    `mutation ($input: ApproveRegistrationsInput!) { approveRegistrations(input: $input) {
       registrations { userId state } undecided { userId code message } event { ${eventFields} } } }`,
    { input: { eventId: event.id, userIds: people.map(({ id }) => id) } },
  );
const decline = (who: Person, event: BuiltEvent, people: readonly { id: string }[], reason = 'For beginners') =>
  as(who)<{ declineRegistrations: { declinedUserIds: string[]; undecided: UndecidedRequest[]; event: object } }>(
    `mutation ($input: DeclineRegistrationsInput!) { declineRegistrations(input: $input) {
       declinedUserIds undecided { userId code } event { ${eventFields} } } }`,
    { input: { eventId: event.id, userIds: people.map(({ id }) => id), reason } },
  );
const cancel = (person: Person, event: BuiltEvent) =>
  as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { registeredCount } } }', {
    id: event.id,
  });
const readEvent = async (person: Person, event: BuiltEvent) =>
  (
    await as(person)<{ event: Record<string, unknown> }>(`query ($id: ID!) { event(id: $id) { ${eventFields} } }`, {
      id: event.id,
    })
  ).data.event;
const statesOf = (answer: Awaited<ReturnType<typeof approve>>) =>
  answer.data.approveRegistrations.registrations.map(({ userId, state }) => [userId, state] as const);
const listRequests = async (viewer: Person, event: BuiltEvent, first = 50, after?: string) =>
  (
    await as(viewer)<{
      event: { requests: null | { totalCount: number; edges: { cursor: string; node: { userId: string } }[] } };
    }>(
      `query ($id: ID!, $first: Int!, $after: String) { event(id: $id) {
         requests(first: $first, after: $after) { totalCount edges { cursor node { userId } } } } }`,
      { id: event.id, first, after },
    )
  ).data.event.requests;
const mailKinds = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);
const set = (event: BuiltEvent, columns: string) => sql(`UPDATE events SET ${columns} WHERE id = $1`, [event.uuid]);

const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
let people: Person[];
let [asha, ben, cyra] = [] as unknown as [Person, Person, Person];
let event: BuiltEvent;
beforeEach(async () => {
  people = await buildUsers(3);
  [asha, ben, cyra] = people as [Person, Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 2 });
  await set(event, 'needs_approval = true');
});

describe('an event with approval of registrations', () => {
  test('registering makes a request, which holds no seat and can be cancelled', async () => {
    expect((await readEvent(asha, event)).viewerRegistrationState).toBe('OPEN');
    expect((await ask(asha, event)).data.registerForEvent!.registration.state).toBe('REQUESTED');
    expect(await readEvent(asha, event)).toEqual({
      registeredCount: 0,
      waitlistCount: 0,
      requestCount: null,
      viewerRegistrationState: 'REQUESTED',
      viewerCanCancel: true,
    });
    expect(await readEvent(organizer, event)).toMatchObject({ requestCount: 1 });
    expect((await ask(asha, event)).code).toBe('ALREADY_REQUESTED');
    expect((await cancel(asha, event)).errors).toEqual([]);
    expect(await readEvent(organizer, event)).toMatchObject({ requestCount: 0 });
    expect(await mailKinds(asha)).toEqual([]);
  });

  test('a full event takes requests through joinWaitlist, if it has a waitlist', async () => {
    await set(event, 'capacity = 1');
    await buildRegistrations(event, [asha]);
    expect((await ask(ben, event)).code).toBe('EVENT_FULL');
    expect((await ask(ben, event, 'joinWaitlist')).data.joinWaitlist!.registration.state).toBe('REQUESTED');
    await set(event, 'has_waitlist = false');
    expect((await ask(cyra, event, 'joinWaitlist')).code).toBe('EVENT_FULL');
  });

  test('only the creator and admins see the requests, paged, the oldest first', async () => {
    for (const person of people) await ask(person, event);
    const all = await listRequests(organizer, event);
    expect(all).toMatchObject({ totalCount: 3, edges: people.map(({ id }) => ({ node: { userId: id } })) });
    const [first] = all!.edges;
    expect(await listRequests(admin, event, 1, first!.cursor)).toMatchObject({ edges: [{ node: { userId: ben.id } }] });
    for (const other of [asha, await buildUser({ role: 'organizer' })])
      expect(await listRequests(other, event)).toBeNull();
  });

  test('the request of a deleted account or a new organizer ends', async () => {
    for (const person of people) await ask(person, event);
    await sql('DELETE FROM users WHERE id = $1', [asha.uuid]);
    await as(admin)('mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }', {
      input: { userId: ben.id, role: 'ORGANIZER' },
    });
    expect(await readEvent(organizer, event)).toMatchObject({ requestCount: 1 });
    expect(await listRequests(organizer, event)).toMatchObject({ edges: [{ node: { userId: cyra.id } }] });
  });
});

describe('approving', () => {
  test('approved people get seats, the oldest request first, then places on the waitlist, and a message each', async () => {
    // the order of the requests differs from that of the input and that of the accounts
    for (const person of [cyra, asha, ben]) await ask(person, event);
    const answer = await approve(organizer, event, [ben, asha, cyra]);
    expect(Object.fromEntries(statesOf(answer))).toEqual({
      [cyra.id]: 'CONFIRMED',
      [asha.id]: 'CONFIRMED',
      [ben.id]: 'WAITLISTED',
    });
    expect(answer.data.approveRegistrations).toMatchObject({
      undecided: [],
      event: { registeredCount: 2, waitlistCount: 1, requestCount: 0 },
    });
    expect([await mailKinds(cyra), await mailKinds(ben)]).toEqual([['registration-confirmed'], ['request-in-line']]);
    await cancel(cyra, event);
    expect((await readEvent(ben, event)).viewerRegistrationState).toBe('REGISTERED');
    expect(await mailKinds(ben)).toEqual(['request-in-line', 'waitlist-seat']);
  });

  test('an approved person joins the end of the waitlist', async () => {
    await set(event, 'capacity = 1');
    await buildRegistrations(event, [asha]);
    await buildWaitlist(event, [ben]);
    await buildRequests(event, [cyra]);
    expect(statesOf(await approve(organizer, event, [cyra]))).toEqual([[cyra.id, 'WAITLISTED']]);
    await cancel(asha, event);
    expect((await readEvent(ben, event)).viewerRegistrationState).toBe('REGISTERED');
    expect((await readEvent(cyra, event)).viewerRegistrationState).toBe('WAITLISTED');
  });

  test('an approval that fails for some people lists them and does the rest', async () => {
    await set(event, 'capacity = 5, has_waitlist = false, most_per_college = 1');
    await buildRequests(event, people);
    const answer = await approve(organizer, event, [asha, ben, { id: 'user_nobody' }, organizer]);
    expect(statesOf(answer)).toEqual([[asha.id, 'CONFIRMED']]);
    expect(answer.data.approveRegistrations.undecided).toEqual([
      {
        userId: ben.id,
        code: 'COLLEGE_FULL',
        message: 'The college of this person has all the seats that it can have at this event.',
      },
      {
        userId: 'user_nobody',
        code: 'NOT_REQUESTED',
        message: 'This person has not asked for a seat, or it is decided already.',
      },
      { userId: organizer.id, code: 'NOT_REQUESTED', message: expect.any(String) },
    ]);
    await set(event, 'capacity = 1, most_per_college = NULL');
    const full = await approve(organizer, event, [cyra]);
    expect(full.data.approveRegistrations).toMatchObject({
      registrations: [],
      undecided: [{ code: 'EVENT_FULL', message: 'All seats are taken, and nobody can wait for one any more.' }],
      event: { requestCount: 2 },
    });
  });

  test('after registration has closed, an approval gives free seats but no places on the waitlist', async () => {
    await set(event, `capacity = 1, closes_at = now() - interval '1 second'`);
    await buildWaitlist(event, [cyra]);
    await buildRequests(event, [asha, ben]);
    const answer = await approve(organizer, event, [asha, ben]);
    expect(statesOf(answer)).toEqual([[asha.id, 'CONFIRMED']]);
    expect(answer.data.approveRegistrations.undecided).toMatchObject([{ userId: ben.id, code: 'EVENT_FULL' }]);
  });

  test('two concurrent approvals decide each request once', async () => {
    await set(event, 'capacity = 10');
    const crowd = await buildUsers(20);
    await buildRequests(event, crowd);
    const answers = await Promise.all([organizer, admin].map((who) => approve(who, event, crowd)));
    const decided = answers.flatMap((answer) => answer.data.approveRegistrations.registrations);
    expect(decided.filter(({ state }) => state === 'CONFIRMED')).toHaveLength(10);
    expect(decided.filter(({ state }) => state === 'WAITLISTED')).toHaveLength(10);
    const codes = answers.flatMap((answer) => answer.data.approveRegistrations.undecided.map(({ code }) => code));
    expect(codes).toEqual(Array.from({ length: 20 }, () => 'NOT_REQUESTED'));
    for (const person of crowd) expect(await mailKinds(person)).toHaveLength(1);
  });

  test('requests cannot be decided once the event has begun, or approved before the event is', async () => {
    await buildRequests(event, [asha]);
    await set(event, `approval = 'pending'`);
    expect((await approve(organizer, event, [asha])).code).toBe('FORBIDDEN');
    await set(event, `approval = 'approved', date = now() - interval '1 minute'`);
    expect((await approve(organizer, event, [asha])).code).toBe('EVENT_STARTED');
    expect((await decline(organizer, event, [asha])).code).toBe('EVENT_STARTED');
  });
});

describe('declining', () => {
  test('a declined person gets the reason and may request a seat again', async () => {
    await buildRequests(event, [asha, ben]);
    const answer = await decline(organizer, event, [asha, cyra], ' Only for\nbeginners. ');
    expect(answer.data.declineRegistrations).toEqual({
      declinedUserIds: [asha.id],
      undecided: [{ userId: cyra.id, code: 'NOT_REQUESTED' }],
      event: expect.objectContaining({ requestCount: 1, registeredCount: 0 }),
    });
    expect(await mailTo(api, asha)).toMatchObject([
      { kind: 'request-declined', data: { title: 'Kite day', reason: 'Only for\nbeginners.' } },
    ]);
    expect((await readEvent(asha, event)).viewerRegistrationState).toBe('OPEN');
    expect((await ask(asha, event)).errors).toEqual([]);
  });

  test('declining does not touch seats and places on the waitlist', async () => {
    await set(event, 'capacity = 1');
    await buildRegistrations(event, [asha]);
    await buildWaitlist(event, [ben]);
    const answer = await decline(organizer, event, [asha, ben]);
    expect(answer.data.declineRegistrations).toMatchObject({ declinedUserIds: [], undecided: [{}, {}] });
    expect(await api.seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
  });
});

test('cancelling a request during its approval leaves no request and no seat', async () => {
  for (let round = 0; round < 10; round++) {
    const [person] = await buildUsers(1);
    await buildRequests(event, [person!]);
    const [approved, gone] = await Promise.all([approve(organizer, event, [person!]), cancel(person!, event)]);
    expect([approved.code, gone.code]).toEqual([undefined, undefined]);
    expect(await api.seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
    expect(await readEvent(organizer, event)).toMatchObject({ requestCount: 0, registeredCount: 0 });
  }
});

test.each<[string, readonly string[], string, Record<string, string>]>([
  ['an empty list', [], 'Full', { userIds: 'Name at least one person' }],
  [
    'a list of 101 people without a reason',
    Array.from({ length: 101 }, (_, n) => `user_${n}`),
    ' ',
    { userIds: 'At most 100 people can be decided upon at once', reason: 'Reason is required' },
  ],
])('%s cannot be decided on', async (_, ids, reason, fields) => {
  const named = ids.map((id) => ({ id }));
  expect((await decline(organizer, event, named, reason)).fields).toEqual(fields);
  expect((await approve(organizer, event, named)).fields).toEqual({ userIds: fields.userIds });
});
