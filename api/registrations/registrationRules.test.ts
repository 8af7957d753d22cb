import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { mailTo } from '../testing/mail.ts';
import { notifyEndedWaitlists } from './waitlist/sweep.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist } = api;
afterAll(api.close);

const rulesFields = 'opensAt closesAt cancelUntil colleges mostPerCollege needsApproval refuseOverlaps';
const eventFields = `registeredCount waitlistCount viewerRegistrationState viewerCanRegister viewerCanJoinWaitlist viewerCanCancel
  registrationRules { ${rulesFields} }`;
const send = (mutation: 'registerForEvent' | 'joinWaitlist') => (person: Person, event: { id: string }) =>
  as(person)<Record<string, { registration: { state: string }; event: Record<string, unknown> }>>(
    `mutation ($input: RegisterForEventInput!) { ${mutation}(input: $input) {
       registration { state } event { ${eventFields} } } }`,
    { input: { eventId: event.id, name: person.lastName, email: person.email } },
  );
const register = send('registerForEvent');
const join = send('joinWaitlist');
const cancel = (person: Person, event: { id: string }) =>
  as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { registeredCount } } }', {
    id: event.id,
  });
const edit = (event: { id: string }, registrationRules: object, more: object = {}) =>
  as(organizer)<{ updateEvent: { event: { registrationRules: object } } }>(
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { registrationRules { ${rulesFields} } } } }`,
    { input: { eventId: event.id, registrationRules, ...more } },
  );
const readEvent = async (person: Person, event: { id: string }) =>
  (
    await as(person)<{ event: Record<string, unknown> }>(`query ($id: ID!) { event(id: $id) { ${eventFields} } }`, {
      id: event.id,
    })
  ).data.event;
/** Sets columns directly, to values that the API would refuse, such as a past time. */
const set = (event: BuiltEvent, columns: string) => sql(`UPDATE events SET ${columns} WHERE id = $1`, [event.uuid]);
const mailKinds = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);

const organizer = await buildUser({ role: 'organizer' });
const [hour, tomorrow] = [inHours(1), inHours(24)];
let [asha, ben, cyra] = [] as unknown as [Person, Person, Person];
let event: BuiltEvent;
beforeEach(async () => {
  [asha, ben, cyra] = (await buildUsers(3)) as [Person, Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 2 });
});

describe('the rules of an event', () => {
  const none = {
    opensAt: null,
    closesAt: null,
    cancelUntil: null,
    colleges: [],
    mostPerCollege: null,
    needsApproval: false,
    refuseOverlaps: false,
  };
  const some = {
    opensAt: hour.toISOString(),
    closesAt: tomorrow.toISOString(),
    cancelUntil: tomorrow.toISOString(),
    colleges: ['Hill College', 'null', 'St. "Mary\'s", {a}'],
    mostPerCollege: 3,
    needsApproval: true,
    refuseOverlaps: true,
  };

  test('rules are empty by default, can be set on creation, and change one by one', async () => {
    const facts = { title: 'Go', description: 'Bring friends.', date: inHours(48).toISOString(), location: 'Hall' };
    const create = (registrationRules?: object) =>
      as(organizer)<{ createEvent: { event: { id: string; registrationRules: object } } }>(
        `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id registrationRules { ${rulesFields} } } } }`,
        { input: { ...facts, ...(registrationRules && { registrationRules }) } },
      );
    expect((await create()).data.createEvent.event.registrationRules).toEqual(none);
    const { id, registrationRules } = (await create(some)).data.createEvent.event;
    expect(registrationRules).toEqual(some);

    const { data } = await edit({ id }, { closesAt: null, colleges: [' Hill College ', 'hill college'] });
    const now = { ...some, closesAt: null, colleges: ['Hill College'] };
    expect(data.updateEvent.event.registrationRules).toEqual(now);
    expect((await readEvent(asha, { id })).registrationRules).toEqual(now);
    const off = {
      opensAt: null,
      cancelUntil: null,
      colleges: null,
      mostPerCollege: null,
      needsApproval: null,
      refuseOverlaps: null,
    };
    expect((await edit({ id }, off)).data.updateEvent.event.registrationRules).toEqual(none);
  });

  const after = inHours(49).toISOString();
  test.each<[string, object, Record<string, string>]>([
    [
      'an opening after the close',
      { opensAt: tomorrow.toISOString(), closesAt: hour.toISOString() },
      { opensAt: 'Registration must open before it closes' },
    ],
    ['an opening after the start', { opensAt: after }, { opensAt: 'Registration must open before it closes' }],
    [
      'close and end of cancelling after the start',
      { closesAt: after, cancelUntil: after },
      {
        closesAt: 'Registration must close before the event begins',
        cancelUntil: 'Cancelling must end before the event begins',
      },
    ],
    [
      'an invalid number and an invalid college',
      { mostPerCollege: 0, colleges: ['Hill', 'x'.repeat(151)] },
      {
        mostPerCollege: 'The number per college must be greater than 0',
        colleges: 'A college name must be at most 150 characters',
      },
    ],
    [
      'too many colleges',
      { colleges: Array.from({ length: 21 }, (_, n) => `College ${n}`) },
      { colleges: 'An event can name at most 20 colleges' },
    ],
    [
      'a date in another century',
      { opensAt: '1999-01-01T00:00:00Z' },
      { opensAt: 'Date must lie between 2000 and 2100' },
    ],
  ])('invalid rules are refused with all problems: %s', async (_, rules, problems) => {
    const answer = await edit(event, rules);
    expect(answer.code).toBe('VALIDATION_FAILED');
    expect(answer.fields).toEqual(
      Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`registrationRules.${name}`, problem])),
    );
    expect((await readEvent(asha, event)).registrationRules).toEqual(none);
  });

  test('an unreadable date is refused together with all other problems of the input', async () => {
    const answer = await edit(event, { closesAt: 'soon', mostPerCollege: 0 }, { title: '' });
    expect(answer.errors.at(-1)?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        title: 'Title is required',
        'registrationRules.closesAt': 'registrationRules.closesAt must be a point in time such as 2026-11-21T18:30:00Z',
        'registrationRules.mostPerCollege': 'The number per college must be greater than 0',
      },
    });
  });

  test('rules move with the date; with exactTimes they stay and are validated again', async () => {
    await edit(event, { closesAt: tomorrow });
    const date = hour.toISOString();
    expect((await edit(event, {}, { date: inHours(72).toISOString() })).errors).toEqual([]);
    expect((await readEvent(asha, event)).registrationRules).not.toMatchObject({ closesAt: tomorrow.toISOString() });
    const answer = await edit(event, { closesAt: tomorrow }, { date, exactTimes: true });
    expect(answer.fields).toEqual({ 'registrationRules.closesAt': 'Registration must close before the event begins' });
  });
});

const refusals: [string, string, string, string][] = [
  ['before registration opens', `opens_at = now() + interval '1 hour'`, 'NOT_OPEN', 'REGISTRATION_NOT_OPEN'],
  ['after registration has closed', `closes_at = now() - interval '1 second'`, 'CLOSED', 'REGISTRATION_ENDED'],
  ['for people of another college', `colleges = '{Hill College}'`, 'OTHER_COLLEGES', 'OTHER_COLLEGES'],
];
describe('a rule that refuses people', () => {
  test.each(refusals)('%s, registering and joining the waitlist are refused', async (_, rule, state, code) => {
    await set(event, rule);
    expect(await readEvent(asha, event)).toMatchObject({
      viewerRegistrationState: state,
      viewerCanRegister: false,
      viewerCanJoinWaitlist: false,
    });
    expect((await register(asha, event)).code).toBe(code);
    expect((await join(asha, event)).code).toBe(code);
    expect(await api.seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
  });

  test('a person keeps a seat if later rules would refuse them', async () => {
    await buildRegistrations(event, [asha]);
    await set(event, refusals.map(([, rule]) => rule).join(', '));
    expect(await readEvent(asha, event)).toMatchObject({
      viewerRegistrationState: 'REGISTERED',
      viewerCanCancel: true,
    });
    expect((await cancel(asha, event)).errors).toEqual([]);
  });
});

test('rules that admit a person change nothing about seats and waitlist', async () => {
  await set(event, `opens_at = now() - interval '1 hour', closes_at = now() + interval '1 hour'`);
  expect((await register(asha, event)).data.registerForEvent).toMatchObject({
    registration: { state: 'CONFIRMED' },
    event: { registeredCount: 1, viewerRegistrationState: 'REGISTERED', viewerCanCancel: true },
  });
  expect((await register(asha, event)).code).toBe('ALREADY_REGISTERED');
  expect((await join(ben, event)).data.joinWaitlist!.registration.state).toBe('CONFIRMED');
  expect((await register(cyra, event)).code).toBe('EVENT_FULL');
  expect((await join(cyra, event)).data.joinWaitlist!.registration.state).toBe('WAITLISTED');
  expect((await join(cyra, event)).code).toBe('ALREADY_WAITING');
  expect((await cancel(asha, event)).errors).toEqual([]);
  expect(await readEvent(cyra, event)).toMatchObject({ viewerRegistrationState: 'REGISTERED', waitlistCount: 0 });
  expect(await mailKinds(cyra)).toEqual(['waitlist-seat']);
  expect(await mailKinds(ben)).toEqual(['registration-confirmed']);
});

test('colleges are compared without case, accents and spaces', async () => {
  await set(event, `colleges = '{Other,evergreen  INSTITUTÉ}'`);
  expect((await register(asha, event)).errors).toEqual([]);
});

describe('mostPerCollege', () => {
  let stranger: Person;
  beforeEach(async () => {
    stranger = await buildUser({ college: 'Hill College' });
    await set(event, 'most_per_college = 1, capacity = 1');
    await register(asha, event);
  });

  test('a college at its limit is refused, and people of other colleges get the remaining seats', async () => {
    expect((await readEvent(ben, event)).viewerRegistrationState).toBe('COLLEGE_FULL');
    expect((await register(ben, event)).code).toBe('COLLEGE_FULL');
    expect((await join(ben, event)).code).toBe('COLLEGE_FULL');
    expect((await join(stranger, event)).data.joinWaitlist!.registration.state).toBe('WAITLISTED');
    await cancel(asha, event);
    expect((await readEvent(stranger, event)).viewerRegistrationState).toBe('REGISTERED');
    expect((await join(ben, event)).data.joinWaitlist!.registration.state).toBe('WAITLISTED');
  });

  test('a place on the waitlist counts toward the limit of the college until the person leaves', async () => {
    const neighbour = await buildUser({ college: 'Hill College' });
    expect((await join(stranger, event)).data.joinWaitlist!.registration.state).toBe('WAITLISTED');
    expect((await readEvent(neighbour, event)).viewerRegistrationState).toBe('COLLEGE_FULL');
    expect((await join(neighbour, event)).code).toBe('COLLEGE_FULL');
    expect((await cancel(stranger, event)).errors).toEqual([]);
    expect((await join(neighbour, event)).data.joinWaitlist!.registration.state).toBe('WAITLISTED');
  });

  test('concurrent registrations of one college do not exceed its limit', async () => {
    await set(event, 'capacity = 50, most_per_college = 4');
    const crowd = await buildUsers(12);
    await Promise.all(crowd.map((person) => api.tokenOf(person)));
    const answers = await Promise.all(crowd.map((person) => register(person, event)));
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(Array.from({ length: 9 }, () => 'COLLEGE_FULL'));
    expect(await api.seatsOf(event)).toMatchObject({ rows: 4, taken: 4 });
  });
});

describe('once registration has closed', () => {
  beforeEach(async () => {
    await set(event, 'capacity = 1');
    await buildRegistrations(event, [asha]);
    await buildWaitlist(event, [ben]);
    await set(event, `closes_at = now() - interval '1 second'`);
  });

  test('a seat that becomes free after the close is not given to the waitlist, which is notified once', async () => {
    await cancel(asha, event);
    expect(await readEvent(ben, event)).toMatchObject({ viewerRegistrationState: 'WAITLISTED', registeredCount: 0 });
    const notify = () => notifyEndedWaitlists.run({ ...api, address: api.url });
    await notify();
    await notify();
    expect(await mailKinds(ben)).toEqual(['waitlist-ended']);
  });

  test('if registration opens again, the waitlist gets the free seat', async () => {
    await cancel(asha, event);
    await edit(event, { closesAt: hour.toISOString() });
    expect((await readEvent(ben, event)).viewerRegistrationState).toBe('REGISTERED');
    expect(await mailKinds(ben)).toEqual(['waitlist-seat']);
  });
});

test('after the cancellation deadline a seat cannot be cancelled, but a place on the waitlist can', async () => {
  await set(event, `cancel_until = now() - interval '1 second', capacity = 1`);
  await buildRegistrations(event, [asha]);
  await buildWaitlist(event, [ben]);
  expect(await readEvent(asha, event)).toMatchObject({ viewerCanCancel: false, viewerRegistrationState: 'REGISTERED' });
  const answer = await cancel(asha, event);
  expect([answer.code, answer.message]).toEqual([
    'CANCELLATION_CLOSED',
    'Registrations for this event can no longer be cancelled.',
  ]);
  expect(await readEvent(ben, event)).toMatchObject({ viewerCanCancel: true });
  expect((await cancel(ben, event)).errors).toEqual([]);

  const admin = await buildUser({ role: 'admin' });
  const remove = `mutation ($event: ID!, $user: ID!) { removeRegistration(input: { eventId: $event, userId: $user }) {
    event { registeredCount } } }`;
  expect((await as(admin)(remove, { event: event.id, user: asha.id })).errors).toEqual([]);
});

test('admins register others regardless of the rules, but not beyond the capacity', async () => {
  await set(event, refusals.map(([, rule]) => rule).join(', '));
  await set(event, 'needs_approval = true, most_per_college = 1');
  const admin = await buildUser({ role: 'admin' });
  const add = (user: Person) =>
    as(admin)(
      `mutation ($event: ID!, $user: ID!) { addRegistration(input: { eventId: $event, userId: $user }) {
        registration { state } } }`,
      { event: event.id, user: user.id },
    );
  expect(await add(asha)).toMatchObject({ data: { addRegistration: { registration: { state: 'CONFIRMED' } } } });
  expect((await add(ben)).errors).toEqual([]);
  expect((await add(cyra)).code).toBe('EVENT_FULL');
});

test('each event of a list carries its viewerRegistrationState, also if it has rules', async () => {
  const others = await Promise.all(
    Array.from({ length: 4 }, () => buildEvent({ createdBy: organizer, title: 'Chess', tags: ['rules'] })),
  );
  const list = () =>
    as(asha)<{ events: { edges: { node: { viewerRegistrationState: string } }[] } }>(
      '{ events(tags: ["rules"]) { edges { node { id viewerRegistrationState } } } }',
    );
  const states = async () => (await list()).data.events.edges.map(({ node }) => node.viewerRegistrationState);
  expect(await states()).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN']);
  await Promise.all(others.slice(1).map((each) => set(each, `opens_at = now() + interval '1 hour'`)));
  expect((await states()).toSorted()).toEqual(['NOT_OPEN', 'NOT_OPEN', 'NOT_OPEN', 'OPEN']);
});
