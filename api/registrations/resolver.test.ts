import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';

const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, close } = await startApi();
afterAll(close);

const register = (person: Person, event: { id: string }, name = 'Asha Rao') =>
  as(person)(
    `mutation ($id: ID!, $name: String!) {
       registerForEvent(input: { eventId: $id, name: $name, email: "asha@evm.example" }) { event { id } } }`,
    { id: event.id, name },
  );

test('viewerRegistrationState tells the result of registering in advance', async () => {
  const [person, organizer] = [await buildUser(), await buildUser({ role: 'organizer' })];
  const [open, full, begun, mine] = [
    await buildEvent(),
    await buildEvent({ capacity: 1 }),
    await buildEvent({ date: inHours(-1) }),
    await buildEvent({ capacity: 1 }),
  ];
  await buildRegistrations(full, [await buildUser()]);
  await buildRegistrations(mine, [person]);
  const stateFor = async (viewer: Person, event: { id: string }) =>
    (
      await as(viewer)('query ($id: ID!) { event(id: $id) { viewerRegistrationState viewerCanRegister } }', {
        id: event.id,
      })
    ).data.event;

  expect(await stateFor(person, open)).toEqual({ viewerRegistrationState: 'OPEN', viewerCanRegister: true });
  expect(await stateFor(person, full)).toEqual({ viewerRegistrationState: 'FULL', viewerCanRegister: false });
  expect(await stateFor(person, begun)).toEqual({ viewerRegistrationState: 'STARTED', viewerCanRegister: false });
  expect(await stateFor(person, mine)).toEqual({ viewerRegistrationState: 'REGISTERED', viewerCanRegister: false });
  expect(await stateFor(organizer, open)).toEqual({
    viewerRegistrationState: 'NOT_ELIGIBLE',
    viewerCanRegister: false,
  });
});

test('home shows the next event with a seat of the viewer, and skips a rejected one', async () => {
  const [person, other] = await buildUsers(2);
  const [later, sooner, past, elsewhere] = [
    await buildEvent({ date: inHours(50) }),
    await buildEvent({ date: inHours(20) }),
    await buildEvent({ date: inHours(-20) }),
    await buildEvent({ date: inHours(10) }),
  ];
  const next = async () =>
    (await as(person!)<{ home: { nextEvent: { id: string } | null } }>('{ home { nextEvent { id } } }')).data.home
      .nextEvent;
  expect(await next()).toBeNull();
  for (const event of [later, sooner, past]) await buildRegistrations(event, [person!]);
  await buildRegistrations(elsewhere, [other!]);
  expect(await next()).toEqual({ id: sooner.id });
  await sql(`UPDATE events SET approval = 'rejected', rejection_reason = 'No' WHERE id = '${sooner.uuid}'`);
  expect(await next()).toEqual({ id: later.id });
});

test('home shows an event that is on until its doors close; after a check-in, events within the hour come first', async () => {
  const [person] = await buildUsers(1);
  const [later, soon, over, on] = [
    await buildEvent({ date: inHours(20) }),
    await buildEvent({ date: inHours(2) }),
    await buildEvent({ date: inHours(-3), endsAt: inHours(-1) }),
    await buildEvent({ date: inHours(-3), endsAt: inHours(1) }),
  ];
  const next = async () =>
    (await as(person!)<{ home: { nextEvent: { id: string } } }>('{ home { nextEvent { id } } }')).data.home.nextEvent
      .id;
  for (const event of [later, soon, over, on]) await buildRegistrations(event, [person!]);
  expect(await next()).toBe(on.id);
  // without an end, the doors are open for twelve hours
  await sql("UPDATE events SET ends_at = NULL, date = now() - interval '11 hours' WHERE id = $1", [on.uuid]);
  expect(await next()).toBe(on.id);
  await sql("UPDATE events SET date = now() - interval '13 hours' WHERE id = $1", [on.uuid]);
  expect(await next()).toBe(soon.id);
  await sql("UPDATE events SET date = now() - interval '1 hour' WHERE id = $1", [on.uuid]);
  const { errors } = await as(await buildUser({ role: 'admin' }))(
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { name } } }',
    { input: { eventId: on.id, userId: person!.id } },
  );
  expect(errors).toEqual([]);
  expect(await next()).toBe(on.id);
  await sql("UPDATE events SET date = now() + interval '50 minutes' WHERE id = $1", [soon.uuid]);
  expect(await next()).toBe(soon.id);
  await sql("UPDATE events SET date = now() + interval '2 hours' WHERE id = $1", [soon.uuid]);
  expect(await next()).toBe(on.id);
  // on the next day of an event of several days
  await sql("UPDATE events SET date = now() - interval '13 hours', ends_at = now() + interval '1 day' WHERE id = $1", [
    on.uuid,
  ]);
  expect(await next()).toBe(soon.id);
});

describe('fields of a participant by viewer', async () => {
  const creator = await buildUser({ role: 'organizer' });
  const [guest, other] = await buildUsers(2);
  const event = await buildEvent({ createdBy: creator });
  const [id] = await buildRegistrations(event, [guest!]);
  const name = `${guest!.firstName} ${guest!.lastName}`;
  const all = {
    name,
    college: guest!.college,
    email: guest!.email,
    phone: '+91 80 5550 100',
    specialRequirements: 'Vegetarian',
  };

  const viewers: [string, Person, Record<string, string | null>][] = [
    ['the participant', guest!, all],
    ['another participant', other!, { ...all, email: null, phone: null, specialRequirements: null }],
    ['the creator of the event', creator, all],
    ['another organizer', await buildUser({ role: 'organizer' }), { ...all, phone: null, specialRequirements: null }],
    ['an admin', await buildUser({ role: 'admin' }), all],
  ];
  test.each(viewers)('%s sees the fields that they may see', async (_, viewer, seen) => {
    const { data, errors } = await as(viewer)(
      `query ($event: ID!) { event(id: $event) { viewerCanSeeContacts participants {
        totalCount edges { node { name college email phone specialRequirements } } } } }`,
      { event: event.id },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      event: {
        viewerCanSeeContacts: viewer.role !== 'participant',
        participants: { totalCount: 1, edges: [{ node: seen }] },
      },
    });
  });

  test('a participant cannot fetch the registration of another participant by its id', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Registration { name } } }';
    expect((await as(other!)(query, { id })).data).toEqual({ node: null });
    expect((await as(guest!)(query, { id })).data).toEqual({ node: { name } });
    expect((await as(creator)(query, { id })).data).toEqual({ node: { name } });
  });

  test('a demoted organizer sees as little as any participant', async () => {
    const former = await buildUser({ role: 'organizer' });
    const theirs = await buildEvent({ createdBy: former });
    await buildRegistrations(theirs, [guest!]);
    await sql("UPDATE users SET role = 'participant' WHERE id = $1", [former.uuid]);
    const { data } = await as(former)(
      'query ($id: ID!) { event(id: $id) { participants { edges { node { email phone } } } } }',
      { id: theirs.id },
    );
    expect(data).toEqual({ event: { participants: { edges: [{ node: { email: null, phone: null } }] } } });
  });
});

test('participants are paged, the oldest seat first', async () => {
  const [event, viewer] = [await buildEvent({ capacity: 100 }), await buildUser()];
  const people = await buildUsers(7);
  for (const person of people) await register(person, event, person.lastName);
  interface Participants {
    event: {
      participants: {
        totalCount: number;
        edges: { node: { name: string } }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    };
  }
  const page = async (after: string | null) =>
    (
      await as(viewer)<Participants>(
        `query ($id: ID!, $after: String) { event(id: $id) { participants(first: 3, after: $after) {
          totalCount edges { node { name } } pageInfo { endCursor hasNextPage } } } }`,
        { id: event.id, after },
      )
    ).data.event.participants;

  const names: string[] = [];
  let at = await page(null);
  for (; ; at = await page(at.pageInfo.endCursor)) {
    expect(at.totalCount).toBe(7);
    names.push(...at.edges.map(({ node }) => node.name));
    if (!at.pageInfo.hasNextPage) break;
  }
  expect(names).toEqual(people.map(({ lastName }) => lastName));
});

test('a person’s seats are listed newest first, for the person, organizers and admins; a hidden history only for the person', async () => {
  const [person, other] = await buildUsers(2);
  const events = [
    await buildEvent({ title: 'First' }),
    await buildEvent({ title: 'Second' }),
    await buildEvent({ title: 'Third' }),
  ];
  for (const event of events) await register(person!, event);
  const query = `query ($id: ID!) { node(id: $id) { ... on User { registrations(first: 2) {
    totalCount edges { node { event { title } } } pageInfo { hasNextPage } } } } }`;
  const edges = [{ node: { event: { title: 'Third' } } }, { node: { event: { title: 'Second' } } }];

  const all = { node: { registrations: { totalCount: 3, edges, pageInfo: { hasNextPage: true } } } };
  const none = { node: { registrations: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false } } } };
  const seenBy = async (viewer: Person) => (await as(viewer)(query, { id: person!.id })).data;
  const staff = [await buildUser({ role: 'organizer' }), await buildUser({ role: 'admin' })];
  for (const viewer of [person!, ...staff]) expect(await seenBy(viewer)).toEqual(all);
  expect(await seenBy(other!)).toEqual({ node: null });

  await sql('UPDATE users SET show_history = false WHERE id = $1', [person!.uuid]);
  expect(await seenBy(person!)).toEqual(all);
  for (const viewer of staff) expect(await seenBy(viewer)).toEqual(none);
});

describe('searching participants', async () => {
  const [event, viewer, organizer] = [
    await buildEvent({ capacity: 100 }),
    await buildUser(),
    await buildUser({ role: 'organizer' }),
  ];
  const names = ['José Álvarez', 'Maria-José Pinto', 'Asha Rao', 'Ravi Rao', 'A%sha_Sen'];
  const people = await buildUsers(names.length);
  for (const [n, person] of people.entries())
    await as(person)(
      `mutation ($id: ID!, $name: String!, $email: String!) {
         registerForEvent(input: { eventId: $id, name: $name, email: $email }) { event { id } } }`,
      { id: event.id, name: names[n], email: `guest${n}@hilltop.example` },
    );
  interface SearchData {
    event: {
      participants: {
        totalCount: number;
        edges: { node: { name: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    };
  }
  const find = async (search: string | null, as_: Person = organizer, first = 50, after: string | null = null) =>
    (
      await as(as_)<SearchData>(
        `query ($id: ID!, $search: String, $first: Int!, $after: String) { event(id: $id) {
           participants(search: $search, first: $first, after: $after) {
             totalCount edges { node { name } } pageInfo { hasNextPage endCursor } } } }`,
        { id: event.id, search, first, after },
      )
    ).data.event.participants;
  const namesOf = ({ edges }: SearchData['event']['participants']) => edges.map(({ node }) => node.name);

  test.each([
    [null, names],
    ['', names],
    ['  ', names],
    ['rao', ['Asha Rao', 'Ravi Rao']],
    ['RAO ash', ['Asha Rao']],
    ['jose', ['José Álvarez', 'Maria-José Pinto']],
    ['álvarez JOSÉ', ['José Álvarez']],
    ['sha rao', ['Asha Rao']],
    ['nobody', []],
    ['rao nobody', []],
    ['%', ['A%sha_Sen']],
    ['_', ['A%sha_Sen']],
    ["'; DROP TABLE users; --", []],
  ])('%j finds %j, in the order of the seats', async (search, found) => {
    const page = await find(search);
    expect(namesOf(page)).toEqual(found);
    expect(page.totalCount).toBe(found.length);
  });

  test('a search by e-mail works only for viewers who see e-mails', async () => {
    for (const search of ['guest3@hilltop.example', 'GUEST3', 'ravi hilltop']) {
      expect(namesOf(await find(search))).toEqual(['Ravi Rao']);
      expect(await find(search, viewer)).toMatchObject({ totalCount: 0, edges: [] });
      expect(await find(search, people[3])).toMatchObject({ totalCount: 0, edges: [] });
    }
    expect(namesOf(await find('rao', viewer))).toEqual(['Asha Rao', 'Ravi Rao']);
  });

  test('a search is paged', async () => {
    const first = await find('rao', organizer, 1);
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const second = await find('rao', organizer, 1, first.pageInfo.endCursor);
    expect(namesOf(second)).toEqual(['Ravi Rao']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });
});

describe('sorting participants', async () => {
  const organizer = await buildUser({ role: 'organizer' });
  const event = await buildEvent({ createdBy: organizer, capacity: 20 });
  const names = ['zoe', 'Åsa', 'Ben', 'asa', 'Chloé', 'ben', 'Ål~ice'];
  const people = await Promise.all(
    names.map((firstName, n) => buildUser({ firstName, lastName: 'Roy', college: n % 2 === 0 ? 'Zenith' : 'áurora' })),
  );
  for (const person of people) await buildRegistrations(event, [person]);

  interface Answer {
    event: {
      participants: {
        totalCount: number;
        edges: { node: { name: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
    };
  }
  const ask = (viewer: Person, variables: Record<string, unknown>) =>
    as(viewer)<Answer>(
      `query ($id: ID!, $first: Int = 3, $after: String, $search: String, $sort: ParticipantSort) {
         event(id: $id) { participants(first: $first, after: $after, search: $search, sort: $sort) {
           totalCount edges { node { name } } pageInfo { hasNextPage endCursor } } } }`,
      { id: event.id, ...variables },
    );
  /** The names of all pages. */
  const all = async (variables: Record<string, unknown>): Promise<string[]> => {
    const { edges, pageInfo } = (await ask(organizer, variables)).data.event.participants;
    const page = edges.map(({ node }) => node.name.replace(' Roy', ''));
    return pageInfo.hasNextPage ? [...page, ...(await all({ ...variables, after: pageInfo.endCursor }))] : page;
  };

  test.each([
    ['REGISTERED', names],
    ['NEWEST', names.toReversed()],
    // equal names are in the order of their seats
    ['NAME', ['Ål~ice', 'Åsa', 'asa', 'Ben', 'ben', 'Chloé', 'zoe']],
    ['COLLEGE', ['Åsa', 'asa', 'ben', 'zoe', 'Ben', 'Chloé', 'Ål~ice']],
  ])('the pages sorted by %s contain each participant once', async (sort, expected) => {
    expect(await all({ sort })).toEqual(expected);
    expect((await ask(organizer, { sort })).data.event.participants.totalCount).toBe(7);
  });

  test('sorted participants can be searched and counted', async () => {
    expect(await all({ sort: 'NAME', search: 'BEN' })).toEqual(['Ben', 'ben']);
    expect((await ask(organizer, { sort: 'NAME', search: 'asa' })).data.event.participants.totalCount).toBe(2);
  });

  test('participants may not sort: the order would reveal hidden names', async () => {
    for (const sort of ['NEWEST', 'NAME', 'COLLEGE']) expect((await ask(people[0]!, { sort })).code).toBe('FORBIDDEN');
    expect((await ask(people[0]!, { sort: 'REGISTERED' })).data.event.participants.totalCount).toBe(7);
  });

  test('a cursor of another order and a forged cursor are refused', async () => {
    const { endCursor } = (await ask(organizer, { sort: 'NAME' })).data.event.participants.pageInfo;
    for (const [sort, after] of [
      ['COLLEGE', endCursor],
      ['REGISTERED', endCursor],
      ['NAME', `NAME~${Buffer.from('a\0b').toString('base64url')}~${endCursor.split('~')[2]}`],
      ['NAME', 'NAME~~'],
    ])
      expect((await ask(organizer, { sort, after })).code).toBe('VALIDATION_FAILED');
  });
});
