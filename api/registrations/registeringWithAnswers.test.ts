import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { questionsIn } from '../testing/questions.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, seatsOf } = api;
afterAll(api.close);

interface AnswerInput {
  questionId: string;
  values: string[];
}
const organizer = await buildUser({ role: 'organizer' });
let [asha, ben] = [] as unknown as [Person, Person];
let event: BuiltEvent;
let [meal, size] = [] as unknown as [string, string];
beforeEach(async () => {
  [asha, ben] = (await buildUsers(2)) as [Person, Person];
  event = await buildEvent({ createdBy: organizer, capacity: 1 });
  [meal, size] = (await questionsIn(sql)(event, [
    { kind: 'one_of', label: 'Which meal?', options: ['Rice', 'Bread'], isRequired: true },
    { kind: 'short_text', label: 'Which size?' },
  ])) as [string, string];
});

const send = (person: Person, answers?: readonly AnswerInput[], mutation = 'registerForEvent', form: object = {}) =>
  as(person)<Record<string, { registration: { state: string; answers: { label: string; values: string[] }[] } }>>(
    `mutation ($input: RegisterForEventInput!) { ${mutation}(input: $input) {
       registration { state answers { label values } } } }`,
    { input: { eventId: event.id, name: person.lastName, email: person.email, ...(answers && { answers }), ...form } },
  );
const rice = () => [{ questionId: meal, values: ['Rice'] }];
const edit = (questions: readonly object[]) =>
  as(organizer)(
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { questions { id label } } } }`,
    { input: { eventId: event.id, questions } },
  );

describe('registering at an event with questions', () => {
  test('the answers are stored and returned with the registration', async () => {
    const { data } = await send(asha, [{ questionId: size, values: [' L '] }, ...rice()]);
    expect(data.registerForEvent!.registration).toEqual({
      state: 'CONFIRMED',
      answers: [
        { label: 'Which meal?', values: ['Rice'] },
        { label: 'Which size?', values: ['L'] },
      ],
    });
    expect((await send(asha)).code).toBe('ALREADY_REGISTERED');
  });

  test('a missing or wrong answer refuses the seat, with all problems of answers and form', async () => {
    expect((await send(asha)).fields).toEqual({ [`answers.${meal}`]: expect.any(String) });
    const wrong = [
      { questionId: meal, values: ['Stones'] },
      { questionId: size, values: ['L'.repeat(1000)] },
      { questionId: 'question_of_another', values: ['x'] },
    ];
    const { code, fields } = await send(asha, wrong, 'registerForEvent', { name: ' ', phone: 'none' });
    expect(code).toBe('VALIDATION_FAILED');
    expect(Object.keys(fields!).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [`answers.${meal}`, `answers.${size}`, 'answers.question_of_another', 'name', 'phone'].toSorted((a, b) =>
        a.localeCompare(b),
      ),
    );
    expect(await seatsOf(event)).toMatchObject({ rows: 0, taken: 0 });
    expect(await sql('SELECT FROM mail_messages WHERE user_id = $1', [asha.uuid])).toEqual([]);
    expect((await send(asha, rice())).errors).toEqual([]);
  });

  test('places on the waitlist and requests take answers too', async () => {
    await buildRegistrations(event, [ben]);
    expect((await send(asha, rice())).code).toBe('EVENT_FULL');
    expect((await send(asha, [], 'joinWaitlist')).code).toBe('VALIDATION_FAILED');
    expect((await send(asha, rice(), 'joinWaitlist')).data.joinWaitlist!.registration).toMatchObject({
      state: 'WAITLISTED',
      answers: [{ values: ['Rice'] }],
    });
    event = { ...event, ...(await buildEvent({ createdBy: organizer })) };
    [meal] = (await questionsIn(sql)(event)) as [string];
    await sql('UPDATE events SET needs_approval = true WHERE id = $1', [event.uuid]);
    const answer = await send(asha, [{ questionId: meal, values: ['Rice'] }]);
    expect(answer.data.registerForEvent!.registration).toMatchObject({ state: 'REQUESTED', answers: [{}] });
  });
});

test('answers to foreign questions are refused, also if the event has no questions', async () => {
  event = await buildEvent({ createdBy: organizer });
  expect((await send(asha, rice())).fields).toEqual({
    [`answers.${meal}`]: 'This question is not asked by this event.',
  });
  expect(await seatsOf(event)).toMatchObject({ rows: 0 });
  expect((await send(asha, [])).errors).toEqual([]);
});

test('an answer given while the question changes fits the options stored with it', async () => {
  await sql('UPDATE events SET capacity = 40 WHERE id = $1', [event.uuid]);
  const people = await buildUsers(30);
  await Promise.all(people.map((person) => api.tokenOf(person)));
  const changes = async () => {
    for (const options of [
      ['Bread', 'Soup'],
      ['Rice', 'Soup'],
      ['Bread', 'Soup'],
    ])
      await edit([
        { id: meal, kind: 'ONE_OF', label: `Which of ${options.join(' and ')}?`, isRequired: true, options },
      ]);
  };
  const answers = await Promise.all([...people.map((person) => send(person, rice())), changes()]);
  const codes = answers.flatMap((answer) => (answer ? [answer.code ?? 'done'] : []));
  expect(codes.filter((code) => !['done', 'VALIDATION_FAILED'].includes(code))).toEqual([]);
  const kept = await sql<{ options: string[]; given: string[] }>(
    'SELECT options, given FROM answers WHERE question_id = (SELECT id FROM questions WHERE event_id = $1 AND kind = $2)',
    [event.uuid, 'one_of'],
  );
  expect(kept.filter(({ options, given }) => !given.every((each) => options.includes(each)))).toEqual([]);
  expect(kept).toHaveLength(codes.filter((code) => code === 'done').length);
  expect(await seatsOf(event)).toMatchObject({ rows: kept.length, taken: kept.length });
});

test('answers cannot be changed once registration has closed', async () => {
  await send(asha, rice());
  await sql(`UPDATE events SET closes_at = now() - interval '1 second' WHERE id = $1`, [event.uuid]);
  const { code, message } = await as(asha)(
    `mutation ($input: AnswerQuestionsInput!) { answerQuestions(input: $input) { registration { id } } }`,
    { input: { eventId: event.id, answers: [{ questionId: meal, values: ['Bread'] }] } },
  );
  expect([code, message]).toEqual(['REGISTRATION_ENDED', 'Answers cannot be changed once registration has closed.']);
});
