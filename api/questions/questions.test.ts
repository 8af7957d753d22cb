import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { answersIn, questionsIn } from '../testing/questions.ts';
import { restOf } from '../testing/rest.ts';

interface Question {
  id: string;
  kind: string;
  label: string;
  help: string | null;
  isRequired: boolean;
  options: string[];
}

let api: Api;
let [organizer, participant] = [] as unknown as [Person, Person];
beforeAll(async () => {
  api = await startApi();
  organizer = await api.buildUser({ role: 'organizer' });
  participant = await api.buildUser();
  await api.sql('UPDATE system_settings SET max_events_per_organizer = 1000');
});
afterAll(() => api?.close());

let event: BuiltEvent;
beforeEach(async () => {
  event = await api.buildEvent({ createdBy: organizer });
});

const all = 'questions { id kind label help isRequired options }';
const questionsFor = async (as = participant, { id } = event): Promise<Question[] | undefined> =>
  (
    await api.as(as)<{ event: { questions: Question[] } | null }>(`query ($id: ID!) { event(id: $id) { ${all} } }`, {
      id,
    })
  ).data.event?.questions;
const labels = async () => (await questionsFor())?.map(({ label }) => label);

const update = (questions: unknown, changes: object = {}, as = organizer) =>
  api.as(as)<{ updateEvent: { event: { questions: Question[]; version: number } } }>(
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { version ${all} } } }`,
    { input: { eventId: event.id, questions, ...changes } },
  );
const create = (questions: unknown, changes: object = {}) =>
  api.as(organizer)<{ createEvent: { event: { id: string; questions: Question[] } } }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id ${all} } } }`,
    {
      input: {
        title: 'Evening of music',
        description: 'Bring friends.',
        date: inHours(48).toISOString(),
        location: 'Main hall',
        questions,
        ...changes,
      },
    },
  );
const size = { kind: 'ONE_OF', label: ' Which size? ', options: [' S', 'M', '', 'L'], isRequired: true };
const meal = { kind: 'SHORT_TEXT', label: 'What do you eat?', help: 'Allergies too.\nAnything.' };
const photos = { kind: 'CONSENT', label: 'I may be seen on photos' };
const archivedLabels = () =>
  api.sql('SELECT label FROM questions WHERE event_id = $1 AND position IS NULL ORDER BY label', [event.uuid]);
const hasQuestions = async ({ uuid } = event) =>
  (await api.sql('SELECT has_questions AS has FROM events WHERE id = $1', [uuid]))[0]!.has;

describe('creating an event', () => {
  test('stores its questions in order, visible to all who can see the event', async () => {
    const { data, errors } = await create([size, meal, photos]);
    expect(errors).toEqual([]);
    const expected = [
      { kind: 'ONE_OF', label: 'Which size?', help: null, isRequired: true, options: ['S', 'M', 'L'] },
      { ...meal, isRequired: false, options: [] },
      { ...photos, help: null, isRequired: true, options: [] },
    ].map((each) => ({ id: expect.stringMatching(/^question_[0-9a-z]{26}$/), ...each }));
    expect(data.createEvent.event.questions).toEqual(expected);
    expect(await questionsFor(participant, { ...event, id: data.createEvent.event.id })).toEqual(expected);
  });

  test('stores no questions if none are given', async () => {
    const { data } = await create(undefined);
    expect(data.createEvent.event.questions).toEqual([]);
  });

  test('reports all problems of the event and of its questions at once', async () => {
    const answer = await create([{ ...meal, label: '' }, photos, { ...size, options: ['S'] }], { title: '' });
    expect([answer.code, answer.fields]).toEqual([
      'VALIDATION_FAILED',
      {
        title: 'Title is required',
        'questions.0.label': 'Label is required',
        'questions.2.options': 'At least 2 options are needed',
      },
    ]);
  });

  test('reports malformed questions by their index', async () => {
    const { errors } = await create([meal, { kind: 'ESSAY', label: 5 }, 7], { title: ' ' });
    expect(errors.at(-1)!.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        title: 'Title is required',
        'questions.1.kind':
          'questions.1.kind must be one of SHORT_TEXT, LONG_TEXT, ONE_OF, SEVERAL_OF, NUMBER, CONSENT',
        'questions.1.label': 'questions.1.label must be a text',
        'questions.2': 'questions.2 must be an object',
      },
    });
  });

  test('accepts 20 questions and rejects 21', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => ({ ...meal, label: `Question ${n}` }));
    const { data } = await create(twenty);
    expect(data.createEvent.event.questions.map(({ label }) => label)).toEqual(twenty.map(({ label }) => label));
    const { fields } = await create([...twenty, meal]);
    expect(fields).toEqual({ questions: 'An event can ask at most 20 questions' });
  });
});

describe('editing an event', () => {
  test('leaves the questions unchanged if they are omitted or null', async () => {
    await questionsIn(api.sql)(event, [{}, {}]);
    expect((await update(undefined, { title: 'Evening of dance' })).errors).toEqual([]);
    expect((await update(null)).data.updateEvent.event.questions).toHaveLength(2);
    expect(await labels()).toEqual(['Question 0', 'Question 1']);
  });

  test('adds, changes, reorders and deletes questions at once', async () => {
    const { data } = await update([size, meal, photos]);
    const [first, second, third] = data.updateEvent.event.questions as [Question, Question, Question];
    const next = await update([third, { kind: 'NUMBER', label: 'How many?' }, { ...first, label: 'Which T-shirt?' }]);
    expect(next.errors).toEqual([]);
    const now = (await questionsFor())!;
    expect(next.data.updateEvent.event.questions).toEqual(now);
    expect(now.map(({ label }) => label)).toEqual([photos.label, 'How many?', 'Which T-shirt?']);
    expect([now[0]!.id, now[2]!.id]).toEqual([third.id, first.id]);
    expect([second.id, third.id, first.id]).not.toContain(now[1]!.id);
    expect(await api.sql('SELECT 1 FROM questions WHERE event_id = $1', [event.uuid])).toHaveLength(3);
  });

  test('archives a removed question that has answers, and can ask it again', async () => {
    const [first, second] = await questionsIn(api.sql)(event, [{}, {}]);
    const registrations = await api.buildRegistrations(event, [await api.buildUser()]);
    await answersIn(api.sql)(second!, registrations);
    expect((await update([])).data.updateEvent.event.questions).toEqual([]);
    expect([await labels(), await archivedLabels(), await hasQuestions()]).toEqual([
      [],
      [{ label: 'Question 1' }],
      false,
    ]);
    expect((await update([{ ...meal, id: first }])).fields).toEqual({
      'questions.0.id': 'This question is not asked by this event.',
    });
    expect((await update([{ ...meal, id: second }])).errors).toEqual([]);
    expect([await labels(), await archivedLabels(), await hasQuestions()]).toEqual([[meal.label], [], true]);
  });

  test('deletes an archived question when its last answer is gone', async () => {
    const [only] = await questionsIn(api.sql)(event);
    const person = await api.buildUser();
    await answersIn(api.sql)(only!, await api.buildRegistrations(event, [person]));
    await update([meal]);
    expect(await archivedLabels()).toHaveLength(1);
    await api.sql('DELETE FROM registrations WHERE event_id = $1', [event.uuid]);
    await update([]);
    expect(await api.sql('SELECT 1 FROM questions WHERE event_id = $1', [event.uuid])).toEqual([]);
  });

  test('rejects the id of a question of another event', async () => {
    const other = await api.buildEvent({ createdBy: organizer });
    const [foreign] = await questionsIn(api.sql)(other);
    for (const id of [foreign, 'question_01jd7z5v9gfa9v5cz8n5c0v0zz', event.id, 'nonsense']) {
      const { code, fields } = await update([meal, { ...meal, id }]);
      expect([code, fields]).toEqual([
        'VALIDATION_FAILED',
        { 'questions.1.id': 'This question is not asked by this event.' },
      ]);
    }
    expect([await labels(), await questionsFor(participant, other)]).toEqual([
      [],
      [expect.objectContaining({ id: foreign })],
    ]);
  });

  test('requires the right to edit and the current version', async () => {
    const { data } = await update([meal]);
    const { version } = data.updateEvent.event;
    expect((await update([meal], { version: version - 1 })).code).toBe('STALE_EDIT');
    expect((await update([], {}, await api.buildUser({ role: 'organizer' }))).code).toBe('FORBIDDEN');
    expect((await update([], {}, participant)).code).toBe('FORBIDDEN');
    expect(await labels()).toEqual([meal.label]);
  });

  test('changes no questions if another field is refused', async () => {
    await update([meal]);
    expect((await update([size], { capacity: 0 })).fields).toEqual({ capacity: 'Capacity must be greater than 0' });
    expect(await labels()).toEqual([meal.label]);
  });

  test('answers with its own questions if two edits share a request', async () => {
    const edits = `mutation ($one: UpdateEventInput!, $other: UpdateEventInput!) {
      one: updateEvent(input: $one) { event { ${all} } } other: updateEvent(input: $other) { event { ${all} } } }`;
    const of = (label: string) => ({ eventId: event.id, questions: [{ ...meal, label }] });
    const { data } = await api.as(organizer)(edits, { one: of('One?'), other: of('Other?') });
    expect(data).toMatchObject({
      one: { event: { questions: [{ label: 'One?' }] } },
      other: { event: { questions: [{ label: 'Other?' }] } },
    });
  });

  test('is serialized: after concurrent edits, all questions come from one of them', async () => {
    const sets = Array.from({ length: 8 }, (_, n) => [`${n} a`, `${n} b`, `${n} c`]);
    await Promise.all(sets.map((set) => update(set.map((label) => ({ ...meal, label })))));
    expect(sets).toContainEqual(await labels());
    expect(await hasQuestions()).toBe(true);
  });
});

test('viewers who cannot see an event cannot see its questions', async () => {
  const hidden = await api.buildEvent({ createdBy: organizer, approval: 'pending' });
  await questionsIn(api.sql)(hidden);
  expect(await questionsFor(participant, hidden)).toBeUndefined();
  expect(await questionsFor(organizer, hidden)).toHaveLength(1);
});

test('a deleted event loses its questions and their answers', async () => {
  const [only] = await questionsIn(api.sql)(event);
  await answersIn(api.sql)(only!, await api.buildRegistrations(event, [await api.buildUser()]));
  const { errors } = await api.as(organizer)(
    'mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }',
    { id: event.id },
  );
  expect(errors).toEqual([]);
  expect(await api.sql('SELECT 1 FROM questions WHERE event_id = $1', [event.uuid])).toEqual([]);
});

describe('REST', () => {
  const questionsOf = ({ data }: { data: Record<string, unknown> }) => data.questions as Question[];

  test('accepts an event with questions as it was read', async () => {
    const rest = restOf(api);
    const made = await rest('POST /api/events', {
      as: organizer,
      body: {
        title: 'Quiz',
        description: 'Bring friends.',
        date: inHours(30).toISOString(),
        location: 'Library',
        capacity: 20,
        questions: [{ kind: 'one_of', label: 'Which size?', options: ['S', 'M'], isRequired: 'true' }, photos],
      },
    });
    expect([made.status, questionsOf(made.body)]).toMatchObject([
      201,
      [
        { kind: 'one_of', label: 'Which size?', help: null, isRequired: true, options: ['S', 'M'] },
        { kind: 'consent', isRequired: true },
      ],
    ]);
    const address = `/api/events/${String(made.body.data.id)}`;
    const { body } = await rest(`GET ${address}`, { as: participant });
    const again = await rest(`PUT ${address}`, { as: organizer, body: body.data });
    expect([again.status, questionsOf(again.body)]).toEqual([200, questionsOf(made.body)]);
  });

  test('reports an invalid question by its index', async () => {
    const questions = [meal, { kind: 'essay', label: 'Why?', isRequired: 'perhaps' }];
    const unread = await restOf(api)(`PUT /api/events/${event.id}`, { as: organizer, body: { questions } });
    expect([unread.status, unread.body.fields]).toEqual([
      400,
      {
        'questions.1.kind':
          'questions.1.kind must be one of short_text, long_text, one_of, several_of, number, consent',
        'questions.1.isRequired': 'questions.1.isRequired must be true or false',
      },
    ]);
    const wrong = await restOf(api)(`PUT /api/events/${event.id}`, {
      as: organizer,
      body: { questions: [meal, { ...size, label: '' }] },
    });
    expect(wrong.body.fields).toEqual({ 'questions.1.label': 'Label is required' });
  });
});
