import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type EventFacts, inHours, type Person } from '../testing/build.ts';

const { as, graphql, sql, buildUser, buildEvent, buildRegistrations, seatsOf, close } = await startApi();
afterAll(close);
beforeEach(() => sql('DELETE FROM events'));

const viewer = await buildUser();
const organizer = await buildUser({ role: 'organizer' });

const build = (title: string, facts: EventFacts = {}) => buildEvent({ title, createdBy: organizer, ...facts });

test('home contains the next three events', async () => {
  for (const hours of [72, 24, -1, 48, 96]) await build(`${hours}h`, { date: inHours(hours) });
  const { data } = await as(viewer)('{ home { viewer { firstName } upcomingEvents { title } } }');
  expect(data).toEqual({
    home: { viewer: { firstName: 'Person' }, upcomingEvents: [{ title: '24h' }, { title: '48h' }, { title: '72h' }] },
  });
  expect((await graphql('{ home { upcomingEvents { title } } }')).code).toBe('UNAUTHENTICATED');
});

describe.each(['pending', 'rejected'] as const)('an event that is %s', (approval) => {
  const everywhere = `query ($id: ID!, $search: String) {
    event(id: $id) { title }
    node(id: $id) { id }
    nodes(ids: [$id]) { id }
    home { upcomingEvents { title } }
    all: events { totalCount edges { node { title } } }
    found: events(search: $search) { totalCount edges { node { title } } }
  }`;
  const look = async (person: Person, id: string) => (await as(person)(everywhere, { id, search: 'quiet' })).data;

  test('a pending or rejected event is visible to its creator and admins', async () => {
    const { id } = await build('Quiet night', { approval });
    const seen = { totalCount: 1, edges: [{ node: { title: 'Quiet night' } }] };
    for (const person of [organizer, await buildUser({ role: 'admin' })])
      expect(await look(person, id)).toEqual({
        event: { title: 'Quiet night' },
        node: { id },
        nodes: [{ id }],
        home: { upcomingEvents: [{ title: 'Quiet night' }] },
        all: seen,
        found: seen,
      });
  });

  test('a pending or rejected event is hidden from all others', async () => {
    const { id } = await build('Quiet night', { approval });
    const nothing = { totalCount: 0, edges: [] };
    for (const person of [viewer, await buildUser({ role: 'organizer' })])
      expect(await look(person, id)).toEqual({
        event: null,
        node: null,
        nodes: [null],
        home: { upcomingEvents: [] },
        all: nothing,
        found: nothing,
      });
  });

  test('a hidden event cannot be edited, deleted or registered for', async () => {
    const event = await build('Quiet night', { approval });
    const other = await buildUser({ role: 'organizer' });
    const answers = [
      await as(other)('mutation ($id: ID!) { updateEvent(input: { eventId: $id, title: "Loud" }) { event { id } } }', {
        id: event.id,
      }),
      await as(other)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
        id: event.id,
      }),
      await as(viewer)(
        'mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { event { id } } }',
        { id: event.id },
      ),
      await as(viewer)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
        id: event.id,
      }),
    ];
    expect(answers.map(({ code, message }) => [code, message])).toEqual(
      answers.map(() => ['NOT_FOUND', 'Event not found']),
    );
  });

  test('people with a seat can still cancel, and their list of registrations still works', async () => {
    const event = await build('Quiet night');
    await buildRegistrations(event, [viewer]);
    await sql('UPDATE events SET approval = $2 WHERE id = $1', [event.uuid, approval]);
    const own = await as(viewer)('{ viewer { registrations { totalCount edges { node { id } } } } }');
    expect(own.data).toMatchObject({ viewer: { registrations: { totalCount: 1 } } });
    const withEvent = await as(viewer)('{ viewer { id registrations { edges { node { event { title } } } } } }');
    expect(withEvent.errors).toEqual([]);

    const answer = await as(viewer)(
      'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId event { id } } }',
      { id: event.id },
    );
    expect(answer.code).not.toBe('INTERNAL');
    expect((await seatsOf(event)).taken).toBe(answer.code ? 1 : 0);
  });
});

test.each(['', ' ', 'undefined', 'null'])('the event id %j is refused before a read', async (id) => {
  const answer = await as(viewer)('query ($id: ID!) { event(id: $id) { title } }', { id });
  expect(answer).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: `Invalid _id: ${id}`,
    fields: { id: `Invalid _id: ${id}` },
  });
});

test.each(['nonsense', 'event_01jd7z5v9gfa9v5cz8n5c0v0zz', 'event_zzzzzzzzzzzzzzzzzzzzzzzzzz', viewer.id])(
  'an event with the id %s does not exist',
  async (id) => {
    expect((await as(viewer)('query ($id: ID!) { event(id: $id) { title } }', { id })).data).toEqual({ event: null });
  },
);

test('the status of an event depends on the requested time zone', async () => {
  const event = await buildEvent({ date: inHours(30 * 24) });
  const ask = (zone: string) =>
    as(person)('query ($id: ID!, $zone: String!) { event(id: $id) { status(timeZone: $zone) } }', {
      id: event.id,
      zone,
    });
  const person = await buildUser();

  expect((await ask('Asia/Kolkata')).data).toEqual({ event: { status: 'UPCOMING' } });
  expect(await ask('Asia/Atlantis')).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { timeZone: 'Unknown time zone.' },
  });
});

test('the name of a creator who is no longer an organizer stays on their events', async () => {
  const creator = await buildUser({ role: 'organizer' });
  const event = await buildEvent({ createdBy: creator });
  await sql("UPDATE users SET role = 'participant' WHERE id = $1", [creator.uuid]);
  const { data, errors } = await as(await buildUser())(
    'query ($id: ID!) { event(id: $id) { organizerName createdBy { name } } }',
    { id: event.id },
  );

  const name = `${creator.firstName} ${creator.lastName}`;
  expect(errors).toEqual([]);
  expect(data).toEqual({ event: { organizerName: name, createdBy: { name } } });
});

test('viewerCanCreateEvents and eventLimits can be queried', async () => {
  const ask = async (person: Person) =>
    (await as(person)('{ viewerCanCreateEvents eventLimits { maxCapacity maxUpcomingEvents } }')).data;
  const eventLimits = { maxCapacity: 100, maxUpcomingEvents: 10 };

  expect(await ask(await buildUser())).toEqual({ viewerCanCreateEvents: false, eventLimits });
  expect(await ask(await buildUser({ role: 'organizer' }))).toEqual({ viewerCanCreateEvents: true, eventLimits });
  expect(await ask(await buildUser({ role: 'admin' }))).toEqual({ viewerCanCreateEvents: true, eventLimits });
  expect((await graphql('{ viewerCanCreateEvents }')).data).toEqual({ viewerCanCreateEvents: false });
  expect((await graphql('{ eventLimits { maxCapacity } }')).code).toBe('UNAUTHENTICATED');
});

test('calendarFile has the UID of messages, and its SEQUENCE grows with every edit', async () => {
  const [creator, guest] = [await buildUser({ role: 'organizer' }), await buildUser()];
  const event = await buildEvent({ createdBy: creator, title: 'Kite day', location: 'Lake, east', date: inHours(30) });
  const fileFor = async (viewer: Person) =>
    (
      await as(viewer)<{ event: { calendarFile: string } | null }>(
        'query ($id: ID!) { event(id: $id) { calendarFile } }',
        { id: event.id },
      )
    ).data.event;
  const { calendarFile: before } = (await fileFor(guest))!;

  expect(before).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR/);
  for (const line of ['METHOD:PUBLISH', `UID:${event.uuid}@localhost`, 'SEQUENCE:1', 'SUMMARY:Kite day'])
    expect(before.split('\r\n')).toContain(line);
  expect(before).toContain('LOCATION:Lake\\, east');
  expect(before).toContain(`/events/${event.id}`);
  await as(creator)('mutation ($id: ID!) { updateEvent(input: { eventId: $id, location: "Hall" }) { event { id } } }', {
    id: event.id,
  });
  expect((await fileFor(guest))!.calendarFile).toContain('SEQUENCE:2');

  await sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [event.uuid]);
  expect(await fileFor(guest)).toBeNull();
});
