import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import { mailTo, minutesLater } from '../../testing/mail.ts';
import { promoteForgotten, notifyEndedWaitlists } from './sweep.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
afterAll(api.close);

const eventFields =
  'id capacity registeredCount waitlistCount viewerRegistrationState viewerWaitlistPosition viewerCanJoinWaitlist viewerIsRegistered';
const forms = {
  join: `mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) {
    registration { id state } event { ${eventFields} } } }`,
  register:
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { registration { id state } } }',
};
const send =
  (what: keyof typeof forms) =>
  (person: Person, event: BuiltEvent, form: Record<string, unknown> = {}) =>
    as(person)<Record<string, { registration: { id: string; state: string }; event: Record<string, unknown> }>>(
      forms[what],
      { input: { eventId: event.id, name: person.lastName, email: person.email, ...form } },
    );
const join = send('join');
const register = send('register');
const leave = (person: Person, event: BuiltEvent) =>
  as(person)(
    `mutation ($id: ID!) { leaveWaitlist(input: { eventId: $id }) { deletedRegistrationId event { ${eventFields} } } }`,
    { id: event.id },
  );
const cancel = (person: Person, event: BuiltEvent) =>
  as(person)(
    'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { registeredCount waitlistCount } } }',
    { id: event.id },
  );
const edit = (event: BuiltEvent, changes: Record<string, unknown>) =>
  as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { registeredCount } } }', {
    input: { eventId: event.id, ...changes },
  });
const give = (giver: Person, event: BuiltEvent, person: Person) =>
  as(giver)(
    'mutation ($input: GiveSeatInput!) { giveSeat(input: $input) { event { capacity registeredCount waitlistCount version } } }',
    { input: { eventId: event.id, userId: person.id } },
  );
const readEvent = async (person: Person, event: BuiltEvent) =>
  (
    await as(person)<{ event: Record<string, unknown> }>(`query ($id: ID!) { event(id: $id) { ${eventFields} } }`, {
      id: event.id,
    })
  ).data.event;
const state = async (person: Person, event: BuiltEvent) => (await readEvent(person, event)).viewerRegistrationState;
const readWaitlist = async (viewer: Person, event: BuiltEvent, first = 50, after?: string) => {
  const { data, code } = await as(viewer)<{
    event: {
      waitlist: null | { totalCount: number; edges: { cursor: string; node: { userId: string; state: string } }[] };
    };
  }>(
    `query ($id: ID!, $first: Int!, $after: String) { event(id: $id) {
       waitlist(first: $first, after: $after) { totalCount edges { cursor node { userId state } } } } }`,
    { id: event.id, first, after },
  );
  return { code, ...data?.event?.waitlist };
};
const mailKinds = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);

const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
let people: Person[];
let [seated, asha, ben, cyra] = [] as unknown as [Person, Person, Person, Person];
let event: BuiltEvent;
beforeEach(async () => {
  people = await buildUsers(4);
  [seated, asha, ben, cyra] = people as [Person, Person, Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 1 });
  await buildRegistrations(event, [seated]);
});

describe('at a full event', () => {
  test('people join the waitlist in order, and each sees their own place', async () => {
    expect((await register(asha, event)).code).toBe('EVENT_FULL');
    expect(await readEvent(asha, event)).toMatchObject({
      viewerRegistrationState: 'FULL',
      viewerCanJoinWaitlist: true,
    });
    const { data } = await join(asha, event);
    expect(data.joinWaitlist).toEqual({
      registration: { id: expect.any(String), state: 'WAITLISTED' },
      event: {
        id: event.id,
        capacity: 1,
        registeredCount: 1,
        waitlistCount: 1,
        viewerRegistrationState: 'WAITLISTED',
        viewerWaitlistPosition: 1,
        viewerCanJoinWaitlist: false,
        viewerIsRegistered: false,
      },
    });
    await join(ben, event);
    await join(cyra, event);
    expect(await readEvent(cyra, event)).toMatchObject({ waitlistCount: 3, viewerWaitlistPosition: 3 });
    expect(await readEvent(seated, event)).toMatchObject({ waitlistCount: 3, viewerWaitlistPosition: null });

    expect((await leave(ben, event)).data).toMatchObject({
      leaveWaitlist: { event: { waitlistCount: 2, viewerRegistrationState: 'FULL', viewerWaitlistPosition: null } },
    });
    expect(await readEvent(cyra, event)).toMatchObject({ viewerWaitlistPosition: 2 });
    await join(ben, event);
    expect(await readEvent(ben, event)).toMatchObject({ viewerWaitlistPosition: 3 });
  });

  test('a person on the waitlist is not listed, counted or awarded as a participant', async () => {
    await join(asha, event);
    const { data } = await as(admin)(
      `query ($id: ID!, $user: ID!) {
         event(id: $id) { registeredCount participantIds participants { totalCount edges { node { userId } } } }
         user(id: $user) { registrations { totalCount } }
         found: event(id: $id) { participants(search: "number") { totalCount edges { node { userId } } } }
         sorted: event(id: $id) { participants(sort: NAME) { edges { node { userId } } } } }`,
      { id: event.id, user: asha.id },
    );
    const only = { edges: [{ node: { userId: seated.id } }] };
    expect(data).toEqual({
      event: { registeredCount: 1, participantIds: [seated.id], participants: { totalCount: 1, ...only } },
      user: { registrations: { totalCount: 0 } },
      found: { participants: { totalCount: 1, ...only } },
      sorted: { participants: only },
    });
    expect((await as(asha)<{ home: object }>('{ home { nextEvent { id } } }')).data.home).toEqual({ nextEvent: null });
    const award = await as(organizer)(
      'mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id } } }',
      { input: { eventId: event.id, userId: asha.id, points: 5 } },
    );
    expect(award.errors).not.toEqual([]);
  });

  test('a person can join the waitlist once, and not with a seat', async () => {
    await join(asha, event);
    expect((await join(asha, event)).code).toBe('ALREADY_WAITING');
    expect((await register(asha, event)).code).toBe('ALREADY_WAITING');
    expect((await join(seated, event)).code).toBe('ALREADY_REGISTERED');
    expect((await leave(seated, event)).errors[0]!.message).toMatch(/^A seat came free/);
    expect((await leave(ben, event)).code).toBe('NOT_WAITING');
    expect((await join(organizer, event)).code).toBe('FORBIDDEN');
    expect(await readEvent(asha, event)).toMatchObject({ registeredCount: 1, waitlistCount: 1 });
  });

  test('joining the waitlist validates the same form as registering', async () => {
    const answer = await join(asha, event, { name: ' ', email: 'none', phone: 'x' });
    expect(answer.errors[0]!.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { name: 'Name is required', email: 'Invalid email address', phone: 'Invalid phone number' },
    });
    expect(await readEvent(asha, event)).toMatchObject({ waitlistCount: 0 });
  });

  test('an event without a waitlist refuses to let people join one', async () => {
    await edit(event, { hasWaitlist: false });
    expect(await readEvent(asha, event)).toMatchObject({
      viewerRegistrationState: 'FULL',
      viewerCanJoinWaitlist: false,
    });
    expect((await join(asha, event)).code).toBe('EVENT_FULL');
  });

  test('the waitlist of a begun, pending or unknown event cannot be joined; after the start it cannot be left', async () => {
    const begun = await buildEvent({ date: inHours(-1), capacity: 1 });
    const pending = await buildEvent({ approval: 'pending', capacity: 1 });
    expect((await join(asha, begun)).code).toBe('EVENT_STARTED');
    expect((await join(asha, pending)).code).toBe('NOT_FOUND');
    expect((await join(asha, { ...event, id: 'event_00000000000000000000000000' })).code).toBe('NOT_FOUND');
    await join(ben, event);
    await sql(`UPDATE events SET date = now() - interval '1 minute' WHERE id = $1`, [event.uuid]);
    expect((await leave(ben, event)).code).toBe('EVENT_STARTED');
  });
});

describe('a seat that becomes free', () => {
  beforeEach(async () => {
    await join(asha, event);
    await join(ben, event);
  });

  test.each([
    ['cancels', () => cancel(seated, event)],
    [
      'is removed by an admin',
      () =>
        as(admin)(
          'mutation ($input: RemoveRegistrationInput!) { removeRegistration(input: $input) { event { id } } }',
          {
            input: { eventId: event.id, userId: seated.id },
          },
        ),
    ],
    [
      'becomes an organizer',
      () =>
        as(admin)('mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }', {
          input: { userId: seated.id, role: 'ORGANIZER' },
        }),
    ],
    ['is deleted', () => sql('DELETE FROM users WHERE id = $1', [seated.uuid])],
  ])('when a person with a seat %s, the first person on the waitlist gets the seat and a message', async (_, act) => {
    expect(await act()).not.toMatchObject({ code: expect.any(String) });
    expect(await state(asha, event)).toBe('REGISTERED');
    expect(await readEvent(ben, event)).toMatchObject({
      registeredCount: 1,
      waitlistCount: 1,
      viewerWaitlistPosition: 1,
      viewerRegistrationState: 'WAITLISTED',
    });
    await minutesLater(api);
    expect(await mailTo(api, asha)).toMatchObject([{ kind: 'waitlist-seat', data: { title: 'Kite day' } }]);
    expect(await mailKinds(ben)).toEqual([]);
  });

  test('the answer to a cancellation already shows the seat as taken by the next person', async () => {
    expect((await cancel(seated, event)).data).toEqual({
      cancelRegistration: { event: { registeredCount: 1, waitlistCount: 1 } },
    });
  });

  test('a promoted person who cancels passes the seat on and gets no message about it', async () => {
    await cancel(seated, event);
    await cancel(asha, event);
    expect(await state(ben, event)).toBe('REGISTERED');
    await minutesLater(api);
    expect(await mailKinds(asha)).toEqual([]);
    expect(await mailKinds(ben)).toEqual(['waitlist-seat']);
  });

  test('a larger capacity promotes as many people as it has new seats, and notifies them even if more is edited', async () => {
    await join(cyra, event);
    expect((await edit(event, { capacity: 3, location: 'Roof' })).data).toEqual({
      updateEvent: { event: { registeredCount: 3 } },
    });
    expect(await readEvent(cyra, event)).toMatchObject({ waitlistCount: 1, viewerWaitlistPosition: 1 });
    expect((await edit(event, { capacity: 2 })).code).toBe('CAPACITY_BELOW_TAKEN');
    await edit(event, { capacity: 10, location: 'Garden' });
    expect(await readEvent(cyra, event)).toMatchObject({ registeredCount: 4, viewerRegistrationState: 'REGISTERED' });
    await minutesLater(api);
    for (const person of [asha, cyra])
      expect(await mailTo(api, person)).toMatchObject([{ kind: 'waitlist-seat', data: { location: 'Garden' } }]);
  });

  test('a seat that becomes free while the event is on hold is kept for the waitlist until approval', async () => {
    const decide = (mutation: string) =>
      as(admin)(`mutation ($id: ID!) { ${mutation} { event { registeredCount waitlistCount } } }`, { id: event.id });
    await decide('rejectEvent(input: { eventId: $id, reason: "Too loud" })');
    await cancel(seated, event);
    expect(await readEvent(admin, event)).toMatchObject({ registeredCount: 0, waitlistCount: 2 });
    expect((await decide('approveEvent(input: { eventId: $id })')).data).toEqual({
      approveEvent: { event: { registeredCount: 1, waitlistCount: 1 } },
    });
    expect(await state(asha, event)).toBe('REGISTERED');
  });

  test('once the event has begun the waitlist ends and is notified once; a later date reopens it', async () => {
    await sql(`UPDATE events SET date = now() - interval '1 minute' WHERE id = $1`, [event.uuid]);
    const tell = () => notifyEndedWaitlists.run({ ...api, address: api.url });
    await tell();
    await tell();
    expect([await mailKinds(asha), await mailKinds(ben)]).toEqual([['waitlist-ended'], ['waitlist-ended']]);
    await sql('UPDATE events SET capacity = 2 WHERE id = $1', [event.uuid]);
    expect(await state(asha, event)).toBe('STARTED');

    const { errors } = await as(await buildUser({ role: 'admin' }))(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
      { input: { eventId: event.id, date: inHours(24) } },
    );
    expect(errors).toEqual([]);
    expect(await state(asha, event)).toBe('REGISTERED');
    expect(await state(ben, event)).toBe('WAITLISTED');
    await sql(`UPDATE events SET date = now() - interval '1 minute' WHERE id = $1`, [event.uuid]);
    await tell();
    expect(await mailKinds(ben)).toEqual(['waitlist-ended', 'event-changed', 'waitlist-ended']);
  });

  test('the minutely sweep promotes people if psql raised the capacity', async () => {
    await sql('UPDATE events SET capacity = 2 WHERE id = $1', [event.uuid]);
    expect(await state(asha, event)).toBe('WAITLISTED');
    await promoteForgotten.run({ ...api, address: api.url });
    expect(await readEvent(admin, event)).toMatchObject({ registeredCount: 2, waitlistCount: 1 });
    expect(await state(asha, event)).toBe('REGISTERED');
  });

  test('joining an empty waitlist while a seat is free takes the seat', async () => {
    const empty = await buildEvent({ capacity: 1, createdBy: organizer });
    const { data } = await join(asha, empty);
    expect(data.joinWaitlist!.registration.state).toBe('CONFIRMED');
    await minutesLater(api);
    expect(await mailKinds(asha)).toEqual(['registration-confirmed']);
  });

  test('people on the waitlist are notified if the event is deleted', async () => {
    await as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    await minutesLater(api);
    expect(await mailKinds(asha)).toEqual(['event-deleted']);
  });
});

describe('the organizer and the waitlist', () => {
  beforeEach(async () => {
    for (const person of [asha, ben, cyra]) await join(person, event);
  });

  test('only the organizer and admins see the waitlist, paged and in order', async () => {
    const ids = (page: Awaited<ReturnType<typeof readWaitlist>>) => page.edges?.map(({ node }) => node.userId);
    const first = await readWaitlist(organizer, event, 2);
    expect(first).toMatchObject({ totalCount: 3, edges: [{ node: { state: 'WAITLISTED' } }, {}] });
    expect(ids(first)).toEqual([asha.id, ben.id]);
    expect(ids(await readWaitlist(admin, event, 2, first.edges?.[1]!.cursor))).toEqual([cyra.id]);
    for (const other of [asha, seated, await buildUser({ role: 'organizer' })])
      expect(await readWaitlist(other, event)).toEqual({ code: undefined });
    expect((await readWaitlist(organizer, event, 2, 'x')).code).toBe('VALIDATION_FAILED');
  });

  test('a seat given out of turn raises the capacity, and the audit trail names the people passed over', async () => {
    expect((await give(organizer, event, cyra)).data).toEqual({
      giveSeat: { event: { capacity: 2, registeredCount: 2, waitlistCount: 2, version: 2 } },
    });
    expect(await state(cyra, event)).toBe('REGISTERED');
    expect(await readEvent(ben, event)).toMatchObject({ viewerWaitlistPosition: 2 });
    await minutesLater(api);
    expect(await mailKinds(cyra)).toEqual(['waitlist-seat']);
    const [entry] = await sql(`SELECT subject_name AS name, after FROM audit_entries ORDER BY id DESC LIMIT 1`);
    expect(entry).toEqual({
      name: cyra.lastName,
      after: { event: 'Kite day', capacity: 2, passedOver: 2, over: [asha.lastName, ben.lastName] },
    });
  });

  test('a seat out of turn is refused beyond the largest capacity and to organizers of other events', async () => {
    await sql('UPDATE system_settings SET max_users_per_event = 1');
    try {
      const full = await give(organizer, event, cyra);
      expect(full.errors[0]!.message).toBe('All seats are taken, and an event may have at most 1.');
    } finally {
      await sql('UPDATE system_settings SET max_users_per_event = 100');
    }
    expect((await give(await buildUser({ role: 'organizer' }), event, cyra)).code).toBe('FORBIDDEN');
    expect((await give(cyra, event, cyra)).code).toBe('FORBIDDEN');
    expect((await give(organizer, event, seated)).code).toBe('NOT_WAITING');
    await sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [event.uuid]);
    expect((await give(organizer, event, cyra)).message).toBe('Nobody can be registered before the event is approved.');
    expect(await readEvent(admin, event)).toMatchObject({ capacity: 1, waitlistCount: 3 });
  });
});
