import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { operationLimits } from './limits.ts';

const { as, graphql, buildUser, buildEvent, close } = await startApi();
afterAll(close);

const person = await buildUser();
await buildEvent();
const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');
const nest = (depth: number, open: string, inner: string) => `${open.repeat(depth)}${inner}${'}'.repeat(depth)}`;
const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const start = performance.now();
  return [await work(), performance.now() - start];
};

test.each<[string, string, Record<string, unknown>?]>([
  [
    'nested to the bottom',
    `{ viewer ${nest(15, '{ registrations { edges { node { event { participants { edges { node ', '{ id }').slice(0, 4000)} }`,
  ],
  [
    'of many pages in pages',
    '{ events(first: 100) { edges { node { participants(first: 100) { edges { node { id name } } } } } } }',
  ],
  [
    'of many pages in pages, by variables',
    'query ($n: Int!) { events(first: $n) { edges { node { participants(first: $n) { edges { node { id name } } } } } } }',
    { n: 100 },
  ],
  [
    'of many pages in pages, by the default of a variable',
    'query ($n: Int! = 100) { events(first: $n) { edges { node { participants(first: $n) { edges { node { id name } } } } } } }',
  ],
  ['with a page of billions', 'query ($n: Int!) { events(first: $n) { edges { node { id } } } }', { n: 2_000_000_000 }],
  [
    'with pages behind hundreds of aliases',
    `{ ${times(110, (i) => `a${i}: events(first: 100) { edges { node { id title } } }`)} }`,
  ],
  [
    'with hundreds of nodes of hundreds of things',
    `query ($ids: [ID!]!) { ${times(100, (i) => `a${i}: nodes(ids: $ids) { id __typename }`)} }`,
    { ids: Array.from({ length: 100 }, () => person.id) },
  ],
  ['with thousands of aliases', `{ ${times(3000, (i) => `a${i}: viewer { id }`)} }`],
  ['with hundreds of directives', `{ viewer { id ${'@include(if: true) '.repeat(60)} } }`],
  [
    'with directives on fragments',
    `{ viewer { ${times(60, (i) => `... on User @include(if: true) { a${i}: id }`)} } }`,
  ],
  [
    'that is a bomb of fragments',
    `{ viewer { ...f0 } } ${times(30, (i) => `fragment f${i} on User { id ${`...f${i + 1} `.repeat(10)} }`)} fragment f30 on User { id }`,
  ],
  ['whose fragments go in a circle', '{ viewer { ...a } } fragment a on User { ...b } fragment b on User { ...a }'],
  [
    'whose fragments hide pages in pages',
    `{ events(first: 100) { edges { node { ...a } } } }
     fragment a on Event { participants(first: 100) { edges { node { event { ...b } } } } }
     fragment b on Event { participants(first: 100) { edges { node { id } } } }`,
  ],
  [
    'that introspects without end',
    `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
  ],
  ['with more tokens than a book', `{ viewer { ${'id '.repeat(5000)} } }`],
  ['of brackets only', '{'.repeat(3000)],
  ['of lists only', `{ nodes(ids: ${'['.repeat(1500)}${']'.repeat(1500)}) { id } }`],
  ['of many operations', times(700, (i) => `query q${i} { __typename }`)],
  [
    'with the same field in many ways',
    `{ ${times(200, () => 'events(first: 100) { edges { node { id title participants(first: 100) { edges { node { id } } } } } }')} }`,
  ],
])('an operation %s is refused quickly', async (_, query, variables) => {
  await as(person)('{ viewer { id } }');
  const [answer, took] = await timed(() => as(person)(query, variables));

  expect(answer.errors.length).toBeGreaterThan(0);
  expect(answer.status).toBeLessThan(500);
  expect([
    'OPERATION_TOO_LARGE',
    'GRAPHQL_VALIDATION_FAILED',
    'GRAPHQL_PARSE_FAILED',
    'BAD_USER_INPUT',
    'BAD_REQUEST',
    'VALIDATION_FAILED',
  ]).toContain(answer.code);
  expect(answer.message).toMatch(/\w/);
  expect(took).toBeLessThan(2000);
});

test('what is too large says how, and that less would do', async () => {
  const answer = await as(person)(
    '{ events(first: 100) { edges { node { participants(first: 100) { edges { node { id name } } } } } } }',
  );
  expect(answer.message).toMatch(
    /^This operation asks for too much: \d+ items, more than 20000\. Ask for less at a time\.$/,
  );
});

test.each([
  [
    'list of a hundred with what a card shows',
    '{ events(first: 100) { edges { node { id title date createdBy { name } viewerIsRegistered participants(first: 10) { edges { node { name } } } } } } }',
  ],
  ['full introspection of tools', introspection()],
])('a %s is not too much', async (_, query) => {
  expect((await as(person)(query)).errors).toEqual([]);
});

test('as much introspection as fits into the limits does not hold the server up', async () => {
  const everything =
    'types { name description fields { name description args { name description type { name } } type { name ofType { name } } } enumValues { name } inputFields { name } }';
  const room = Math.floor(operationLimits.tokens / 50);
  const [answer, took] = await timed(() => graphql(`{ ${times(room, (i) => `a${i}: __schema { ${everything} }`)} }`));
  expect(answer.status).toBeLessThan(500);
  expect(took).toBeLessThan(4000);
});

function introspection(): string {
  const type = `kind name ${nest(7, 'ofType { kind name ', '')}`;
  return `{ __schema { queryType { name } mutationType { name } types { kind name description
    fields(includeDeprecated: true) { name description args { name description type { ${type} } defaultValue } type { ${type} } }
    inputFields { name type { ${type} } } interfaces { ${type} } enumValues { name } possibleTypes { ${type} } }
    directives { name locations args { name type { ${type} } } } } }`;
}
