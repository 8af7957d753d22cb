import { waitlistManagersOnly } from '../../registrations/validate.ts';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  isEnumType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { restOf } from '../../testing/rest.ts';
import { sampleHint, sampleOf } from '../../testing/sample.ts';
import { awardsIn } from '../../testing/scores.ts';
import { defaultSettings } from '../../testing/settings.ts';
import { readOperations } from './operations.ts';
import { routes } from './routes.ts';
import { inWords } from '../../core/texts/inWords.ts';

const schema = buildSchema();
const operations = readOperations();

/** The response of GraphQL with internal enum values, such as `high` for HIGH. */
function lowered(text: string, data: unknown): unknown {
  const document: DocumentNode = parse(text);
  const fragments = new Map(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each.selectionSet]),
  );
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!;
  const walk = (value: unknown, type: GraphQLObjectType, set: SelectionSetNode): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, type, set));
    if (typeof value !== 'object' || value === null) return value;
    const seen = value as Record<string, unknown>;
    const parts = set.selections.flatMap((selection): [string, unknown][] => {
      if (selection.kind !== Kind.FIELD) {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection.selectionSet;
        return Object.entries(walk(value, type, inner) as object);
      }
      const name = (selection.alias ?? selection.name).value;
      const of = getNamedType(type.getFields()[selection.name.value]!.type);
      const found = seen[name];
      if (isEnumType(of)) return [[name, found === null ? null : of.getValue(found as string)!.value]];
      return [[name, selection.selectionSet ? walk(found, of as GraphQLObjectType, selection.selectionSet) : found]];
    });
    return Object.fromEntries(parts);
  };
  return walk(data, schema.getRootType(operation.operation)!, operation.selectionSet);
}

const follow = (data: unknown, way: string): unknown =>
  way.split('.').reduce((found, name) => (found as Record<string, unknown> | null)?.[name] ?? null, data);

let api: Api;
let rest: ReturnType<typeof restOf>;
let viewers: Record<'participant' | 'other' | 'owner' | 'organizer' | 'admin', Person>;
let params: Record<string, string>;
/** The same parameters for an unapproved event and a draft. */
let hidden: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  const { buildUser, buildEvent, buildRegistrations, buildWaitlist, sql } = api;
  const announce = announcementsIn(sql);
  viewers = {
    participant: await buildUser({ firstName: 'Nina' }),
    other: await buildUser(),
    owner: await buildUser({ role: 'organizer' }),
    organizer: await buildUser({ role: 'organizer' }),
    admin: await buildUser({ role: 'admin' }),
  };
  const { participant, owner } = viewers;
  const [shy, waiting] = [await buildUser(), await buildUser()];
  await sql('UPDATE users SET profile_visible = false, theme = $2 WHERE id = $1', [shy.uuid, 'dark']);
  const host = async (approval: 'approved' | 'pending', isPublished: boolean) => {
    const event = await buildEvent({ createdBy: owner, approval, tags: ['chess'], capacity: 2 });
    await buildRegistrations(event, [participant, shy]);
    await buildWaitlist(event, [waiting]);
    await awardsIn(sql)([participant, shy].map((to) => ({ event, to, by: owner, achievements: ['Early Bird'] })));
    const { id } = await announce({ event, createdBy: owner, isPublished, priority: 'high' });
    const things = { announcementId: id, ticketId: event.id, token: 'A'.repeat(43) };
    return { eventId: event.id, userId: participant.id, ...things };
  };
  hidden = await host('pending', false);
  params = await host('approved', true);
  await announce({ createdBy: owner, isPublished: false });
});
afterAll(() => api?.close());

const filled = (path: string, at: Record<string, string>) => path.replaceAll(/:(\w+)/g, (_, name: string) => at[name]!);
const inPath = (path: string, at: Record<string, string>) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, at[name!]]));
const who = ['participant', 'other', 'owner', 'organizer', 'admin'] as const;

/** The same request over GraphQL: its result or error. */
async function atGraphql(name: string, variables: Record<string, unknown>, as: Person | undefined) {
  const { text } = operations.get(name)!;
  const { data, code, message, fields } = await api.graphql(text, variables, as && { as });
  return code ? { code, message, fields } : lowered(text, data);
}

describe('REST and GraphQL give the same result', () => {
  const reads = routes.filter(({ method }) => method === 'GET');
  const places = {
    'as it is': () => params,
    'where it is hidden': () => hidden,
    'where there is nothing': () => nothing,
  };
  const nothing = {
    eventId: 'event_01jd5xq2m8fz4tqv7n3r6k9w0c',
    userId: 'user_01jd5xq2m8fz4tqv7n3r6k9w0c',
    announcementId: 'announcement_01jd5xq2m8fz4tqv7n3r6k9w0c',
    ticketId: 'registration_01jd5xq2m8fz4tqv7n3r6k9w0c',
  };
  test.each(reads)('GET $path', async (route) => {
    const { path } = route;
    const within = Object.entries(places).slice(0, path.includes(':') ? undefined : 1);
    const cases = within.flatMap(([place, at]) => who.map((person) => ({ place, at: at(), person })));
    for (const { place, at, person } of sampleOf(cases, 4)) {
      const as = viewers[person];
      const { status, body, text } = await rest(`GET ${filled(path, at)}`, { as });
      const variables = { ...inPath(path, at), ...(route.list && { first: 100, counting: true }) };
      const other = await atGraphql(route.operation, variables, as);
      expect(status).toBeLessThan(500);
      const saved = route.file && status === 200;
      // restSheets.test.ts checks the content of a sheet
      const sheet = route.sheet && status === 200 && graphqlList(other, route);
      const found = sheet || (saved ? { file: text } : route.list ? restList(body) : restParts(body));
      const answered = route.list ? graphqlList : graphqlParts;
      const expected = follow(other, 'code') ? other : answered(other, route);
      expect({ place, person, drawn: sampleHint, found }).toEqual({
        place,
        person,
        drawn: sampleHint,
        found: expected,
      });
    }
  });

  const restList = ({ code, message, fields, data, count, total }: Awaited<ReturnType<typeof rest>>['body']) =>
    code ? { code, message, fields } : { data, count, total };
  const restParts = ({ success, code, message, fields, ...parts }: Awaited<ReturnType<typeof rest>>['body']) =>
    success ? parts : { code, message, fields };
  const notFound = (message: string | undefined) => ({ code: 'NOT_FOUND', message, fields: undefined });

  /** A null step on the path means 404; a null at its end means 403. */
  function graphqlList(data: unknown, { list, missing, permission }: (typeof routes)[number]) {
    const connection = follow(data, list!) as { totalCount: number; edges: { node: unknown }[] } | null;
    const isForOthers = permission && follow(data, list!.split('.')[0]!);
    if (!connection && isForOthers)
      return { code: 'FORBIDDEN', message: inWords(waitlistManagersOnly), fields: undefined };
    if (!connection) return notFound(missing && inWords(missing));
    const nodes = connection.edges.map(({ node }) => node);
    return { data: nodes, count: nodes.length, total: connection.totalCount };
  }

  const someSentence: unknown = expect.any(String);

  /** Like a list: a null at the end means 403, with the sentence of the feature. */
  function graphqlParts(data: unknown, { answer, file, missing, permission }: (typeof routes)[number]) {
    const ways = Object.entries(answer ?? { file: file!.text });
    const way = ways[0]![1];
    if (missing && follow(data, way.split('.')[0]!) === null) return notFound(missing && inWords(missing));
    if (permission && follow(data, way) === null)
      return { code: 'FORBIDDEN', message: someSentence, fields: undefined };
    return Object.fromEntries(ways.map(([name, way]) => [name, follow(data, way)]));
  }

  test.each(reads.filter(({ isOpen }) => !isOpen))('GET $path, anonymous', async ({ path, operation }) => {
    const { body } = await rest(`GET ${filled(path, params)}`);
    const { code, message } = body;
    expect(await atGraphql(operation, { ...params, first: 1, counting: true }, undefined)).toEqual({ code, message });
  });
});

describe('REST and GraphQL give the same error', () => {
  const event = { title: 'Chess', description: 'Bring a clock.', date: inHours(30), location: 'Hall', capacity: 20 };
  const hello = { title: 'Hello', content: 'Everybody' };
  const seat = { name: 'Nina Iyer', email: 'n@evm.example' };
  const low = { maxUsersPerEvent: 0, smtpPort: 99_999 };
  const writes: [what: string, body: Record<string, unknown>, by: readonly (typeof who)[number][]][] = [
    ['POST /api/auth/register', { firstName: 'N', lastName: '', email: 'n', password: 'abc', college: '' }, ['other']],
    ['POST /api/auth/login', { email: 'nobody@evm.example', password: 'Wrong@pass1' }, ['other']],
    ['POST /api/auth/google', { idToken: 'nonsense', college: 'Lakeside' }, ['other']],
    ['POST /api/auth/forgot-password', { email: 'nobody' }, ['other']],
    ['POST /api/auth/reset-password/:token', { password: 'weak' }, ['other']],
    ['POST /api/auth/reset-password/:token', { password: 'Evm@demo1' }, ['other']],
    ['PUT /api/auth/profile', { firstName: '', lastName: 'I', college: '', email: 'x@evm.example' }, who],
    ['PUT /api/admin/users/:userId/role', { role: 'PARTICIPANT' }, ['participant', 'owner', 'organizer']],
    ['POST /api/events', event, ['participant', 'other']],
    ['POST /api/events', { ...event, title: ' ', capacity: 0, tags: ['x'.repeat(31)] }, ['owner', 'admin']],
    ['PUT /api/events/:eventId', { title: 'Mine' }, ['participant', 'other', 'organizer']],
    ['PUT /api/events/:eventId', { title: '', capacity: 1000 }, ['owner', 'admin']],
    ['PUT /api/events/:eventId', { capacity: 1 }, ['owner', 'admin']],
    ['PUT /api/events/:eventId', { version: 99 }, ['owner', 'admin']],
    ['DELETE /api/events/:eventId', {}, ['participant', 'other', 'organizer']],
    ['POST /api/events/:eventId/register', seat, ['participant', 'owner', 'organizer', 'admin']],
    ['POST /api/events/:eventId/register', { name: '', email: 'n', phone: 'x' }, ['other']],
    ['DELETE /api/events/:eventId/register', {}, ['other', 'owner', 'organizer', 'admin']],
    ['PUT /api/events/:eventId/register/answers', { answers: [{ questionId: 'question_1', values: ['a'] }] }, who],
    ['POST /api/events', { ...event, questions: [{ kind: 'ONE_OF', label: ' ' }] }, ['owner', 'admin']],
    ['PUT /api/events/:eventId', { questions: [{ id: 'question_1', kind: 'NUMBER', label: 'Why?' }] }, ['owner']],
    ['POST /api/events/:eventId/waitlist', seat, ['participant', 'owner', 'organizer', 'admin']],
    ['POST /api/events/:eventId/waitlist', { name: '', email: 'n', phone: 'x' }, ['other']],
    ['DELETE /api/events/:eventId/waitlist', {}, ['participant', 'other', 'owner']],
    ['POST /api/events/:eventId/waitlist/:userId/seat', {}, ['participant', 'other', 'organizer', 'owner', 'admin']],
    ['POST /api/events/:eventId/requests/approve', { userIds: ['x'] }, ['participant', 'other', 'organizer']],
    ['POST /api/events/:eventId/requests/approve', { userIds: [] }, ['owner', 'admin']],
    ['POST /api/events/:eventId/requests/decline', { userIds: [], reason: ' ' }, ['owner', 'admin']],
    ['POST /api/events/:eventId/registrations/remove', { userIds: ['x'] }, ['participant', 'other', 'organizer']],
    ['POST /api/events/:eventId/registrations/remove', { userIds: [] }, ['owner', 'admin']],
    ['POST /api/events/:eventId/registrations/write', { subject: '', text: '' }, ['participant', 'organizer', 'owner']],
    ['POST /api/events/:eventId/checkins', {}, ['owner', 'admin']],
    ['POST /api/events/:eventId/checkins', { userId: 'x' }, who],
    ['POST /api/events/:eventId/checkins', { ticket: 'nonsense' }, ['owner', 'admin']],
    ['POST /api/events/:eventId/checkins/self', { code: '123 456' }, who],
    ['POST /api/events/:eventId/checkins/self', { code: 'abc' }, ['participant', 'other']],
    ['DELETE /api/events/:eventId/checkins', { userId: 'x' }, who],
    ['DELETE /api/events/:eventId/checkins', { userId: 'x', scanIds: [] }, ['owner', 'admin']],
    ['POST /api/announcements', hello, ['participant', 'other']],
    ['POST /api/announcements', { title: 'x'.repeat(101), content: '', eventId: 'event_1' }, ['owner', 'admin']],
    ['PUT /api/announcements/:announcementId', hello, ['participant', 'other']],
    ['DELETE /api/announcements/:announcementId', {}, ['participant', 'other']],
    ['PUT /api/leaderboard/event/:eventId/user/:userId', { points: 1 }, ['participant', 'other']],
    [
      'PUT /api/leaderboard/event/:eventId/user/:userId',
      { points: -1, achievements: ['x'.repeat(61)] },
      ['owner', 'admin'],
    ],
    ['PUT /api/settings/system', defaultSettings, ['participant', 'owner']],
    ['PUT /api/settings/system', { ...defaultSettings, ...low, smtpServer: 'a b' }, ['admin']],
  ];
  const ofHidden: typeof writes = [
    ['PUT /api/events/:eventId', { title: 'Mine' }, ['participant', 'other', 'organizer']],
    ['DELETE /api/events/:eventId', {}, ['participant', 'other', 'organizer']],
    ['POST /api/events/:eventId/register', seat, ['participant', 'other']],
    ['POST /api/events/:eventId/waitlist', seat, ['participant', 'other']],
    ['POST /api/events/:eventId/waitlist/:userId/seat', {}, ['participant', 'organizer']],
    ['POST /api/events/:eventId/requests/approve', { userIds: ['x'] }, ['participant', 'organizer']],
    ['POST /api/events/:eventId/registrations/remove', { userIds: ['x'] }, ['participant', 'organizer']],
    ['POST /api/events/:eventId/checkins', { userId: 'x' }, ['participant', 'organizer']],
    ['POST /api/events/:eventId/checkins/self', { code: '123456' }, ['participant', 'organizer']],
    ['PUT /api/announcements/:announcementId', hello, ['participant', 'organizer']],
    ['DELETE /api/announcements/:announcementId', {}, ['participant', 'organizer']],
    ['PUT /api/leaderboard/event/:eventId/user/:userId', { points: 1 }, ['organizer']],
  ];
  const cases = [
    ...writes.map((write) => ({ write, at: () => params, where: 'there' })),
    ...ofHidden.map((write) => ({ write, at: () => hidden, where: 'hidden' })),
  ].flatMap(({ write: [what, body, by], at, where }) => by.map((person) => ({ what, body, person, at, where })));

  test.each(cases)('$what by $person, where it is $where: $body', async ({ what, body, person, at }) => {
    const [method, path] = what.split(' ') as [string, string];
    const { operation, isOpen } = routes.find((route) => route.method === method && route.path === path)!;
    const as = viewers[person];
    const refused = await rest(`${method} ${filled(path, at())}`, { as, body });
    const { code, message, fields } = refused.body;
    expect(code).toMatch(/^[A-Z_]+$/);
    expect(await atGraphql(operation, { input: { ...body, ...inPath(path, at()) } }, isOpen ? undefined : as)).toEqual({
      code,
      message,
      fields,
    });
  });
});
