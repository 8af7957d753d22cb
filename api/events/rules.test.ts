import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';

const { as, graphql, sql, buildUser, buildEvent, buildUsers, buildRegistrations, seatsOf, close } = await startApi();
afterAll(close);
afterEach(() => sql('UPDATE system_settings SET max_events_per_organizer = DEFAULT, max_users_per_event = DEFAULT'));

const anOrganizer = () => buildUser({ role: 'organizer' });
const anAdmin = () => buildUser({ role: 'admin' });

interface Created {
  createEvent: { event: { id: string; version: number; tags: string[]; title: string; description: string } };
}

const createMutation = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event {
  id title description date location capacity tags image approval version organizerName registeredCount
  createdBy { id } viewerIsCreator viewerCanEdit viewerCanDelete } } }`;
const updateMutation = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event {
  id title description capacity tags image version date } } }`;
const deleteMutation = 'mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }';

const draft = (facts: Record<string, unknown> = {}) => ({
  title: 'Evening of music',
  description: 'Bring friends.',
  date: inHours(48).toISOString(),
  location: 'Main hall',
  ...facts,
});
const create = (person: Person, facts?: Record<string, unknown>) =>
  as(person)<Created>(createMutation, { input: draft(facts) });
const update = (person: Person, eventId: string, changes: Record<string, unknown>) =>
  as(person)<{ updateEvent: { event: Record<string, unknown> } }>(updateMutation, { input: { eventId, ...changes } });
const remove = (person: Person, id: string) => as(person)(deleteMutation, { id });
const titleOf = async ({ uuid }: { uuid: string }) =>
  (await sql<{ title: string }>('SELECT title FROM events WHERE id = $1', [uuid]))[0]?.title;

describe('creating', () => {
  test('an organizer creates an event with the defaults of the form', async () => {
    const organizer = await anOrganizer();
    const { data, errors } = await create(organizer, { title: ' Evening of music ' });

    expect(errors).toEqual([]);
    expect(data.createEvent.event).toMatchObject({
      id: expect.stringMatching(/^event_[0-9a-z]{26}$/),
      title: 'Evening of music',
      capacity: 50,
      tags: [],
      image: null,
      approval: 'APPROVED',
      version: 1,
      registeredCount: 0,
      createdBy: { id: organizer.id },
      organizerName: `${organizer.firstName} ${organizer.lastName}`,
      viewerIsCreator: true,
      viewerCanEdit: true,
      viewerCanDelete: true,
    });
  });

  test('an admin creates events too', async () => {
    expect((await create(await anAdmin())).errors).toEqual([]);
  });

  test('a participant does not', async () => {
    const answer = await create(await buildUser());
    expect(answer.code).toBe('FORBIDDEN');
    expect(answer.message).toBe('You do not have permission to create events.');
  });

  test('nobody does without a session', async () => {
    expect((await graphql(createMutation, { input: draft() })).code).toBe('UNAUTHENTICATED');
  });

  test('every field with a problem is named', async () => {
    const answer = await create(await anOrganizer(), {
      title: ' ',
      description: '',
      location: '',
      capacity: 0,
      date: '2199-01-01T00:00:00Z',
      image: 'http://evm.example/picture.png',
    });
    expect(answer.code).toBe('VALIDATION_FAILED');
    expect(answer.fields).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      date: 'Date must lie between 2000 and 2100',
      location: 'Location is required',
      capacity: 'Capacity must be greater than 0',
      image: 'Image must be a web address that starts with https://',
    });
  });

  test('whose event it is follows from the session: createdBy and organizerName are no part of the input', async () => {
    const answer = await create(await anOrganizer(), {
      createdBy: (await anOrganizer()).id,
      organizerName: 'Somebody',
    });
    expect(answer.code).toBe('BAD_USER_INPUT');
  });

  test('no capacity is larger than the settings allow', async () => {
    const organizer = await anOrganizer();
    expect((await create(organizer, { capacity: 101 })).fields).toEqual({ capacity: 'Capacity must be at most 100' });
    await sql('UPDATE system_settings SET max_users_per_event = 20000');
    expect((await create(organizer, { capacity: 20_000 })).errors).toEqual([]);
  });

  test('an organizer owns no more events to come than the settings allow; past ones do not count', async () => {
    await sql('UPDATE system_settings SET max_events_per_organizer = 2');
    const organizer = await anOrganizer();
    for (let i = 0; i < 3; i++) await buildEvent({ createdBy: organizer, date: inHours(-24 - i) });
    expect((await create(organizer)).errors).toEqual([]);
    expect((await create(organizer)).errors).toEqual([]);
    const answer = await create(organizer);

    expect(answer.code).toBe('EVENT_LIMIT_REACHED');
    expect(answer.message).toBe('You already have 2 events that are not yet past, the most allowed.');
    expect((await create(organizer, { date: inHours(-1).toISOString() })).errors).toEqual([]);
    expect((await create(await anAdmin())).errors).toEqual([]);
  });

  test('of many events that are created in the same moment just as many as allowed are', async () => {
    await sql('UPDATE system_settings SET max_events_per_organizer = 3');
    const organizer = await anOrganizer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(organizer)));

    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'EVENT_LIMIT_REACHED')).toHaveLength(9);
    expect(await sql('SELECT count(*)::int FROM events WHERE created_by = $1', [organizer.uuid])).toEqual([
      { count: 3 },
    ]);
  });

  test('whatever is written comes back as it was', async () => {
    const admin = await anAdmin();
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((value) => !/\p{Cc}/u.test(value) && value.trim() !== '');
    const nasty = fc.constantFrom(
      "Robert'); DROP TABLE events;--",
      '? $1 :name ??',
      '\\',
      '\\\'"',
      '{a,"b"}',
      '{}',
      'NULL',
      '[1]',
      '%s',
      '${x}',
      '</script>',
    );
    const word = fc.oneof(text, nasty).map((value) => value.trim());
    await fc.assert(
      fc.asyncProperty(
        word,
        word,
        fc.uniqueArray(word, { maxLength: 10, selector: (tag) => tag.toLowerCase() }),
        async (title, description, tags) => {
          fc.pre(tags.every((tag) => tag.length <= 30));
          const { data, errors } = await create(admin, { title, description, tags });
          expect(errors).toEqual([]);
          expect(data.createEvent.event).toMatchObject({ title, description, tags });
          const changed = await update(admin, data.createEvent.event.id, {
            title: description,
            tags: [title.slice(0, 30).trim()],
          });
          expect(changed.data.updateEvent.event).toMatchObject({
            title: description,
            tags: [title.slice(0, 30).trim()],
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('editing', () => {
  test('a field that is left out or null stays as it is; a null image is removed', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({
      createdBy: organizer,
      tags: ['music'],
      image: 'https://evm.example/a.png',
      capacity: 7,
    });
    await update(organizer, event.id, { title: 'Night of music', description: null, tags: null });
    const { data } = await update(organizer, event.id, { capacity: 8 });

    expect(data.updateEvent.event).toMatchObject({
      title: 'Night of music',
      description: 'Bring friends.',
      capacity: 8,
      tags: ['music'],
      image: 'https://evm.example/a.png',
      version: 3,
      date: event.date.toISOString(),
    });
    expect((await update(organizer, event.id, { image: null })).data.updateEvent.event.image).toBeNull();
  });

  test.each<[who: string, what: string | undefined]>([
    ['its creator', undefined],
    ['an admin', undefined],
    ['another organizer', 'FORBIDDEN'],
    ['a participant', 'FORBIDDEN'],
    ['its creator, who is no longer an organizer', 'FORBIDDEN'],
  ])('%s edits and deletes an event: %s', async (who, code) => {
    const creator = await anOrganizer();
    const event = await buildEvent({ createdBy: creator });
    if (who.includes('no longer')) await sql("UPDATE users SET role = 'participant' WHERE id = $1", [creator.uuid]);
    const person = who.startsWith('its creator')
      ? creator
      : await buildUser({
          role: who === 'an admin' ? 'admin' : who === 'another organizer' ? 'organizer' : 'participant',
        });

    const seen = await as(person)('query ($id: ID!) { event(id: $id) { viewerCanEdit viewerCanDelete } }', {
      id: event.id,
    });
    expect(seen.data).toEqual({ event: { viewerCanEdit: !code, viewerCanDelete: !code } });
    const edited = await update(person, event.id, { title: 'Mine now' });
    expect(edited.code).toBe(code);
    if (code) expect(edited.message).toBe('You do not have permission to edit this event.');
    const removed = await remove(person, event.id);
    expect(removed.code).toBe(code);
    if (code) expect(removed.message).toBe('You do not have permission to delete this event.');
    expect(await titleOf(event)).toEqual(code && expect.stringMatching('Evening'));
  });

  test('nobody edits or deletes without a session', async () => {
    const event = await buildEvent();
    expect((await graphql(updateMutation, { input: { eventId: event.id, title: 'Mine now' } })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await graphql(deleteMutation, { id: event.id })).code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['', 'VALIDATION_FAILED', 'Invalid event ID for update', 'Invalid event ID for deletion'],
    ['undefined', 'VALIDATION_FAILED', 'Invalid event ID for update', 'Invalid event ID for deletion'],
    ['null', 'VALIDATION_FAILED', 'Invalid event ID for update', 'Invalid event ID for deletion'],
    ['nonsense', 'NOT_FOUND', 'Event not found', 'Event not found'],
    ['event_01jd7z5v9gfa9v5cz8n5c0v0zz', 'NOT_FOUND', 'Event not found', 'Event not found'],
    ['user_01jd7z5v9gfa9v5cz8n5c0v0zz', 'NOT_FOUND', 'Event not found', 'Event not found'],
  ])('the id %j is answered with %s', async (id, code, forUpdate, forDelete) => {
    const admin = await anAdmin();
    expect(await update(admin, id, { title: 'Mine now' })).toMatchObject({ code, message: forUpdate });
    expect(await remove(admin, id)).toMatchObject({ code, message: forDelete });
  });

  test('whoever edits what somebody else has changed meanwhile is told, and nothing is overwritten', async () => {
    const [organizer, admin] = [await anOrganizer(), await anAdmin()];
    const event = await buildEvent({ createdBy: organizer });
    await update(admin, event.id, { title: 'By the admin', version: 1 });
    const answer = await update(organizer, event.id, { title: 'By the organizer', version: 1 });

    expect(answer.code).toBe('STALE_EDIT');
    expect(answer.message).toBe('Somebody else has changed this event since you opened it. Nothing was overwritten.');
    expect(await titleOf(event)).toBe('By the admin');
    expect((await update(organizer, event.id, { title: 'By the organizer', version: 2 })).errors).toEqual([]);
  });

  test('of two edits in the same moment one wins and the other is told', async () => {
    const [organizer, admin] = [await anOrganizer(), await anAdmin()];
    for (let round = 0; round < 15; round++) {
      const event = await buildEvent({ createdBy: organizer, title: 'As it was' });
      const answers = await Promise.all([
        update(organizer, event.id, { title: 'By the organizer', version: 1 }),
        update(admin, event.id, { title: 'By the admin', version: 1 }),
      ]);

      expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['STALE_EDIT', 'done']);
      expect(await titleOf(event)).toBe(answers[0].code ? 'By the admin' : 'By the organizer');
      await sql('DELETE FROM events WHERE id = $1', [event.uuid]);
    }
  });

  test('registering does not make an edit stale', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer });
    const person = await buildUser();
    await as(person)(
      'mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { event { id } } }',
      { id: event.id },
    );

    expect((await update(organizer, event.id, { title: 'Still fresh', version: 1 })).errors).toEqual([]);
    expect(await seatsOf(event)).toMatchObject({ rows: 1, taken: 1 });
  });

  test('the capacity does not go below the seats that are taken', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer, capacity: 5 });
    await buildRegistrations(event, await buildUsers(3));
    const answer = await update(organizer, event.id, { capacity: 2 });

    expect(answer.code).toBe('CAPACITY_BELOW_TAKEN');
    expect(answer.message).toBe('Capacity cannot be lower than the number of people already registered.');
    expect(answer.fields).toEqual({ capacity: answer.message });
    expect((await update(organizer, event.id, { capacity: 3 })).errors).toEqual([]);
    expect(await seatsOf(event)).toEqual({ rows: 3, taken: 3, capacity: 3 });
  });

  test('an event that was made under a higher limit keeps its capacity, and gets no more', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer, capacity: 400 });
    expect((await update(organizer, event.id, { title: 'Night of music', capacity: 400 })).errors).toEqual([]);
    expect((await update(organizer, event.id, { capacity: 399 })).fields).toEqual({
      capacity: 'Capacity must be at most 100',
    });
  });

  test('a past event that is moved ahead counts towards the limit of its creator', async () => {
    await sql('UPDATE system_settings SET max_events_per_organizer = 1');
    const organizer = await anOrganizer();
    const past = await buildEvent({ createdBy: organizer, date: inHours(-24) });
    const ahead = await buildEvent({ createdBy: organizer });

    expect((await update(organizer, ahead.id, { date: inHours(72).toISOString() })).errors).toEqual([]);
    expect((await update(organizer, past.id, { date: inHours(72).toISOString() })).code).toBe('EVENT_LIMIT_REACHED');
    expect((await update(organizer, past.id, { title: 'As we were' })).errors).toEqual([]);
  });

  test('tags are trimmed, blanks and doubles are dropped', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer });
    const { data } = await update(organizer, event.id, { tags: [' Music', 'music', '', 'art '] });
    expect(data.updateEvent.event.tags).toEqual(['Music', 'art']);
  });

  test.each([
    'http://evm.example/a.png',
    'https:evm.example/a.png',
    'HTTPS:\\\\evm.example',
    ' https://evm.example',
    'javascript:alert(1)',
    'https://',
    'a.png',
  ])('the image %s is refused', async (image) => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer });
    expect((await update(organizer, event.id, { image })).fields).toEqual({
      image: 'Image must be a web address that starts with https://',
    });
  });
});

describe('deleting', () => {
  test('an event goes with its registrations', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer });
    await buildRegistrations(event, await buildUsers(2));

    expect((await remove(organizer, event.id)).data).toEqual({ deleteEvent: { deletedEventId: event.id } });
    expect(await sql('SELECT 1 FROM registrations WHERE event_id = $1', [event.uuid])).toEqual([]);
    expect((await as(organizer)('query ($id: ID!) { event(id: $id) { id } }', { id: event.id })).data).toEqual({
      event: null,
    });
    expect((await remove(organizer, event.id)).code).toBe('NOT_FOUND');
  });
});

describe('what an event says', () => {
  test('its status is that of the calendar of the zone that is asked for', async () => {
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
    const creator = await anOrganizer();
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

  test('who may create events, and the limits for the form, are there to be read', async () => {
    const ask = async (person: Person) =>
      (await as(person)('{ viewerCanCreateEvents eventLimits { maxCapacity maxUpcomingEvents } }')).data;
    const eventLimits = { maxCapacity: 100, maxUpcomingEvents: 10 };

    expect(await ask(await buildUser())).toEqual({ viewerCanCreateEvents: false, eventLimits });
    expect(await ask(await anOrganizer())).toEqual({ viewerCanCreateEvents: true, eventLimits });
    expect(await ask(await anAdmin())).toEqual({ viewerCanCreateEvents: true, eventLimits });
    expect((await graphql('{ viewerCanCreateEvents }')).data).toEqual({ viewerCanCreateEvents: false });
    expect((await graphql('{ eventLimits { maxCapacity } }')).code).toBe('UNAUTHENTICATED');
  });
});
