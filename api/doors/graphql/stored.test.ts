import { readFileSync } from 'node:fs';
import { Kind, type OperationDefinitionNode, OperationTypeNode, parse, validate } from 'graphql';
import pLimit from 'p-limit';
import { afterAll, expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { isOpening } from './opening.ts';
import { sampleHint, sampleOf } from '../../testing/sample.ts';

const { url, graphql, sql, buildUser, buildUsers, buildEvent, buildRegistrations, seatsOf, close } = await startApi();
afterAll(close);

const file = new URL('../../persisted-operations.json', import.meta.url);
const operations = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(
  ([id, text]) => {
    const { definitions } = parse(text);
    const { operation, name } = definitions.find(
      (each) => each.kind === Kind.OPERATION_DEFINITION,
    ) as OperationDefinitionNode;
    return { id, text, name: name!.value, isMutation: operation === OperationTypeNode.MUTATION };
  },
);
const idOf = (name: string) => operations.find((each) => each.name === name)!.id;

const [participant, organizer, admin] = [
  await buildUser(),
  await buildUser({ role: 'organizer' }),
  await buildUser({ role: 'admin' }),
];
const event = await buildEvent({ createdBy: organizer, tags: ['music'], image: 'https://evm.example/a.png' });
await buildRegistrations(event, [participant, ...(await buildUsers(3))]);
for (let i = 0; i < 15; i++) await buildEvent({ date: inHours(i < 8 ? 24 + i : -24 - i) });

const everything = {
  id: event.id,
  count: 2,
  cursor: null,
  filter: 'ALL',
  search: 'music',
  tags: ['music'],
  participants: true,
  counted: true,
  input: {},
};
const right = [everything, { ...everything, search: null, tags: null, filter: 'PAST' }];
/** Invalid for every operation with variables, each in a different way. */
const wrong: unknown[] = [
  {},
  null,
  { id: null },
  { id: { a: 1 } },
  { ...everything, id: 'nonsense' },
  { ...everything, id: '' },
  { ...everything, filter: 'SOMETIME' },
  { ...everything, count: 0 },
  { ...everything, count: 'many' },
  { ...everything, count: 2 ** 40 },
  { ...everything, cursor: 'nonsense' },
  { ...everything, tags: 'music' },
  { ...everything, tags: [null] },
  { ...everything, search: '\u0000' },
  { ...everything, participants: 'yes' },
  { ...everything, unknown: 1 },
  { input: null },
  { input: { eventId: 'nonsense', title: 5 } },
  { input: { eventId: 'nonsense' } },
  { input: { eventId: '' } },
  { input: { email: 'nobody', password: 'short' } },
];

/** Removes times from cursors, settings and sessions, because they differ between two requests. */
const withoutMoments = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data ?? null)
      .replace(/"[\d:.TZ-]+~/g, '"~')
      .replace(/"(updatedAt|lastUsedAt|serverTime)":"[^"]+"/g, '"$1":""')
      .replace(/"(secondsLeft)":\d+/g, '"$1":0'),
  ) as unknown;

/** The parts of a response that a client can observe. */
async function observableAnswer(body: object, as?: Person, token?: string) {
  const answer = await graphql('', {}, { body, ...(as && { as }), token });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    data: withoutMoments(answer.data),
    errors: answer.errors.map(({ message, path, extensions: { requestId: _, ...extensions } = {} }) => ({
      message,
      path,
      extensions,
    })),
  };
}

test('every stored operation fits the schema', () => {
  const schema = buildSchema();
  expect(operations.filter(({ text }) => validate(schema, parse(text)).length > 0)).toEqual([]);
});

test('an unknown id is refused', async () => {
  expect(await graphql('', {}, { body: { id: '0'.repeat(64) } })).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
    message: 'This operation is not known here. Please reload the page.',
  });
});

test.each([{}, { id: null }, { id: { a: 1 } }, { id: [] }, { nonsense: 1 }, [], 'text'])(
  'wrong variables %j get an error sentence',
  async (variables) => {
    const answer = await graphql('', {}, { as: participant, body: { id: idOf('EventDetailScreenQuery'), variables } });
    expect(answer.status).toBeLessThan(500);
    expect(answer.code).toMatch(/^BAD_/);
    expect(answer.message).toMatch(/\w/);
    expect(answer.message).not.toMatch(/internal/i);
  },
);

const viewers = { 'a participant': participant, 'an organizer': organizer, 'an admin': admin, nobody: undefined };

/** All combinations of viewers and variables. */
const byEach = (all: readonly unknown[]) =>
  Object.entries(viewers).flatMap(([who, person]) => all.map((variables) => ({ who, person, variables })));

test.each(operations)('$name answers the same by id and by text', async ({ id, text, isMutation }) => {
  // a successful mutation would change the result of the second request
  const tried = isMutation
    ? sampleOf(text.includes('$input') ? byEach(wrong) : [], 42)
    : [...sampleOf(byEach(right), 4), ...sampleOf(byEach(wrong), 42)];
  await pLimit(4).map(tried, async ({ who, person, variables }) => {
    const [byId, byText] = await Promise.all([
      observableAnswer({ id, variables }, person),
      observableAnswer({ query: text, variables }, person),
    ]);
    expect({ who, variables, drawn: sampleHint, ...byId }).toEqual({ who, variables, drawn: sampleHint, ...byText });
  });
});

test('an invalid token gets the same error by id and by text', async () => {
  const schema = buildSchema();
  // opening operations need no token
  const needing = operations.filter(({ text }) => !isOpening(schema, { query: text }));
  for (const { id, name, text } of sampleOf(needing, 10)) {
    const byId = await observableAnswer({ id, variables: everything }, undefined, 'a.b.c');
    const byText = await observableAnswer({ query: text, variables: everything }, undefined, 'a.b.c');
    expect({ name, drawn: sampleHint, ...byId }).toEqual({ name, drawn: sampleHint, ...byText });
    expect(byId.status).toBe(401);
  }
});

test('a seat can be taken and given back by id, with current data in the response', async () => {
  const [person, open] = [await buildUser(), await buildEvent({ capacity: 1 })];
  const send = (name: string, input: object) => observableAnswer({ id: idOf(name), variables: { input } }, person);
  const form = { eventId: open.id, name: 'Asha Rao', email: 'asha@evm.example' };

  expect((await send('useRegisterMutation', form)).data).toMatchObject({
    registerForEvent: { event: { id: open.id, registeredCount: 1, viewerRegistrationState: 'REGISTERED' } },
  });
  expect((await send('useRegisterMutation', form)).errors).toMatchObject([
    { extensions: { code: 'ALREADY_REGISTERED' } },
  ]);
  expect(await seatsOf(open)).toMatchObject({ rows: 1, taken: 1 });
  expect((await send('useCancelRegistrationMutation', { eventId: open.id })).data).toMatchObject({
    cancelRegistration: { event: { registeredCount: 0, viewerRegistrationState: 'OPEN' } },
  });
});

test('too many failed sign-ins get the same error by id and by text', async () => {
  const body = {
    id: idOf('useLoginMutation'),
    variables: { input: { email: 'stranger@evm.example', password: 'Wrong@one1' } },
  };
  for (let i = 0; i < 5; i++) await graphql('', {}, { body, from: '192.0.2.77' });
  const answer = await graphql('', {}, { body, from: '192.0.2.77' });
  expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(answer.headers.get('retry-after')).toBe(String(answer.errors[0]!.extensions!.retryAfter));
});

test('stored operations run at the GraphQL path only', async () => {
  for (const path of ['/', '/api/nothing', '/healthz', '/graphql/more']) {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: idOf('HomeScreenQuery') }),
    });
    expect(response).toMatchObject({ status: 404, url: `${url}${path}` });
  }
});

test('an internal error is answered and logged the same by id and by text', async () => {
  const broken = await startApi();
  const person = await broken.buildUser();
  await broken.tokenOf(person);
  await broken.sql('ALTER TABLE events RENAME TO events_elsewhere');
  const answer = await broken.graphql('', {}, { as: person, body: { id: idOf('HomeScreenQuery') } });

  expect(answer).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' });
  expect(answer.headers.get('x-request-id')).toBe(answer.errors[0]!.extensions!.requestId);
  expect(JSON.stringify(broken.logged)).toContain(answer.headers.get('x-request-id'));
  await broken.close();
});

test('none of the tests above has changed any data', async () => {
  expect(await seatsOf(event)).toMatchObject({ rows: 4, taken: 4 });
  expect(await sql('SELECT count(*)::int FROM events')).toEqual([{ count: 17 }]);
});
