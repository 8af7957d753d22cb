import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { weigh } from './doors/graphql/limits.ts';
import { prices } from './core/statements/price.ts';
import { buildSchema } from './schema.ts';
import { startApi } from './testing/api.ts';
import { awardsIn } from './testing/scores.ts';
import { watchStatements } from './testing/statements.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const sent = watchStatements(api.address);
afterAll(() => api.close());

/** The number of objects of each kind, so that a statement per object is noticed. */
const many = 10;
const admin = await buildUser({ role: 'admin' });
const people = await buildUsers(many);
for (let n = 0; n < many; n += 1) {
  const event = await buildEvent({ createdBy: await buildUser({ role: 'organizer' }), capacity: 100 });
  await buildRegistrations(event, people);
  await awardsIn(sql)(people.map((to) => ({ event, to, by: admin })));
}
const first = await buildEvent({ createdBy: admin });
await buildRegistrations(first, people);
await awardsIn(sql)(people.map((to) => ({ event: first, to, by: admin })));
await sql(
  `INSERT INTO announcements (id, title, content, event_id, created_by)
   SELECT gen_random_uuid(), 'News', 'Come early.', id, created_by FROM events`,
);

const schema = buildSchema();
const page = (field: string, inner: string) => `${field}(first: ${many}) { edges { node { ${inner} } } }`;
const inFirst = (inner: string) => `event(id: "${first.id}") { ${inner} }`;

/** How a query reaches many objects of a type. */
const ways: Readonly<Record<string, (inner: string) => string>> = {
  Query: (inner) => inner,
  User: (inner) => page('users', inner),
  Event: (inner) => page('events', inner),
  Attendance: (inner) => page('events', `attendance { ${inner} }`),
  DoorList: (inner) => `doorList(eventId: "${first.id}") { ${inner} }`,
  RegistrationCounts: (inner) => page('events', `registrationCounts { ${inner} }`),
  Ticket: (inner) => page('events', `viewerTicket { ${inner} }`),
  Home: (inner) => `home { ${inner} }`,
  Announcement: (inner) => page('announcements', inner),
  Registration: (inner) => inFirst(page('participants', inner)),
  LeaderboardRow: (inner) => inFirst(page('leaderboard', inner)),
  Award: (inner) => inFirst(page('awards', inner)),
  TopPerformer: (inner) => page('topPerformers', inner),
  CollegeRanking: (inner) => page('collegeRankings', inner),
  AuditEntry: (inner) => page('auditTrail', inner),
  MailMessage: (inner) => page('mailMessages', inner),
  MailCause: (inner) => page('mailCauses', inner),
  ScoreProgression: (inner) => inFirst(`scoreProgression(first: ${many}) { ${inner} }`),
  PlatformAnalytics: (inner) => `platformAnalytics { ${inner} }`,
  PlatformPlots: (inner) => `platformAnalytics { plots { ${inner} } }`,
  OrganizerStatistics: (inner) => `organizerStatistics { ${inner} }`,
  SystemSettings: (inner) => `systemSettings { ${inner} }`,
};

const required: Readonly<Record<string, string>> = {
  id: JSON.stringify(first.id),
  eventId: JSON.stringify(first.id),
  ids: JSON.stringify(first.id),
  userId: JSON.stringify(people[0]!.id),
  every: 'DAY, times: 2',
  location: '"Main hall"',
  from: '"2026-11-21T18:30:00Z"',
};

type Field = GraphQLField<unknown, unknown>;
const isPage = ({ type }: Field) => getNamedType(type).name.endsWith('Connection');

/** A field with its required arguments; for a page, its total or whether there is more. */
function withArguments(field: Field, total = false): string {
  const args = field.args
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name }) => `${name}: ${required[name]!}`);
  const inner = isLeafType(getNamedType(field.type))
    ? ''
    : isPage(field)
      ? `{ ${total ? 'totalCount' : 'pageInfo { hasNextPage }'} }`
      : '{ __typename }';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${inner}`;
}

async function measured(text: string): Promise<{ statements: number; cost: number }> {
  const document = parse(text);
  const { cost } = weigh(schema, document, document.definitions[0] as OperationDefinitionNode, {});
  await api.tokenOf(admin);
  sent.length = 0;
  expect((await as(admin)(text)).errors).toEqual([]);
  return { statements: sent.length, cost };
}

const fields = Object.entries(ways).flatMap(([type, way]) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).flatMap((field) => [
    { name: `${type}.${field.name}`, text: way(`__typename ${withArguments(field)}`), without: way('__typename') },
    ...(isPage(field)
      ? [
          {
            name: `the total of ${type}.${field.name}`,
            text: way(withArguments(field, true)),
            without: way(withArguments(field)),
          },
        ]
      : []),
  ]),
);

test('every type that queries reach is tested below, except for parts of other types', () => {
  const parts = /(Connection|Edge|Payload|Created|Updated|Deleted|Again|Settings|Limits|State|Session|Info|Profile)$/;
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const missing = types.filter(({ name }) => !name.startsWith('__') && !(name in ways) && !parts.test(name));
  const withResolvers = missing.filter((type) => Object.values(type.getFields()).some(({ resolve }) => resolve));
  expect(withResolvers.map(({ name }) => name)).toEqual(['Mutation', 'Subscription']);
});

describe('a field costs at least as much as its statements', () => {
  test.each(fields)('the price of $name covers its statements', async ({ text, without }) => {
    const [whole, rest] = [await measured(`{ ${text} }`), await measured(`{ ${without} }`)];
    const allowed = Math.floor((whole.cost - rest.cost) / prices.statement);
    // background work sends statements too, and a slow statement counts again when it is retried
    for (let turn = 0; turn < 5 && whole.statements - rest.statements > allowed; turn += 1)
      whole.statements = Math.min(whole.statements, (await measured(`{ ${text} }`)).statements);
    expect(whole.statements - rest.statements).toBeLessThanOrEqual(allowed);
  });
});

test('a search costs more than a page', async () => {
  const [found, all] = [
    await measured(`{ ${page('events', 'participants(search: "a") { totalCount }')} }`),
    await measured(`{ ${page('events', 'participants { totalCount }')} }`),
  ];
  expect(found.statements - all.statements).toBeGreaterThan(many);
  expect(found.cost - all.cost).toBe(many * prices.search);
});
