import { getIntrospectionQuery, type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { startApi } from '../../testing/api.ts';
import { weigh } from './limits.ts';

const { as, graphql, buildUser, buildEvent, close } = await startApi();
afterAll(close);

const person = await buildUser();
await buildEvent();

const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const nested = (count: number, open: string, inner: string, closing: string) =>
  open.repeat(count) + inner + closing.repeat(count);
const pages = 'events(first: 100) { edges { node { participants(first: 100) { edges { node { id name } } } } } }';

type Hostile = [name: string, code: string, query: string, variables?: Record<string, unknown>];
const hostile: Hostile[] = [
  [
    'nested to the bottom',
    'OPERATION_TOO_LARGE',
    `{ viewer { registrations(first: 1) { edges { node { ${nested(6, 'event { viewerRegistration { ', 'id', '} }')} } } } } }`,
  ],
  ['of pages in pages', 'OPERATION_TOO_LARGE', `{ ${pages} }`],
  [
    'of pages in pages, by variables',
    'OPERATION_TOO_LARGE',
    `query ($n: Int!) { ${pages.replaceAll('100', '$n')} }`,
    { n: 100 },
  ],
  [
    'of pages in pages, by the default of a variable',
    'OPERATION_TOO_LARGE',
    `query ($n: Int! = 100) { ${pages.replaceAll('100', '$n')} }`,
  ],
  [
    'of pages in pages, by the defaults of the schema',
    'OPERATION_TOO_LARGE',
    `{ events(first: 100) { edges { node { participants { edges { node { event { participants { edges { node { id } } } } } } } } } } }`,
  ],
  [
    'with a page of billions',
    'OPERATION_TOO_LARGE',
    'query ($n: Int!) { events(first: $n) { edges { node { id } } } }',
    { n: 2_000_000_000 },
  ],
  [
    'with pages behind a hundred aliases',
    'OPERATION_TOO_LARGE',
    `{ ${times(80, (i) => `a${i}: events(first: 100) { edges { node { id title } } }`)} }`,
  ],
  ['with the same page in many fragments', 'OPERATION_TOO_LARGE', `{ ${times(40, (i) => `... { a${i}: ${pages} }`)} }`],
  [
    'with a hundred times a hundred nodes',
    'OPERATION_TOO_LARGE',
    `query ($ids: [ID!]!) { ${times(101, (i) => `a${i}: nodes(ids: $ids) { id __typename }`)} }`,
    { ids: Array.from({ length: 100 }, () => person.id) },
  ],
  [
    'with lists among its arguments, twice',
    'OPERATION_TOO_LARGE',
    `mutation ($id: ID!, $scans: [ScanInput!]!) { ${times(2, (i) => `a${i}: checkIns(input: { eventId: $id, sentAt: "2090-01-01T00:00:00Z", scans: $scans }) { __typename }`)} }`,
    { id: person.id, scans: Array.from({ length: 500 }, (_, n) => ({ id: String(n), at: '2090-01-01T00:00:00Z' })) },
  ],
  [
    'that has many dates reckoned',
    'OPERATION_TOO_LARGE',
    '{ events(first: 20) { edges { node { repeatDates(every: WEEK, times: 52) } } } }',
  ],
  ['with thousands of aliases', 'GRAPHQL_PARSE_FAILED', `{ ${times(3000, (i) => `a${i}: viewer { id }`)} }`],
  [
    'with the same directive over and over',
    'OPERATION_TOO_LARGE',
    `{ viewer { id ${'@include(if: true) '.repeat(60)} } }`,
  ],
  [
    'with a directive on every field',
    'OPERATION_TOO_LARGE',
    `{ viewer { ${times(60, (i) => `a${i}: id @include(if: true)`)} } }`,
  ],
  [
    'with a directive on every fragment',
    'OPERATION_TOO_LARGE',
    `{ viewer { ${times(60, (i) => `... on User @skip(if: false) { a${i}: id }`)} } }`,
  ],
  [
    'that is a bomb of fragments',
    'OPERATION_TOO_LARGE',
    `{ viewer { ...f0 } } ${times(30, (i) => `fragment f${i} on User { id ${`...f${i + 1} `.repeat(10)} }`)} fragment f30 on User { id }`,
  ],
  [
    'whose fragments go in a circle',
    'GRAPHQL_VALIDATION_FAILED',
    '{ viewer { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
  ],
  [
    'whose fragments hide pages in pages',
    'OPERATION_TOO_LARGE',
    `{ events(first: 100) { edges { node { ...a } } } }
     fragment a on Event { participants(first: 100) { edges { node { event { ...b } } } } }
     fragment b on Event { participants(first: 100) { edges { node { id } } } }`,
  ],
  [
    'that introspects without end',
    'GRAPHQL_VALIDATION_FAILED',
    `{ __schema { types { ${nested(6, 'fields { type { ', 'name', '} }')} } } }`,
  ],
  [
    'that introspects over and over',
    'OPERATION_TOO_LARGE',
    `{ ${times(45, (i) => `a${i}: __schema { types { fields { name } } }`)} }`,
  ],
  ['with more words than a book', 'GRAPHQL_PARSE_FAILED', `{ viewer { ${'id '.repeat(5000)} } }`],
  ['of braces only', 'GRAPHQL_PARSE_FAILED', '{'.repeat(1900)],
  ['of fields that are not there, one in the other', 'OPERATION_TOO_LARGE', nested(600, '{ a ', '{ a }', '}')],
  ['with lists in lists', 'GRAPHQL_VALIDATION_FAILED', `{ nodes(ids: ${nested(900, '[', '', ']')}) { id } }`],
  ['of hundreds of operations', 'OPERATION_TOO_LARGE', times(300, (i) => `query q${i} { __typename }`)],
];

test.each(hostile)('an operation %s is refused with %s', async (_, code, query, variables) => {
  const [answer, took] = await timed(() => as(person)(query, variables));

  expect(answer).toMatchObject({ code, message: expect.stringMatching(/\w.*\w/) });
  expect(answer.status).toBeLessThan(500);
  // unlimited, such operations block the server for seconds
  expect(took).toBeLessThan(1500);
  const modern = await graphql(query, variables, {
    as: person,
    headers: { accept: 'application/graphql-response+json' },
  });
  expect(modern.status).toBe(400);
});

test('a list variable that many fields use is counted once', () => {
  let counted = 0;
  const scans = new Proxy(Array.from({ length: 3 }), {
    ownKeys: (list) => ((counted += 1), Reflect.ownKeys(list)),
  });
  const field = (i: number) => `a${i}: checkIns(input: { eventId: "x", scans: $scans }) { retryAfter }`;
  const document = parse(`mutation ($scans: [ScanInput!]!) { ${times(100, field)} }`);
  const [operation] = document.definitions as [OperationDefinitionNode];
  expect(weigh(buildSchema(), document, operation, { scans }).cost).toBe(100 * (100 + 3 * 15 + 2));
  expect(counted).toBe(1);
});

test('the error says which limit was exceeded, and to ask for less', async () => {
  const answer = await as(person)(`{ ${pages} }`);
  expect(answer.message).toBe(
    'This operation asks for too much: a cost of 31221, more than 10000. Ask for less at a time.',
  );
});

test.each([
  [
    'a long list with what cards show',
    '{ events(first: 100) { edges { node { id title date createdBy { name } viewerIsRegistered participants(first: 10) { edges { node { name } } } } } } }',
  ],
  ['what tools ask of the schema', getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true })],
])('%s is allowed', async (_, query) => {
  expect((await as(person)(query)).errors).toEqual([]);
});

/** Returns the result and the CPU time of the work in milliseconds. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = process.cpuUsage();
  const result = await work();
  return [result, process.cpuUsage(start).user / 1000];
}
