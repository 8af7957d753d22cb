import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { statusByCode } from './core/errors.ts';
import { buildSchema } from './schema.ts';
import { startApi } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { type Hole, holesOf } from './testing/holes.ts';
import { awardsIn } from './testing/scores.ts';
import type { Answer } from './testing/client.ts';

const api = await startApi();
const { url, graphql, as, buildUser, buildEvent, buildRegistrations } = api;
afterAll(api.close);

const [participant, organizer, admin] = [
  await buildUser(),
  await buildUser({ role: 'organizer' }),
  await buildUser({ role: 'admin' }),
];
const event = await buildEvent({ createdBy: organizer });
const scored = await buildUser();
const [registration] = await buildRegistrations(event, [scored]);
const [award] = await awardsIn(api.sql)([{ event, to: scored, by: organizer }]);

const apolloCodes = [
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'OPERATION_TOO_LARGE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
];

/**
 * Whatever is wrong with a request is the fault of whoever sent it, and is said in a sentence. Returns what is wrong with
 * the answer.
 */
function faultsIn(answer: Answer<unknown>, what: unknown): string[] {
  const faults = answer.errors.filter(({ message, extensions }) => {
    const code = String(extensions?.code);
    const status = statusByCode[code as keyof typeof statusByCode] ?? (apolloCodes.includes(code) ? 400 : 500);
    return status >= 500 || !/\w.{4,}/s.test(message) || /internal|TypeError|at .*\.ts:/i.test(message);
  });
  if (answer.status < 500 && faults.length === 0) return [];
  return [JSON.stringify({ what, answer }).slice(0, 1500)];
}

const all = holesOf(buildSchema(), {
  path: {
    Event: (inner) => `event(id: "${event.id}") { ${inner} }`,
    User: (inner) => `viewer { ${inner} }`,
    LeaderboardRow: (inner) => `event(id: "${event.id}") { leaderboard(first: 1) { edges { node { ${inner} } } } }`,
  },
  ordinary: {
    id: event.id,
    eventId: event.id,
    userId: scored.id,
    awardId: award!.id,
    points: 1,
    idempotencyKey: null,
  },
});
const isText = ({ type }: Hole) => type.name === 'String' || type.name === 'ID';
const send = (hole: Hole, value: unknown, person: Person = organizer) => {
  const { query, variables } = hole.operation(value);
  return as(person)(query, variables);
};

test('the tests below fill every hole there is', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.map(({ name }) => name)).toContain('createEvent(input.title)');
  expect(all.map(({ name }) => name)).toContain('Event.status(timeZone)');
  expect(all.map(({ name }) => name)).toContain('LeaderboardRow.awards(after)');
  expect(all.map(({ name }) => name)).toContain('updateScore(input.achievements)');
});

describe('text with a NUL in it', () => {
  test.each(all.filter(isText).map((hole) => [hole.name, hole] as const))(
    'in %s is refused or not found',
    async (_, hole) => {
      const faults: string[] = [];
      for (const person of [participant, organizer, admin])
        for (const text of ['\u0000', 'Ordinary\u0000text', 'somebody\u0000@evm.example'])
          for (const value of [text, [text]]) faults.push(...faultsIn(await send(hole, value, person), value));
      expect(faults).toEqual([]);
    },
  );
});

const odd: [string, unknown][] = [
  ['nothing', null],
  ['an empty text', ''],
  ['blanks', ' \t\n'],
  ['the word undefined', 'undefined'],
  ['the word null', 'null'],
  ['a huge text', 'x'.repeat(200_000)],
  ['a huge line of letters with marks', 'é\u0301'.repeat(30_000)],
  ['half a letter', '\ud83d'],
  ['letters from right to left', '\u202egnp.exe'],
  ['quotes', `'"; DROP TABLE users; --\\`],
  ['a number', 7],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['the largest number', 2_147_483_647],
  ['a larger number', 2_147_483_648],
  ['a number without end', 1e308],
  ['true', true],
  ['an empty list', []],
  ['a list in lists', [[['x']]]],
  ['a list of nothing', [null]],
  ['a long list', Array.from({ length: 5000 }, (_, i) => `tag ${i}`)],
  ['an object', { a: 1 }],
  ['an object that calls itself a text', { toString: 'x', length: 3 }],
  ['a key of the prototype', { __typename: 'User', constructor: { prototype: {} } }],
  ['the id of a person', participant.id],
  ['the id of an event', event.id],
  ['the id of a registration', registration],
  ['the id of an award', award!.id],
  ['a place on a board', '10.00~2026-11-01T10:00:00.000Z~score_01jd7z5v9gfa9v5cz8n5c0v0zz'],
  ['an id out of range', 'event_zzzzzzzzzzzzzzzzzzzzzzzzzz'],
  ['an id in capitals', event.id.toUpperCase()],
  ['a bare uuid', event.uuid],
  ['a day without time', '2026-11-21'],
  ['a day that does not exist', '2026-02-30T00:00:00Z'],
  ['the year zero', '0000-01-01T00:00:00Z'],
  ['the last year', '9999-12-31T23:59:59.999Z'],
  ['a cursor of something else', Buffer.from('["a","b","c"]').toString('base64url')],
];

describe.each(odd)('%s', (_, value) => {
  test('in any place is answered or refused, and never breaks anything', async () => {
    const faults: string[] = [];
    for (const hole of all) faults.push(...faultsIn(await send(hole, value, admin), { in: hole.name, value }));
    expect(faults).toEqual([]);
  });
});

test('whatever is drawn by lot, in any place, is answered or refused', async () => {
  const place = fc.constantFrom(...all);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...odd.map(([, value]) => value)),
  );
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.oneof(text, fc.jsonValue()),
      fc.constantFrom(participant, organizer, admin),
      async (hole, value, person) => {
        expect(faultsIn(await send(hole, value, person), { in: hole.name, value })).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

describe('a request that is no operation', () => {
  test.each([
    ['nothing at all', ''],
    ['half a body', '{"query": "{ viewer'],
    ['something that is not JSON', 'query { viewer { id } }'],
    ['a number', '5'],
    ['null', 'null'],
    ['a text', '"{ viewer { id } }"'],
    ['an empty list', '[]'],
    ['an empty object', '{}'],
    ['a prototype', '{"__proto__": {"query": "{ viewer { id } }"}}'],
    ['no query', '{"query": null}'],
    ['an empty query', '{"query": ""}'],
    ['a blank query', '{"query": " "}'],
    ['a query that is a number', '{"query": 5}'],
    ['a query that is a list', '{"query": ["{ viewer { id } }"]}'],
    ['variables that are a text', '{"query": "{ viewer { id } }", "variables": "x"}'],
    ['variables that are a list', '{"query": "{ viewer { id } }", "variables": [1]}'],
    ['a name that is a number', '{"query": "{ viewer { id } }", "operationName": 5}'],
    ['a name that is not there', '{"query": "query A { viewer { id } }", "operationName": "B"}'],
    ['extensions that are a number', '{"query": "{ viewer { id } }", "extensions": 5}'],
    ['two nameless operations', '{"query": "{ viewer { id } } { home { viewer { id } } }"}'],
    ['a fragment only', '{"query": "fragment A on User { id }"}'],
    ['a field that is not there', '{"query": "{ emperor { id } }"}'],
    ['a type that is not there', '{"query": "query ($a: Emperor) { viewer { id } }"}'],
    ['a syntax error', '{"query": "{ viewer { id }"}'],
    ['a NUL in the query', '{"query": "{ viewer \\u0000 { id } }"}'],
    ['a NUL in a literal', '{"query": "{ events(search: \\"\\\\u0000\\") { totalCount } }"}'],
    ['half a letter in the query', '{"query": "{ events(search: \\"\\\\ud83d\\") { totalCount } }"}'],
    ['an id that is a number', '{"id": 5}'],
    ['an id that is null', '{"id": null}'],
    ['an id that is an object', '{"id": {"a": 1}}'],
    ['an id of the prototype', '{"id": "__proto__"}'],
    ['an id called constructor', '{"id": "constructor"}'],
    ['a hash that is not stored', '{"extensions": {"persistedQuery": {"version": 1, "sha256Hash": "ab"}}}'],
  ])('but %s is refused with a sentence', async (_, body) => {
    const answer = await graphql('', {}, { as: participant, body });
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(faultsIn(answer, body)).toEqual([]);
  });

  test('but too large is refused as such', async () => {
    const answer = await graphql('{ viewer { id } }', { padding: 'x'.repeat(300_000) });
    expect(answer).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' });
  });

  test.each([
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'image/png',
    'nonsense',
    '',
  ])('but of the type %j is refused with a sentence', async (type) => {
    const answer = await graphql('{ viewer { id } }', {}, { as: participant, headers: { 'content-type': type } });
    expect([400, 415]).toContain(answer.status);
    expect(answer.message).toMatch(/\w/);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('but sent with %s is refused', async (method) => {
    const { status } = await fetch(`${url}/graphql?query={viewer{id}}`, { method });
    expect([404, 405]).toContain(status);
  });

  test.each([
    '/graphql/../etc/passwd',
    '/%',
    '/%00',
    '/graphql%00',
    '/%c0%ae%c0%ae/',
    `/${'a'.repeat(9000)}`,
    '//',
    '/graphql?query=%',
    '/graphql?query=%7B',
  ])('but the address %j is refused or not found', async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { 'apollo-require-preflight': 'true' } });
    expect(response.status).toBeLessThan(500);
  });
});

test('after all that the server is well and nothing is gone', async () => {
  expect(api.logged.filter(({ level }) => level >= 50)).toEqual([]);
  expect((await graphql('{ viewer { id } }', {}, { as: participant })).data).toEqual({
    viewer: { id: participant.id },
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
