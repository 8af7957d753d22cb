import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { evmAt } from '../../testing/run.ts';

const api = await startApi();
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});
const organizer = await api.buildUser({ role: 'organizer' });
const session = { env: { EVM_TOKEN: await api.tokenOf(organizer) } };

const file = join(home, 'questions.json');
const size = { kind: 'one_of', label: 'Which size?', options: ['S', 'M'], isRequired: true };
const photos = { kind: 'CONSENT', label: 'I may be seen on photos' };
const buildEventWithQuestions = async (questions: unknown) => {
  const { id } = await api.buildEvent({ createdBy: organizer });
  writeFileSync(file, typeof questions === 'string' ? questions : JSON.stringify(questions));
  return id;
};

test('an event is created with the questions of a file', async () => {
  await buildEventWithQuestions([size, photos]);
  const made = await evm(
    'events create --title Quiz --date 2099-12-04T18:30:00Z --location Library --description Books --json id'
      .split(' ')
      .concat('--question-file', file),
    session,
  );
  expect(made).toMatchObject({ code: 0, said: 'Event created.' });
  const { id } = JSON.parse(made.out) as { id: string };
  const { out } = await evm(['events', 'show', id], session);
  expect(out).toContain('questions\tWhich size?, I may be seen on photos');
});

test('questions shown as JSON can be used as a file for the next edit', async () => {
  const id = await buildEventWithQuestions([size, photos]);
  expect((await evm(['events', 'edit', id, '--question-file', file], session)).code).toBe(0);
  const shown = (await evm(['events', 'show', id, '--json', 'questions'], session)).out;
  const { questions } = JSON.parse(shown) as { questions: { id: string; label: string }[] };
  writeFileSync(file, JSON.stringify({ questions: questions.toReversed() }));
  expect((await evm(['events', 'edit', id, '--question-file', file], session)).code).toBe(0);
  const again = (await evm(['events', 'show', id, '--json', 'questions'], session)).out;
  expect(JSON.parse(again)).toEqual({ questions: questions.toReversed() });
});

test('an empty list from standard input removes all questions', async () => {
  const id = await buildEventWithQuestions([size]);
  await evm(['events', 'edit', id, '--question-file', file], session);
  const { code } = await evm(['events', 'edit', id, '--question-file', '-'], { ...session, input: '[]' });
  expect(code).toBe(0);
  expect((await evm(['events', 'show', id, '--json', 'questions'], session)).out).toContain('[]');
});

test.each([
  ['{"kind"', `${file} is not JSON.`],
  ['{}', `${file} must hold a list of questions.`],
  ['null', `${file} must hold a list of questions.`],
  [['Why?'], 'Question 1 must be an object.'],
  [[photos, { kind: 'NUMBER' }], 'Question 2: label is required'],
  [
    [{ ...size, kind: 'essay' }],
    'Question 1: kind must be one of SHORT_TEXT, LONG_TEXT, ONE_OF, SEVERAL_OF, NUMBER, CONSENT',
  ],
  [
    [
      { ...size, options: 'S' },
      { ...photos, label: 5 },
    ],
    'Question 1: options must be a list of texts\nQuestion 2: label must be a text',
  ],
  [
    [{ ...size, required: true }],
    'Question 1 has a field that is not known: required. There are: id, kind, label, help, isRequired, options',
  ],
  [[photos, { ...size, label: '' }], 'Question 2: Label is required'],
  [Array.from({ length: 21 }, () => photos), 'An event can ask at most 20 questions'],
])('%j is refused before any request to the server', async (questions, said) => {
  const id = await buildEventWithQuestions(questions);
  const run = await evm(['events', 'edit', id, '--question-file', file], session);
  expect(run).toMatchObject({ code: 2, sent: [], said: expect.stringContaining(said) });
});
