import { getIntrospectionQuery } from 'graphql';
import type { Attack } from './row.ts';

/** An operation of a participant, or of a client that is not signed in. */
interface HostileRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly anonymous?: true;
}

/** An operation that exceeds a limit, and the largest one of its kind that is allowed. */
interface HostileDocument {
  readonly what: string;
  readonly allowed?: HostileRequest;
  readonly attempt: HostileRequest;
  readonly meets: string;
}

const list = <Item>(count: number, item: (n: number) => Item): Item[] =>
  Array.from({ length: count }, (_, n) => item(n));

const repeat = (count: number, text: (n: number) => string) => list(count, text).join(' ');

const inEvents = (first: number, inner: string) => `events(first: ${first}) { edges { node { ${inner} } } }`;

/** Nested lists of one item. */
const nested = (levels: number): unknown => list(levels, (n) => n).reduce<unknown>((inner) => [inner], 'x');

const fragments = (count: number) =>
  `{ viewer { ${repeat(count, (n) => `...f${n}`)} } } ${repeat(count, (n) => `fragment f${n} on User { id name }`)}`;

const introspection = getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true });

const tooLarge = 'OPERATION_TOO_LARGE';

/** Single operations that exceed a limit. `npm run bench` measures how long each blocks the server. */
const hostileDocuments: readonly HostileDocument[] = [
  {
    what: 'pages of pages',
    allowed: { query: `{ ${inEvents(10, 'participants(first: 10) { edges { node { id } } }')} }` },
    attempt: { query: `{ ${inEvents(100, 'participants(first: 100) { edges { node { id name } } }')} }` },
    meets: tooLarge,
  },
  {
    what: 'a page behind eighty aliases',
    attempt: { query: `{ ${repeat(80, (n) => `a${n}: ${inEvents(100, 'id title')}`)} }` },
    meets: tooLarge,
  },
  {
    what: 'as many fields as the price allows',
    allowed: { query: `{ ${inEvents(100, 'participants(first: 28) { edges { node { id name } } }')} }` },
    attempt: { query: `{ ${inEvents(100, 'participants(first: 60) { edges { node { id name } } }')} }` },
    meets: tooLarge,
  },
  {
    what: 'a search at every event, sixty times',
    allowed: { query: `{ ${inEvents(60, 'participants(first: 1, search: "a") { totalCount }')} }` },
    attempt: {
      query: `{ ${inEvents(
        100,
        repeat(60, (n) => `p${n}: participants(first: 1, search: "a${n}") { totalCount }`),
      )} }`,
    },
    meets: tooLarge,
  },
  {
    what: 'a search at every event, forty-nine times',
    attempt: {
      query: `{ ${inEvents(
        100,
        repeat(49, (n) => `p${n}: participants(first: 1, search: "a${n}") { totalCount }`),
      )} }`,
    },
    meets: tooLarge,
  },
  {
    what: 'counting the awards of every event over and over',
    allowed: {
      query: `{ ${inEvents(100, 'awards { totalCount }')} }`,
    },
    attempt: {
      query: `{ ${inEvents(
        100,
        repeat(49, (n) => `a${n}: awards(first: ${n + 1}) { totalCount }`),
      )} }`,
    },
    meets: tooLarge,
  },
  {
    what: 'whole lists behind names of their own',
    allowed: {
      query: `{ ${inEvents(100, 'participantIds')} }`,
    },
    attempt: {
      query: `{ ${inEvents(
        100,
        repeat(49, (n) => `a${n}: participantIds`),
      )} }`,
    },
    meets: tooLarge,
  },
  {
    what: 'twenty thousand tags, forty times',
    allowed: {
      query: 'query ($tags: [String!]) { events(tags: $tags) { totalCount } }',
      variables: { tags: list(10, (n) => `tag ${n}`) },
    },
    attempt: {
      query: `query ($tags: [String!]) { ${repeat(40, (n) => `a${n}: events(tags: $tags) { totalCount }`)} }`,
      variables: { tags: list(20_000, (n) => `tag ${n}`) },
    },
    meets: 'VALIDATION_FAILED',
  },
  {
    what: 'lists in lists, where a list is wanted',
    attempt: {
      query: 'query ($tags: [String!]) { events(tags: $tags) { totalCount } }',
      variables: { tags: nested(3500) },
    },
    meets: tooLarge,
  },
  {
    what: 'lists in lists, which nothing asks for',
    attempt: { query: '{ __typename }', variables: { unknown: nested(3500) }, anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'eleven tags',
    attempt: { query: `{ events(tags: [${repeat(11, (n) => `"${n}"`)}]) { totalCount } }` },
    meets: 'VALIDATION_FAILED',
  },
  {
    what: 'a tag of a page',
    attempt: { query: `{ events(tags: ["${'x'.repeat(31)}"]) { totalCount } }` },
    meets: 'VALIDATION_FAILED',
  },
  {
    what: 'a search of a page',
    allowed: { query: `{ events(search: "${'ab '.repeat(66)}") { totalCount } }` },
    attempt: { query: `{ events(search: "${'ab '.repeat(67)}") { totalCount } }` },
    meets: 'VALIDATION_FAILED',
  },
  {
    what: 'a cursor of a page',
    attempt: { query: `{ events(after: "${'~'.repeat(20_000)}") { totalCount } }` },
    meets: 'VALIDATION_FAILED',
  },
  {
    what: 'a hundred and one ids',
    allowed: {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: list(100, (n) => `${n}`) },
    },
    attempt: {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: list(101, (n) => `${n}`) },
    },
    meets: 'VALIDATION_FAILED',
  },
  {
    what: 'the same field five hundred times',
    allowed: { query: `{ ${'viewer { id } '.repeat(80)} }` },
    attempt: { query: `{ ${'viewer { id } '.repeat(490)} }` },
    meets: tooLarge,
  },
  {
    what: 'the same field five hundred times, by nobody',
    allowed: { query: `{ ${'viewer { id } '.repeat(30)} }`, anonymous: true },
    attempt: { query: `{ ${'viewer { id } '.repeat(490)} }`, anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'the same field a hundred times, by nobody',
    attempt: { query: `{ ${'__typename '.repeat(100)} }`, anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'fifty-one aliases',
    allowed: { query: `{ viewer { ${repeat(50, (n) => `a${n}: id`)} } }` },
    attempt: { query: `{ viewer { ${repeat(51, (n) => `a${n}: id`)} } }` },
    meets: tooLarge,
  },
  {
    what: 'directives that nobody knows, ten in one place',
    attempt: { query: `{ __typename ${'@aa'.repeat(10)} }`, anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'a directive in every place',
    allowed: { query: `{ viewer { ${repeat(20, (n) => `a${n}: id @include(if: true)`)} } }` },
    attempt: { query: `{ viewer { ${repeat(21, (n) => `a${n}: id @include(if: true)`)} } }` },
    meets: tooLarge,
  },
  {
    what: 'fragments that have to be compared with each other',
    allowed: { query: fragments(60) },
    attempt: { query: fragments(61) },
    meets: tooLarge,
  },
  {
    what: 'fields in fields that have to be compared with each other',
    allowed: {
      query: `{ ${repeat(40, () => 'viewer { registrations { edges { node { event { createdBy { id } } } } } }')} }`,
    },
    attempt: {
      query: `{ ${repeat(90, () => 'viewer { registrations { edges { node { event { createdBy { id } } } } } }')} }`,
    },
    meets: tooLarge,
  },
  {
    what: 'fragments in fragments that have to be compared with each other',
    allowed: { query: `{ viewer { ${'... { id ... { id name ... { id name } } } '.repeat(26)} } }` },
    attempt: { query: `{ viewer { ${'... { id ... { id name ... { id name } } } '.repeat(110)} } }` },
    meets: tooLarge,
  },
  {
    what: 'hundreds of operations',
    attempt: { query: repeat(300, (n) => `query q${n} { __typename }`), anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'hundreds of variables',
    attempt: { query: `query (${repeat(300, (n) => `$v${n}: Int`)}) { __typename }`, anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'names that resemble those of fields',
    attempt: { query: `{ events { edges { node { ${repeat(390, (n) => `viewerRegistrationStat${n}`)} } } } }` },
    meets: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    what: 'names that resemble those of types',
    attempt: {
      query: `{ __typename } ${repeat(75, (n) => `fragment f${n} on AnnouncementConnectio${n} { id }`)}`,
    },
    meets: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    what: 'problems behind many lines',
    attempt: { query: `{ viewer {${'\n'.repeat(990)} ${'id: name id: email '.repeat(20)} } }` },
    meets: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    what: 'tens of thousands of lines',
    attempt: { query: `${'\n'.repeat(49_000)} { viewer { ${'id: name id: email '.repeat(40)} } }` },
    meets: tooLarge,
  },
  {
    what: 'a text of hundreds of kilobytes',
    attempt: { query: `{ node(id: """${'x\\n'.repeat(60_000)}""") { id } }` },
    meets: tooLarge,
  },
  {
    what: 'lists in lists in lists',
    attempt: { query: `{ nodes(ids: ${'['.repeat(900)}${']'.repeat(900)}) { id } }` },
    meets: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    what: 'the schema twice',
    allowed: { query: introspection, anonymous: true },
    attempt: { query: `{ a: __schema { types { name } } b: __schema { types { name } } }`, anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'the schema of the schema',
    attempt: { query: '{ __schema { types { fields { type { fields { name description } } } } } }', anonymous: true },
    meets: tooLarge,
  },
  {
    what: 'the schema under other names',
    attempt: {
      query: `{ __schema { ${repeat(19, (n) => `a${n}: types { fields { name description args { name } } }`)} } }`,
      anonymous: true,
    },
    meets: tooLarge,
  },
  {
    what: 'variables of a hundred thousand values',
    attempt: {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: list(300, () => list(300, () => 0)) },
    },
    meets: tooLarge,
  },
  {
    what: 'variables that are wrong in many places',
    attempt: {
      query: 'query ($tags: [String!]) { events(tags: $tags) { totalCount } }',
      variables: { tags: list(500, () => null) },
    },
    meets: 'BAD_USER_INPUT',
  },
];

export const documents: readonly Attack[] = hostileDocuments.map(({ what, allowed, attempt, meets }) => {
  const send =
    ({ query, variables, anonymous }: HostileRequest): Attack['attempt'] =>
    async (api) => {
      const { errors } = await api.graphql(query, variables, anonymous ? {} : { as: await api.buildUser() });
      return errors.map(({ extensions }) => extensions?.code as string | undefined);
    };
  return { what, attempt: send(attempt), meets, ...(allowed && { allowed: send(allowed) }) };
});
