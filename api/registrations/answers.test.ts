import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { questionsIn } from '../testing/questions.ts';
import { restOf } from '../testing/rest.ts';
import { waitingFor } from '../testing/waiting.ts';

interface Answer {
  questionId: string;
  kind: string;
  label: string;
  options: string[];
  values: string[];
}

let api: Api;
let [organizer, stranger] = [] as unknown as [Person, Person];
beforeAll(async () => {
  api = await startApi();
  organizer = await api.buildUser({ role: 'organizer' });
  stranger = await api.buildUser();
});
afterAll(() => api?.close());

let event: BuiltEvent;
let asha: Person;
let registrationId: string;
beforeEach(async () => {
  event = await api.buildEvent({ createdBy: organizer });
  asha = await api.buildUser({ firstName: 'Asha' });
  registrationId = (await api.buildRegistrations(event, [asha]))[0]!;
});

const all = 'answers { questionId kind label options values }';
const answer = (answers: unknown, as = asha, { id } = event) =>
  api.as(as)<{ answerQuestions: { registration: { id: string; answers: Answer[] } } }>(
    `mutation ($input: AnswerQuestionsInput!) { answerQuestions(input: $input) { registration { id ${all} } } }`,
    { input: { eventId: id, answers } },
  );
const own = async (as = asha) =>
  (
    await api.as(as)<{ event: { viewerRegistration: { answers: Answer[] } } }>(
      `query ($id: ID!) { event(id: $id) { viewerRegistration { ${all} } } }`,
      { id: event.id },
    )
  ).data.event.viewerRegistration.answers;
const values = async () => (await own()).map((each) => each.values);
const edit = (questions: unknown) =>
  api.as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, questions },
  });

describe('answering', () => {
  test('each kind of answer is stored with its question, in the order of the questions', async () => {
    const ids = await questionsIn(api.sql)(event, [
      { label: 'Your team?' },
      { kind: 'long_text', label: 'Why?' },
      { kind: 'one_of', options: ['S', 'M'] },
      { kind: 'several_of', options: ['Mon', 'Tue', 'Wed'] },
      { kind: 'number' },
      { kind: 'consent' },
    ]);
    const given = [['Owls '], ['One\ntwo'], ['M'], ['Wed', '', 'Mon'], ['3.5'], ['yes']];
    const sent = ids.map((questionId, n) => ({ questionId, values: given[n] })).toReversed();
    const { data, errors } = await answer(sent);
    expect(errors).toEqual([]);
    expect(data.answerQuestions.registration.answers).toEqual([
      { questionId: ids[0], kind: 'SHORT_TEXT', label: 'Your team?', options: [], values: ['Owls'] },
      { questionId: ids[1], kind: 'LONG_TEXT', label: 'Why?', options: [], values: ['One\ntwo'] },
      { questionId: ids[2], kind: 'ONE_OF', label: 'Question 2', options: ['S', 'M'], values: ['M'] },
      {
        questionId: ids[3],
        kind: 'SEVERAL_OF',
        label: 'Question 3',
        options: ['Mon', 'Tue', 'Wed'],
        values: ['Mon', 'Wed'],
      },
      { questionId: ids[4], kind: 'NUMBER', label: 'Question 4', options: [], values: ['3.5'] },
      { questionId: ids[5], kind: 'CONSENT', label: 'Question 5', options: [], values: ['yes'] },
    ]);
    expect(await own()).toEqual(data.answerQuestions.registration.answers);
  });

  test('new answers replace all earlier ones', async () => {
    const [first, second] = (await questionsIn(api.sql)(event, [{}, {}])) as [string, string];
    await answer([{ questionId: first, values: ['a'] }]);
    await answer([{ questionId: second, values: ['b'] }]);
    expect(await values()).toEqual([['b']]);
    await answer([]);
    expect(await values()).toEqual([]);
  });

  test('each of two mutations in one request returns its own answers', async () => {
    const [only] = await questionsIn(api.sql)(event);
    const answers = `mutation ($one: AnswerQuestionsInput!, $other: AnswerQuestionsInput!) {
      one: answerQuestions(input: $one) { registration { ${all} } }
      other: answerQuestions(input: $other) { registration { ${all} } } }`;
    const of = (value: string) => ({ eventId: event.id, answers: [{ questionId: only, values: [value] }] });
    const { data } = await api.as(asha)(answers, { one: of('a'), other: of('b') });
    expect(data).toMatchObject({
      one: { registration: { answers: [{ values: ['a'] }] } },
      other: { registration: { answers: [{ values: ['b'] }] } },
    });
  });

  test('wrong answers are refused with all problems and change nothing', async () => {
    const ids = (await questionsIn(api.sql)(event, [
      { isRequired: true, label: 'Which team?' },
      { kind: 'one_of', options: ['S', 'M'], label: 'Which size?' },
      { kind: 'consent', label: 'I may be photographed.' },
    ])) as [string, string, string];
    const [foreign] = await questionsIn(api.sql)(await api.buildEvent());
    const right = ids.map((questionId, n) => ({ questionId, values: [['Owls'], ['S'], ['yes']][n] }));
    await answer(right);
    const { code, message, fields } = await answer([
      { questionId: ids[1], values: ['XL'] },
      { questionId: foreign, values: ['a'] },
    ]);
    expect([code, message, fields]).toEqual([
      'VALIDATION_FAILED',
      '“Which team?” needs an answer',
      {
        [`answers.${ids[0]}`]: '“Which team?” needs an answer',
        [`answers.${ids[1]}`]: '“Which size?”: The answer must be one of the options',
        [`answers.${ids[2]}`]: '“I may be photographed.” needs your consent',
        [`answers.${foreign}`]: 'This question is not asked by this event.',
      },
    ]);
    expect(await values()).toEqual([['Owls'], ['S'], ['yes']]);
  });

  test('only people with a seat or on the waitlist of a visible event can answer', async () => {
    const [only] = await questionsIn(api.sql)(event);
    const waiting = await api.buildUser();
    await api.buildWaitlist(event, [waiting]);
    const given = [{ questionId: only, values: ['a'] }];
    expect((await answer(given, waiting)).errors).toEqual([]);
    expect((await answer(given, stranger)).code).toBe('NOT_REGISTERED');
    expect((await answer(given, organizer)).code).toBe('NOT_REGISTERED');
    const hidden = await api.buildEvent({ approval: 'pending' });
    expect((await answer(given, asha, hidden)).code).toBe('NOT_FOUND');
    expect((await answer(given, asha, { ...event, id: asha.id })).code).toBe('NOT_FOUND');
    expect((await answer(given, asha, { ...event, id: '' })).fields).toEqual({
      eventId: 'Invalid event ID for registration',
    });
  });

  test('answers cannot change once the event has begun', async () => {
    const [only] = await questionsIn(api.sql)(event);
    await answer([{ questionId: only, values: ['a'] }]);
    await api.sql('UPDATE events SET date = $2 WHERE id = $1', [event.uuid, inHours(-1)]);
    const { code, message } = await answer([{ questionId: only, values: ['b'] }]);
    expect([code, message]).toEqual(['EVENT_STARTED', 'Answers cannot be changed once the event has begun.']);
    expect(await values()).toEqual([['a']]);
  });

  test('concurrent answers of one person are never mixed', async () => {
    const [first, second] = await questionsIn(api.sql)(event, [{}, {}]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        answer([
          { questionId: first, values: [`${n}`] },
          { questionId: second, values: [`${n}`] },
        ]),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const [one, other] = await values();
    expect(one).toEqual(other);
  });
});

describe('a question that is changed', () => {
  test('an edited question keeps its old answers with the old wording until the person answers again', async () => {
    const [size] = await questionsIn(api.sql)(event, [{ kind: 'one_of', label: 'Size?', options: ['S', 'M'] }]);
    await answer([{ questionId: size, values: ['M'] }]);
    expect((await edit([{ id: size, kind: 'SHORT_TEXT', label: 'Which size of T-shirt?' }])).errors).toEqual([]);
    const old = { questionId: size, kind: 'ONE_OF', label: 'Size?', options: ['S', 'M'], values: ['M'] };
    expect(await own()).toEqual([old]);
    await answer([{ questionId: size, values: ['Medium'] }]);
    const asNow = { kind: 'SHORT_TEXT', label: 'Which size of T-shirt?', options: [], values: ['Medium'] };
    expect(await own()).toEqual([{ questionId: size, ...asNow }]);
  });

  test('an archived question keeps its answers, listed last, and takes no new ones', async () => {
    const [gone, current] = await questionsIn(api.sql)(event, [{ label: 'Gone?' }, { label: 'Asked?' }]);
    await answer([
      { questionId: gone, values: ['a'] },
      { questionId: current, values: ['b'] },
    ]);
    await edit([{ id: current, kind: 'SHORT_TEXT', label: 'Asked?' }]);
    expect(await values()).toEqual([['b'], ['a']]);
    expect((await answer([{ questionId: gone, values: ['c'] }])).fields).toEqual({
      [`answers.${gone}`]: 'This question is not asked by this event.',
    });
    await answer([{ questionId: current, values: ['d'] }]);
    expect(await values()).toEqual([['d'], ['a']]);
  });

  test('an answer during an edit is stored with the old or the new question, or refused by the new one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const options = round % 2 ? ['M', 'L'] : ['S', 'L'];
      await edit([]);
      await api.sql('DELETE FROM answers WHERE registration_id IN (SELECT id FROM registrations WHERE event_id = $1)', [
        event.uuid,
      ]);
      const [size] = await questionsIn(api.sql)(event, [{ kind: 'one_of', label: 'Before?', options: ['S', 'M'] }]);
      const change = () => edit([{ id: size, kind: 'ONE_OF', label: 'After?', options }]);
      const give = () => answer([{ questionId: size, values: ['S'] }]);
      const [changed, given] =
        round % 3 ? await Promise.all([change(), give()]) : (await Promise.all([give(), change()])).toReversed();
      expect(changed!.errors).toEqual([]);
      const kept = (await own()).map((each) => [each.label, each.options, each.values]);
      const before = { fields: undefined, kept: [['Before?', ['S', 'M'], ['S']]] };
      const after =
        round % 2
          ? { fields: { [`answers.${size}`]: '“After?”: The answer must be one of the options' }, kept: [] }
          : { fields: undefined, kept: [['After?', options, ['S']]] };
      expect([before, after]).toContainEqual({ fields: given!.fields, kept });
    }
  });

  test('an answer waits for the lock of the event and is then checked against the new question', async () => {
    const [size] = await questionsIn(api.sql)(event, [{ kind: 'one_of', options: ['S', 'M'] }]);
    const client = await api.database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('BEGIN');
    await client.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [event.uuid]);
    const given = answer([{ questionId: size, values: ['S'] }]);
    await expect.poll(() => waitingFor(client)).toBe(1);
    await client.query("UPDATE questions SET options = ARRAY['M', 'L'] WHERE event_id = $1", [event.uuid]);
    await client.query('COMMIT');
    expect((await given).fields).toEqual({
      [`answers.${size}`]: expect.stringContaining('”: The answer must be one of the options'),
    });
  });
});

describe('REST', () => {
  test('PUT replaces the answers and returns the registration', async () => {
    const [size, days] = await questionsIn(api.sql)(event, [
      { kind: 'one_of', label: 'Size?', options: ['S', 'M'] },
      { kind: 'several_of', label: 'Days?', options: ['Mon', 'Tue'] },
    ]);
    const answers = [
      { questionId: days, values: ['Tue', 'Mon'] },
      { questionId: size, values: ['M'] },
    ];
    const address = `PUT /api/events/${event.id}/register/answers`;
    const { status, body } = await restOf(api)(address, { as: asha, body: { answers } });
    expect([status, body.message, body.data.id, body.data.answers]).toEqual([
      200,
      'Your answers are saved.',
      registrationId,
      [
        { questionId: size, kind: 'one_of', label: 'Size?', options: ['S', 'M'], values: ['M'] },
        { questionId: days, kind: 'several_of', label: 'Days?', options: ['Mon', 'Tue'], values: ['Mon', 'Tue'] },
      ],
    ]);
  });

  test('a refusal lists the problem of each answer', async () => {
    const [size] = await questionsIn(api.sql)(event, [{ kind: 'one_of', options: ['S', 'M'] }]);
    const address = `PUT /api/events/${event.id}/register/answers`;
    const put = async (body: unknown, as = asha) => (await restOf(api)(address, { as, body })).body;
    expect((await put({ answers: [{ questionId: size, values: ['L'] }] })).fields).toEqual({
      [`answers.${size}`]: expect.stringContaining('”: The answer must be one of the options'),
    });
    expect((await put({ answers: [{ questionId: size, values: 'S' }, 'M'] })).fields).toEqual({
      'answers.0.values': 'answers.0.values must be a list',
      'answers.1': 'answers.1 must be an object',
    });
    expect((await put({})).fields).toEqual({ answers: 'answers is required' });
    expect((await put({ answers: [] }, stranger)).code).toBe('NOT_REGISTERED');
  });
});
