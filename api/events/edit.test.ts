import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const { as, graphql, sql, buildUser, buildEvent, buildUsers, buildRegistrations, seatsOf, close } = api;
const rest = restOf(api);
afterAll(close);
afterEach(() => sql('UPDATE system_settings SET max_events_per_organizer = DEFAULT, max_users_per_event = DEFAULT'));

const anOrganizer = () => buildUser({ role: 'organizer' });
const anAdmin = () => buildUser({ role: 'admin' });

const updateMutation = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event {
  id title description capacity tags image version date } } }`;
const deleteMutation = 'mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }';

const update = (person: Person, eventId: string, changes: Record<string, unknown>) =>
  as(person)<{ updateEvent: { event: Record<string, unknown> } }>(updateMutation, { input: { eventId, ...changes } });
const remove = (person: Person, id: string) => as(person)(deleteMutation, { id });
const titleOf = async ({ uuid }: { uuid: string }) =>
  (await sql<{ title: string }>('SELECT title FROM events WHERE id = $1', [uuid]))[0]?.title;
/** The version of an event, and its edits in the audit trail. */
const versionOf = async ({ id, uuid }: { id: string; uuid: string }) =>
  (
    await sql<{ version: number; edits: number }>(
      `SELECT version, (SELECT count(*)::int FROM audit_entries WHERE subject_id = $2 AND action = 'event.edit') AS edits
         FROM events WHERE id = $1`,
      [uuid, id],
    )
  )[0]!;

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

  test.each(['updateEvent', 'updateSeries'])(
    '%s names a reason that is too long together with all other problems',
    async (name) => {
      const organizer = await anOrganizer();
      const { id } = await buildEvent({ createdBy: organizer });
      const input = { eventId: id, title: ' ', capacity: 0, reason: 'x'.repeat(501) };
      const type = name === 'updateEvent' ? 'UpdateEventInput' : 'UpdateSeriesInput';
      const { fields } = await as(organizer)(
        `mutation ($input: ${type}!) { ${name}(input: $input) { event { id } } }`,
        {
          input,
        },
      );
      expect(Object.keys(fields!).toSorted()).toEqual(['capacity', 'reason', 'title']);
    },
  );

  const changeIt = async (person: Person, event: { id: string }) => ({
    seen: (await as(person)('query ($id: ID!) { event(id: $id) { viewerCanEdit viewerCanDelete } }', { id: event.id }))
      .data,
    edited: (await update(person, event.id, { title: 'Mine now' })).message,
    removed: (await remove(person, event.id)).message,
  });

  test('the creator of an event and admins can edit and delete it', async () => {
    const creator = await anOrganizer();
    for (const person of [creator, await anAdmin()]) {
      const event = await buildEvent({ createdBy: creator });
      expect(await changeIt(person, event)).toEqual({
        seen: { event: { viewerCanEdit: true, viewerCanDelete: true } },
        edited: undefined,
        removed: undefined,
      });
      expect(await titleOf(event)).toBeUndefined();
    }
  });

  test('other organizers, participants and a former organizer cannot edit or delete an event', async () => {
    const former = await anOrganizer();
    const event = await buildEvent({ createdBy: former, title: 'As it was' });
    await sql("UPDATE users SET role = 'participant' WHERE id = $1", [former.uuid]);
    for (const person of [former, await anOrganizer(), await buildUser()])
      expect(await changeIt(person, event)).toEqual({
        seen: { event: { viewerCanEdit: false, viewerCanDelete: false } },
        edited: 'You do not have permission to edit this event.',
        removed: 'You do not have permission to delete this event.',
      });
    expect(await titleOf(event)).toBe('As it was');
  });

  test('editing and deleting need a session', async () => {
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

  test('an edit of an outdated version is STALE_EDIT and overwrites nothing', async () => {
    const [organizer, admin] = [await anOrganizer(), await anAdmin()];
    const event = await buildEvent({ createdBy: organizer });
    await update(admin, event.id, { title: 'By the admin', version: 1 });
    const answer = await update(organizer, event.id, { title: 'By the organizer', version: 1 });

    expect(answer.code).toBe('STALE_EDIT');
    expect(answer.message).toBe('Somebody else has changed this event since you opened it. Nothing was overwritten.');
    expect(await titleOf(event)).toBe('By the admin');
    expect((await update(organizer, event.id, { title: 'By the organizer', version: 2 })).errors).toEqual([]);
  });

  test('an edit that changes nothing makes no other edit outdated, and is in no audit trail', async () => {
    const [organizer, admin] = [await anOrganizer(), await anAdmin()];
    const event = await buildEvent({
      createdBy: organizer,
      tags: ['go', 'chess'],
      date: inHours(5),
      endsAt: inHours(7),
    });
    const questions = [{ kind: 'SHORT_TEXT', label: 'Your level?' }];
    const rules = { colleges: ['Evergreen Institute'], mostPerCollege: 4 };
    const first = await update(organizer, event.id, {
      questions,
      registrationRules: rules,
      language: 'ENGLISH',
      translations: [{ language: 'HINDI', title: 'शतरंज', description: 'बोर्ड लाइए।' }],
      attendancePoints: 7.5,
    });
    expect(first.errors).toEqual([]);
    const path = `/api/events/${event.id}`;
    const { data } = (await rest<{ updatedAt: string; description: string }>(`GET ${path}`, { as: admin })).body;
    const { version } = await versionOf(event);
    expect((await rest(`PUT ${path}`, { as: admin, body: data })).status).toBe(200);
    expect((await rest(`PUT ${path}`, { as: admin, body: { description: ` ${data.description} ` } })).status).toBe(200);
    expect(await update(admin, event.id, { registrationRules: rules, reason: 'To be sure' })).toMatchObject({
      errors: [],
    });
    expect(await versionOf(event)).toEqual({ version, edits: 0 });
    expect((await update(organizer, event.id, { title: 'Go night', version })).errors).toEqual([]);
    // other questions are a change
    await update(admin, event.id, { questions: [] });
    expect(await versionOf(event)).toEqual({ version: version + 2, edits: 1 });
  });

  test('of two concurrent edits one succeeds and the other is STALE_EDIT', async () => {
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

  test('the capacity cannot be lower than the number of taken seats', async () => {
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

  test('an event created under a higher limit may keep its capacity, but not get another one above the limit', async () => {
    const organizer = await anOrganizer();
    const event = await buildEvent({ createdBy: organizer, capacity: 400 });
    expect((await update(organizer, event.id, { title: 'Night of music', capacity: 400 })).errors).toEqual([]);
    expect((await update(organizer, event.id, { capacity: 399 })).fields).toEqual({
      capacity: 'Capacity must be at most 100',
    });
  });

  test('a past event that moves to the future counts toward the limit of its creator', async () => {
    await sql('UPDATE system_settings SET max_events_per_organizer = 1');
    const organizer = await anOrganizer();
    const past = await buildEvent({ createdBy: organizer, date: inHours(-24) });
    const ahead = await buildEvent({ createdBy: organizer });

    expect((await update(organizer, ahead.id, { date: inHours(72).toISOString() })).errors).toEqual([]);
    expect((await update(organizer, past.id, { date: inHours(72).toISOString() })).code).toBe('EVENT_LIMIT_REACHED');
    expect((await update(organizer, past.id, { title: 'As we were' })).errors).toEqual([]);
  });

  test('tags are trimmed, and empty ones and duplicates are dropped', async () => {
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
  test('deleting an event deletes its registrations', async () => {
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
