import { afterAll, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { questionsIn } from './testing/questions.ts';
import { watchStatements } from './testing/statements.ts';

const { as, sql, idOf, address, buildUser, buildUsers, buildEvent, buildRegistrations, close } = await startApi();
const sent = watchStatements(address);
afterAll(close);

const viewer = await buildUser();
const admin = await buildUser({ role: 'admin' });

/**
 * The number of statements of an operation, on any connection. Takes the minimum of three runs, because of background work.
 */
async function statementsOf(
  text: string,
  variables?: Record<string, unknown>,
  person: Person = viewer,
): Promise<number> {
  await as(person)(text, variables);
  const counts: number[] = [];
  while (counts.length < 3) {
    sent.length = 0;
    const { errors } = await as(person)(text, variables);
    expect(errors).toEqual([]);
    counts.push(sent.length);
  }
  return Math.min(...counts);
}

/** Creates events, each with its own creator and with this many participants, including the viewer. */
async function buildCollege(events: number, people: number): Promise<string> {
  await sql('DELETE FROM events');
  const crowd = people > 1 ? await buildUsers(people - 1) : [];
  let id = '';
  for (let i = 0; i < events; i++) {
    const event = await buildEvent({ createdBy: await buildUser({ role: 'organizer' }), capacity: 100 });
    await buildRegistrations(event, [...crowd, viewer]);
    await sql(
      `INSERT INTO awards (id, event_id, user_id, points, awarded_by)
       SELECT gen_random_uuid(), event_id, user_id, 10, $2 FROM registrations WHERE event_id = $1`,
      [event.uuid, admin.uuid],
    );
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
    'the list with creators, participants and the viewer’s seats',
    `{ events(first: 50) { edges { node { ${card} createdBy { name email } viewerIsRegistered viewerCanRegister
       viewerRegistration { name } participants(first: 10) { totalCount edges { node { name college email } } } } } } }`,
    5,
  ],
  [
    'home with the top performers',
    `{ home { upcomingEvents { ${card} } topPerformers { rank userName totalScore } } }`,
    4,
  ],
  ['the top performers', '{ topPerformers { totalCount edges { node { rank userName college eventCount } } } }', 4],
  ['the colleges', '{ collegeRankings { totalCount edges { node { rank college participantCount } } } }', 4],
  [
    'the list with boards and the viewer’s scores',
    `{ events(first: 50) { edges { node { title viewerScore { rank score } viewerCanUpdateScores
       leaderboard(first: 3) { totalCount edges { node { rank userName score event { title } } } }
       awards(first: 3) { edges { node { points awardedByName } } } } } } }`,
    8,
  ],
  [
    'the viewer’s registrations',
    '{ viewer { registrations(first: 50) { totalCount edges { node { name event { title createdBy { name } } } } } } }',
    5,
  ],
];

test.each(operations)('%s takes the same number of statements for one and for fifty', async (_, text, most) => {
  await buildCollege(1, 1);
  const forOne = await statementsOf(text);
  await buildCollege(50, 10);
  const forFifty = await statementsOf(text);

  expect(forFifty).toBe(forOne);
  expect(forFifty).toBeLessThanOrEqual(most);
});

test('an event takes the same number of statements with one participant and with fifty', async () => {
  const text = `query ($id: ID!) { viewer { name email } event(id: $id) { ${card} createdBy { name } viewerIsRegistered viewerCanRegister
    participants(first: 50) { totalCount edges { node { name college email phone } } } } }`;
  const forOne = await statementsOf(text, { id: await buildCollege(1, 1) });
  const forFifty = await statementsOf(text, { id: await buildCollege(1, 50) });

  expect(forFifty).toBe(forOne);
  expect(forFifty).toBeLessThanOrEqual(5);
});

test('questions and answers of a list take one statement each, and none if there are no questions', async () => {
  await buildCollege(5, 5);
  const list = (inner: string) => `{ events(first: 50) { edges { node { title ${inner} } } } }`;
  const without = await statementsOf(list(''), undefined, admin);
  expect(await statementsOf(list('questions { label }'), undefined, admin)).toBe(without);
  for (const { id } of await sql<{ id: string }>('SELECT id FROM events'))
    await questionsIn(sql)({ uuid: id }, [{}, {}]);
  expect(await statementsOf(list('questions { label }'), undefined, admin)).toBe(without + 1);
  const people = (inner: string) => list(`participants(first: 5) { edges { node { name ${inner} } } }`);
  const withPeople = await statementsOf(people(''), undefined, admin);
  expect(await statementsOf(people('answers { label values }'), undefined, admin)).toBe(withPeople + 1);
});

test('the viewer’s registration with its check-in takes one statement, and none without a registration', async () => {
  const text = (inner: string) => `query ($id: ID!) { event(id: $id) { title ${inner} } }`;
  const inner = 'viewerRegistrationState viewerCanCancel viewerRegistration { checkedInAt }';
  const id = await buildCollege(1, 1);
  const alone = await statementsOf(text(''), { id });
  expect(await statementsOf(text(inner), { id })).toBe(alone + 1);
  expect(await statementsOf(text(inner), { id }, admin)).toBe(alone);
});

test('a hundred nodes take one statement per kind', async () => {
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
  const all = [...(await ids('events')), ...(await ids('users')), ...(await ids('registrations')).slice(0, 20)];
  const boards = ['award', 'score', 'performer'] as const;
  for (const kind of boards)
    all.push(...(await sql<{ id: string }>(`SELECT id FROM ${kind}s LIMIT 6`)).map(({ id }) => idOf(kind, id)));
  all.push(...(await sql<{ id: string }>('SELECT id FROM colleges LIMIT 2')).map(({ id }) => idOf('college', id)));
  expect(all.length).toBeGreaterThan(95);
  const text = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';

  expect(await statementsOf(text, { ids: all }, admin)).toBe(1 + 7);
});

test('taking a seat and giving it back take few statements', async () => {
  const event = await buildEvent();
  const person = await buildUser();
  const counted = async (text: string) => {
    sent.length = 0;
    expect((await as(person)(text, { id: event.id })).errors).toEqual([]);
    return sent.length;
  };
  const register = `mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { registration { answers { label } } event { id registeredCount viewerRegistrationState } } }`;
  const cancel =
    'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id registeredCount viewerRegistrationState } } }';
  await as(person)('{ viewer { id } }');

  const counts = { register: [] as number[], cancel: [] as number[] };
  // three rounds, because of background work
  for (let round = 0; round < 3; round += 1) {
    counts.register.push(await counted(register));
    counts.cancel.push(await counted(cancel));
  }
  // one for the session, and one for the write with its response
  expect(Math.min(...counts.register)).toBeLessThanOrEqual(2);
  expect(Math.min(...counts.cancel)).toBeLessThanOrEqual(2);
});

const rowFields = 'id rank userName college score achievements lastUpdated';

test('a board takes the same number of statements with one person and with fifty', async () => {
  const text = `query ($id: ID!) { event(id: $id) { title viewerCanUpdateScores viewerScore { ${rowFields} }
    leaderboard { totalCount edges { node { ${rowFields} } } } scoreProgression { row { userName } steps { at score } }
    awards { totalCount edges { node { points note effectivePoints awardedByName } } } } }`;
  const forOne = await statementsOf(text, { id: await buildCollege(1, 1) }, admin);
  const forFifty = await statementsOf(text, { id: await buildCollege(1, 50) }, admin);

  expect(forFifty).toBe(forOne);
  expect(forFifty).toBeLessThanOrEqual(9);
});

test('the awards of board rows take the same number of statements for one and for fifty', async () => {
  const text =
    'query ($id: ID!) { event(id: $id) { leaderboard { edges { node { awards { edges { node { points } } } } } } } }';
  const forOne = await statementsOf(text, { id: await buildCollege(1, 1) }, admin);
  const forFifty = await statementsOf(text, { id: await buildCollege(1, 50) }, admin);

  expect(forFifty).toBe(forOne);
});

test('an award and its correction take few statements', async () => {
  const eventId = await buildCollege(1, 1);
  await as(admin)('{ viewer { id } }');
  const counted = async <Data>(text: string, input: Record<string, unknown>) => {
    sent.length = 0;
    const { data, errors } = await as(admin)<Data>(text, { input });
    expect(errors).toEqual([]);
    return { data, sent: sent.length };
  };
  const award = await counted<{ updateScore: { award: { id: string } } }>(
    `mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id effectivePoints } row { ${rowFields} } } }`,
    { eventId, userId: viewer.id, points: 5 },
  );
  // one for the session, then a transaction: the award with its response, and the check of rights
  expect(award.sent).toBeLessThanOrEqual(5);
  const correction = await counted(
    `mutation ($input: CorrectScoreInput!) { correctScore(input: $input) { award { id effectivePoints } row { ${rowFields} } } }`,
    { awardId: award.data.updateScore.award.id, points: 1 },
  );
  expect(correction.sent).toBeLessThanOrEqual(8);
});
