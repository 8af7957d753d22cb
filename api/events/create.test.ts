import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { lineProblem } from '../core/validation/validate.ts';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { problem } from './problemTexts.ts';

const { as, graphql, sql, buildUser, buildEvent, close } = await startApi();
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
const updateMutation = `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { title tags } } }`;

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

test('a participant cannot create events', async () => {
  const answer = await create(await buildUser());
  expect(answer.code).toBe('FORBIDDEN');
  expect(answer.message).toBe('You do not have permission to create events.');
});

test('creating an event needs a session', async () => {
  expect((await graphql(createMutation, { input: draft() })).code).toBe('UNAUTHENTICATED');
});

test('a refused event lists every field with a problem', async () => {
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

test('the creator is the viewer: createdBy and organizerName are not part of the input', async () => {
  const answer = await create(await anOrganizer(), {
    createdBy: (await anOrganizer()).id,
    organizerName: 'Somebody',
  });
  expect(answer.code).toBe('BAD_USER_INPUT');
});

test('the capacity is limited by the settings', async () => {
  const organizer = await anOrganizer();
  expect((await create(organizer, { capacity: 101 })).fields).toEqual({ capacity: 'Capacity must be at most 100' });
  await sql('UPDATE system_settings SET max_users_per_event = 20000');
  expect((await create(organizer, { capacity: 20_000 })).errors).toEqual([]);
});

test('the settings limit the coming events of an organizer; past ones do not count', async () => {
  await sql('UPDATE system_settings SET max_events_per_organizer = 2');
  const organizer = await anOrganizer();
  for (let i = 0; i < 3; i++) await buildEvent({ createdBy: organizer, date: inHours(-24 - i) });
  expect((await create(organizer)).errors).toEqual([]);
  expect((await create(organizer)).errors).toEqual([]);
  const answer = await create(organizer);

  expect(answer.code).toBe('EVENT_LIMIT_REACHED');
  expect(answer.message).toBe(
    'You already have 2 events that are not yet past; at most 2 are allowed. A series counts once.',
  );
  expect((await create(organizer, { date: inHours(-1).toISOString() })).errors).toEqual([]);
  expect((await create(await anAdmin())).errors).toEqual([]);
});

test('concurrent creations do not exceed the limit', async () => {
  await sql('UPDATE system_settings SET max_events_per_organizer = 3');
  const organizer = await anOrganizer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => create(organizer)));

  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 'EVENT_LIMIT_REACHED')).toHaveLength(9);
  expect(await sql('SELECT count(*)::int FROM events WHERE created_by = $1', [organizer.uuid])).toEqual([{ count: 3 }]);
});

test('any text is stored and returned unchanged', async () => {
  const admin = await anAdmin();
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((value) => !lineProblem(value, problem('titleField')) && value.trim() !== '');
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
      word,
      async (title, description, tags, tag) => {
        fc.pre([...tags, tag].every(({ length }) => length <= 30));
        const { data, errors } = await create(admin, { title, description, tags });
        expect(errors).toEqual([]);
        expect(data.createEvent.event).toMatchObject({ title, description, tags });
        const changed = await update(admin, data.createEvent.event.id, {
          title: description,
          tags: [tag],
        });
        expect(changed.data.updateEvent.event).toMatchObject({ title: description, tags: [tag] });
      },
    ),
    { numRuns: 40 },
  );
});
