import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import type { Person } from './testing/build.ts';

const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, close } = await startApi();
const query = pg.Client.prototype.query;
let sent = 0;
beforeAll(() => {
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    sent += 1;
    return query.apply(this, args);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await close();
});

const viewer = await buildUser();
const admin = await buildUser({ role: 'admin' });

/** How many statements an operation sends to PostgreSQL, on whatever connection. */
async function statementsOf(
  text: string,
  variables?: Record<string, unknown>,
  person: Person = viewer,
): Promise<number> {
  await as(person)(text, variables);
  sent = 0;
  const { errors } = await as(person)(text, variables);
  expect(errors).toEqual([]);
  return sent;
}

/** So many events, each by a creator of its own, each with so many people of whom the viewer is one. */
async function buildCollege(events: number, people: number): Promise<string> {
  await sql('TRUNCATE events CASCADE');
  const crowd = people > 1 ? await buildUsers(people - 1) : [];
  let id = '';
  for (let i = 0; i < events; i++) {
    const event = await buildEvent({ createdBy: await buildUser({ role: 'organizer' }), capacity: 100 });
    await buildRegistrations(event, [...crowd, viewer]);
    id = event.id;
  }
  return id;
}

const card =
  'id title date location capacity registeredCount tags image organizerName status viewerIsCreator viewerCanEdit viewerRegistrationState';
const operations: [name: string, text: string, most: number][] = [
  ['home', `{ home { viewer { firstName } upcomingEvents { ${card} } } }`, 3],
  ['the list', `{ events(first: 50) { edges { node { ${card} } } pageInfo { hasNextPage endCursor } } }`, 3],
  ['the list with its total', `{ events(first: 50) { totalCount edges { node { ${card} } } } }`, 4],
  [
    'the list with creators, participants and one’s own seats',
    `{ events(first: 50) { edges { node { ${card} createdBy { name email } viewerIsRegistered viewerCanRegister
       viewerRegistration { name } participants(first: 10) { totalCount edges { node { name college email } } } } } } }`,
    5,
  ],
  [
    'one’s own registrations',
    '{ viewer { registrations(first: 50) { totalCount edges { node { name event { title createdBy { name } } } } } } }',
    5,
  ],
];

test.each(operations)('%s takes as many statements for fifty as for one', async (_, text, most) => {
  await buildCollege(1, 1);
  const forOne = await statementsOf(text);
  await buildCollege(50, 10);
  const forFifty = await statementsOf(text);

  expect(forFifty).toBe(forOne);
  expect(forFifty).toBeLessThanOrEqual(most);
});

test('an event takes as many statements with fifty participants as with one', async () => {
  const text = `query ($id: ID!) { viewer { name email } event(id: $id) { ${card} createdBy { name } viewerIsRegistered viewerCanRegister
    participants(first: 50) { totalCount edges { node { name college email phone } } } } }`;
  const forOne = await statementsOf(text, { id: await buildCollege(1, 1) });
  const forFifty = await statementsOf(text, { id: await buildCollege(1, 50) });

  expect(forFifty).toBe(forOne);
  expect(forFifty).toBeLessThanOrEqual(5);
});

test('a hundred nodes take a statement for each kind of thing', async () => {
  await buildCollege(30, 30);
  const ids = async (table: string) =>
    (
      await as(admin)<{
        events: {
          edges: { node: { id: string; participants: { edges: { node: { id: string; userId: string } }[] } } }[];
        };
      }>('{ events(first: 30) { edges { node { id participants(first: 30) { edges { node { id userId } } } } } } }')
    ).data.events.edges.flatMap(({ node }) =>
      table === 'events'
        ? [node.id]
        : node.participants.edges.slice(0, 1).map((edge) => (table === 'users' ? edge.node.userId : edge.node.id)),
    );
  const all = [...(await ids('events')), ...(await ids('users')), ...(await ids('registrations'))];
  const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';

  expect(await statementsOf(text, { ids: all }, admin)).toBe(1 + 3);
});

test('taking a seat and giving it back takes a handful of statements', async () => {
  const event = await buildEvent();
  const person = await buildUser();
  const counted = async (text: string) => {
    sent = 0;
    expect((await as(person)(text, { id: event.id })).errors).toEqual([]);
    return sent;
  };
  const register = `mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { event { id registeredCount viewerRegistrationState } } }`;
  const cancel =
    'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id registeredCount viewerRegistrationState } } }';
  await as(person)('{ viewer { id } }');

  expect(await counted(register)).toBeLessThanOrEqual(5);
  expect(await counted(cancel)).toBeLessThanOrEqual(4);
});
