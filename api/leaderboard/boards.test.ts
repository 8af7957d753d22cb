import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { awardsIn, type AwardFacts, scorers } from '../testing/scores.ts';
import { inRankOrder } from './validate.ts';

let api: Api;
let score: ReturnType<typeof scorers>;
let give: (facts: readonly AwardFacts[], from?: Date) => Promise<unknown>;
let organizer: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  score = scorers(api);
  give = awardsIn(api.sql);
  organizer = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());
// each test begins with empty boards
beforeEach(() => api.sql('DELETE FROM events'));

interface Row {
  id: string;
  rank: number;
  name: string;
  college: string;
  points: number;
  reachedAt: string;
  eventCount?: number;
  participantCount?: number;
}
interface Board {
  totalCount: number;
  edges: { cursor: string; node: Row }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

const page = (fields: string) => `totalCount edges { cursor node { id rank college reachedAt ${fields} } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
const args = 'first: $first, after: $after';

/** The query for a page of each board. */
const queries = {
  'of an event': `query ($id: ID!, $first: Int!, $after: String) { event(id: $id) {
    board: leaderboard(${args}) { ${page('name: userName points: score')} } } }`,
  'of top performers': `query ($first: Int!, $after: String) {
    board: topPerformers(${args}) { ${page('name: userName points: totalScore eventCount')} } }`,
  'of colleges': `query ($first: Int!, $after: String) {
    board: collegeRankings(${args}) { ${page('name: college points: totalScore eventCount participantCount')} } }`,
};
type Name = keyof typeof queries;
const names = Object.keys(queries) as Name[];

const ask = (name: Name, event: { id: string }, first: number, after: string | null = null) =>
  api.as(admin)<{ board: Board; event?: { board: Board } }>(queries[name], {
    first,
    after,
    ...(name === 'of an event' && { id: event.id }),
  });

async function pageOf(name: Name, event: { id: string }, first = 100, after: string | null = null): Promise<Board> {
  const { data, errors } = await ask(name, event, first, after);
  expect(errors).toEqual([]);
  return data.event?.board ?? data.board;
}

const places = ({ edges }: Board) => edges.map(({ node }) => `${node.rank} ${node.name} ${node.points}`);

async function boardsFit() {
  expect(await boardFaults(api, admin)).toEqual([]);
}

/** People with different colleges, all at one event. */
async function crowd(howMany: number, event: BuiltEvent): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < howMany; n++)
    people.push(await api.buildUser({ firstName: 'P', lastName: `${n}`, college: `C ${n}` }));
  await api.buildRegistrations(event, people);
  return people;
}

describe('a tie', () => {
  test.each(names)('equal scores on the board %s share a rank, and the earlier one is listed first', async (name) => {
    const event = await api.buildEvent();
    const [p0, p1, p2, p3] = (await crowd(4, event)) as [Person, Person, Person, Person];
    await give(
      [
        { event, to: p3, by: organizer, points: 20 },
        { event, to: p0, by: organizer, points: 5 },
        { event, to: p2, by: organizer, points: 10 },
        { event, to: p1, by: organizer, points: 20 },
        { event, to: p2, by: organizer, points: 10 },
      ],
      new Date('2026-11-01T10:00:00Z'),
    );
    const label = (n: number) => (name === 'of colleges' ? `C ${n}` : `P ${n}`);
    expect(places(await pageOf(name, event))).toEqual([
      `1 ${label(3)} 20`,
      `1 ${label(1)} 20`,
      `1 ${label(2)} 20`,
      `4 ${label(0)} 5`,
    ]);
    await boardsFit();
  });

  test('people with only achievements are ordered by the time of the first one', async () => {
    const event = await api.buildEvent();
    const [p0, p1] = (await crowd(2, event)) as [Person, Person];
    await give([
      { event, to: p1, by: organizer, points: 0, achievements: ['Early Bird'] },
      { event, to: p0, by: organizer, points: 0, achievements: ['Early Bird'] },
      { event, to: p1, by: organizer, points: 0, achievements: ['Problem Solver'] },
    ]);
    for (const name of names)
      expect((await pageOf(name, event)).edges.map(({ node }) => [node.rank, node.name.slice(-1)])).toEqual([
        [1, '1'],
        [1, '0'],
      ]);
    await boardsFit();
  });

  test('an award without points at another event does not move a person behind another', async () => {
    const [event, other] = [await api.buildEvent(), await api.buildEvent()];
    const [p0, p1] = (await crowd(2, event)) as [Person, Person];
    await api.buildRegistrations(other, [p1]);
    await give([
      { event, to: p1, by: organizer, points: 5 },
      { event, to: p0, by: organizer, points: 5 },
      { event: other, to: p1, by: organizer, points: 0, achievements: ['Early Bird'] },
    ]);
    for (const name of names)
      expect((await pageOf(name, event)).edges.map(({ node }) => [node.rank, node.name.slice(-1)])).toEqual([
        [1, '1'],
        [1, '0'],
      ]);
    await boardsFit();
  });

  test('scores tie if they are equal to the hundredth of a point', async () => {
    const event = await api.buildEvent();
    const [p0, p1, p2] = (await crowd(3, event)) as [Person, Person, Person];
    await give([
      { event, to: p0, by: organizer, points: 0.3 },
      { event, to: p1, by: organizer, points: 0.1 },
      { event, to: p1, by: organizer, points: 0.2 },
      { event, to: p2, by: organizer, points: 0.31 },
    ]);
    expect(places(await pageOf('of an event', event))).toEqual(['1 P 2 0.31', '2 P 0 0.3', '2 P 1 0.3']);
  });
});

test('ranks 1 to 3 have a medal unless more than three people share the rank, in each answer', async () => {
  const event = await api.buildEvent();
  const [p0, p1, p2, p3, p4, p5] = (await crowd(6, event)) as [Person, Person, Person, Person, Person, Person];
  const medals = async () => {
    const { data } = await api.as(admin)<{
      event: Record<'top' | 'rest', { edges: { cursor: string; node: { id: string; hasMedal: boolean } }[] }>;
    }>(
      `query ($id: ID!, $after: String) { event(id: $id) {
         top: leaderboard(first: 1) { edges { cursor node { id hasMedal } } }
         rest: leaderboard(after: $after) { edges { cursor node { id hasMedal } } } } }`,
      { id: event.id, after: null },
    );
    const { top, rest } = data.event;
    const rows = rest.edges.map(({ node }) => node);
    expect(top.edges).toEqual(rest.edges.slice(0, 1));
    const following = await api.as(admin)<{ event: { leaderboard: { edges: { node: unknown }[] } } }>(
      `query ($id: ID!, $after: String) { event(id: $id) { leaderboard(after: $after) { edges { node { id hasMedal } } } } }`,
      { id: event.id, after: top.edges[0]!.cursor },
    );
    expect(following.data.event.leaderboard.edges.map(({ node }) => node)).toEqual(rows.slice(1));
    const byId = await api.as(admin)<{ nodes: unknown }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on LeaderboardRow { id hasMedal } } }',
      { ids: rows.map(({ id }) => id) },
    );
    expect(byId.data.nodes).toEqual(rows);
    return rows.map(({ hasMedal }) => hasMedal);
  };
  const award = async ({ id: userId }: Person, points: number) => {
    const { data } = await api.as(organizer)<{ updateScore: { row: { hasMedal: boolean } } }>(
      'mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { row { hasMedal } } }',
      { input: { eventId: event.id, userId, points } },
    );
    return data.updateScore.row.hasMedal;
  };

  // three share the first rank, so the next person has rank 4
  for (const person of [p0, p1, p2]) expect(await award(person, 10)).toBe(true);
  expect(await award(p3, 4)).toBe(false);
  expect(await medals()).toEqual([true, true, true, false]);
  expect(await award(p3, 6)).toBe(false);
  expect(await medals()).toEqual([false, false, false, false]);
  expect(await award(p4, 20)).toBe(true);
  expect(await award(p5, 15)).toBe(true);
  expect(await medals()).toEqual([true, true, false, false, false, false]);
});

describe('a page', () => {
  test.each(names)('pages of any size of the board %s neither skip nor repeat tied rows', async (name) => {
    const event = await api.buildEvent();
    const people = await crowd(23, event);
    const moment = new Date('2026-11-01T10:00:00Z');
    // some rows share the rank, some the time, some both
    for (const [n, to] of people.entries())
      await give(
        [{ event, to, by: organizer, points: [10, 20, 10.01][n % 3]! }],
        new Date(moment.getTime() + (n % 4) * 1000),
      );
    const whole = await pageOf(name, event);
    expect(whole.totalCount).toBe(23);
    expect(whole.edges).toHaveLength(23);
    expect(whole.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: whole.edges[0]!.cursor,
      endCursor: whole.edges[22]!.cursor,
    });
    for (const first of [1, 2, 5, 7, 22, 23]) {
      const rows: Row[] = [];
      for (let after: string | null = null, more = true; more;) {
        const { edges, pageInfo, totalCount } = await pageOf(name, event, first, after);
        rows.push(...edges.map(({ node }) => node));
        expect(totalCount).toBe(23);
        expect(pageInfo.hasPreviousPage).toBe(after !== null);
        [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
        expect(edges).toHaveLength(more ? first : 23 % first || first);
      }
      expect(rows).toEqual(whole.edges.map(({ node }) => node));
    }
    await boardsFit();
  });

  test.each(names)(
    'the next page of the board %s continues after its cursor even if earlier rows have moved',
    async (name) => {
      const event = await api.buildEvent();
      const people = await crowd(6, event);
      await give(people.map((to, n) => ({ event, to, by: organizer, points: 60 - n * 10 })));
      const { pageInfo } = await pageOf(name, event, 2);
      await give([{ event, to: people[1]!, by: organizer, points: 100 }]);
      const next = await pageOf(name, event, 2, pageInfo.endCursor);
      expect(next.edges.map(({ node }) => [node.rank, node.name.slice(-1)])).toEqual([
        [3, '2'],
        [4, '3'],
      ]);
    },
  );

  test.each(names)('a page of the board %s has 1 to 100 rows', async (name) => {
    const event = await api.buildEvent();
    for (const first of [0, -1, 101])
      expect(await ask(name, event, first)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { first: 'first must lie between 1 and 100.' },
      });
    expect(await pageOf(name, event, 1)).toEqual({
      totalCount: 0,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  const foreign = [
    'nonsense',
    '10~2026-11-01T10:00:00.000Z~score_01jd7z5v9gfa9v5cz8n5c0v0zz',
    '10.00~2026-11-01~score_01jd7z5v9gfa9v5cz8n5c0v0zz',
    '10.00~2026-11-01T10:00:00.000Z~event_01jd7z5v9gfa9v5cz8n5c0v0zz',
    '1e3.00~2026-11-01T10:00:00.000Z~score_01jd7z5v9gfa9v5cz8n5c0v0zz',
    '10.00~2026-11-01T10:00:00.000Z',
  ];
  test.each(names)('the board %s refuses invalid cursors', async (name) => {
    const event = await api.buildEvent();
    for (const cursor of foreign)
      expect(await ask(name, event, 5, cursor)).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'This cursor does not belong to this list.',
      });
  });

  test.each(names)('the board %s refuses cursors of other boards', async (name) => {
    const event = await api.buildEvent();
    const people = await crowd(3, event);
    await give(people.map((to) => ({ event, to, by: organizer })));
    for (const other of names.filter((each) => each !== name)) {
      const { pageInfo } = await pageOf(other, event, 1);
      expect(await ask(name, event, 5, pageInfo.endCursor)).toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'This cursor does not belong to this list.',
      });
    }
  });

  test('the list of awards refuses cursors of a board, and a board refuses cursors of awards', async () => {
    const event = await api.buildEvent();
    const [person] = await crowd(1, event);
    await give([1, 2, 3].map((points) => ({ event, to: person!, by: organizer, points })));
    const awards = (after: string | null) =>
      api.as(admin)<{
        event: { awards: { totalCount: number; edges: { cursor: string; node: { points: number } }[] } };
      }>(
        `query ($id: ID!, $after: String) { event(id: $id) {
           awards(first: 2, after: $after) { totalCount edges { cursor node { points } } } } }`,
        { id: event.id, after },
      );
    const { awards: first } = (await awards(null)).data.event;
    expect(first.edges.map(({ node }) => node.points)).toEqual([3, 2]);
    const { awards: second } = (await awards(first.edges[1]!.cursor)).data.event;
    expect(second).toMatchObject({ totalCount: 3, edges: [{ node: { points: 1 } }] });
    const board = await pageOf('of an event', event, 1);
    expect((await awards(board.edges[0]!.cursor)).code).toBe('VALIDATION_FAILED');
    expect((await ask('of an event', event, 1, first.edges[0]!.cursor)).code).toBe('VALIDATION_FAILED');
  });
});

test('the client ranks the rows of each board like the server', async () => {
  const event = await api.buildEvent();
  const people = await crowd(40, event);
  let state = 20_261_123;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (let n = 0; n < 120; n++)
    await give(
      [{ event, to: people[random(40)]!, by: organizer, points: random(4) / 4 }],
      new Date(Date.UTC(2026, 10, 1, 10, 0, random(5))),
    );
  for (const name of names) {
    const rows = (await pageOf(name, event)).edges.map(({ node }) => ({ ...node, score: node.points }));
    expect(inRankOrder(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))).toEqual(rows);
    expect(new Set(rows.map(({ rank }) => rank)).size).toBeLessThan(rows.length);
    const oneByOne = await api.as(admin)<{ nodes: { rank: number }[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) {
         ... on LeaderboardRow { rank } ... on TopPerformer { rank } ... on CollegeRanking { rank } } }`,
      { ids: rows.map(({ id }) => id) },
    );
    expect(oneByOne.data.nodes.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank));
  }
  await boardsFit();
});

const register = (person: Person, event: { id: string }) =>
  api.as(person)(
    `mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "asha@evm.example" }) {
       event { viewerScore { score rank } leaderboard { totalCount } } } }`,
    { id: event.id },
  );
const cancel = (person: Person, event: { id: string }) =>
  api.as(person)(
    `mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) {
       event { viewerScore { score rank } leaderboard { totalCount } } } }`,
    { id: event.id },
  );

describe('a participant who cancels', () => {
  test('a cancellation removes the scores of that event, and registering again restores them', async () => {
    const [event, elsewhere] = [await api.buildEvent(), await api.buildEvent()];
    const [p0, p1] = (await crowd(2, event)) as [Person, Person];
    await api.buildRegistrations(elsewhere, [p0]);
    await give([
      { event, to: p0, by: organizer, points: 30, achievements: ['First Place'] },
      { event, to: p1, by: organizer, points: 20 },
      { event: elsewhere, to: p0, by: organizer, points: 5, achievements: ['Early Bird'] },
    ]);
    const before = await Promise.all(names.map((name) => pageOf(name, event)));
    expect(places(before[1]!)).toEqual(['1 P 0 35', '2 P 1 20']);

    const left = await cancel(p0, event);
    expect(left.data.cancelRegistration).toEqual({ event: { viewerScore: null, leaderboard: { totalCount: 1 } } });
    expect(places(await pageOf('of an event', event))).toEqual(['1 P 1 20']);
    expect(places(await pageOf('of top performers', event))).toEqual(['1 P 1 20', '2 P 0 5']);
    expect(places(await pageOf('of colleges', event))).toEqual(['1 C 1 20', '2 C 0 5']);
    await boardsFit();

    const back = await register(p0, event);
    expect(back.data.registerForEvent).toEqual({
      event: { viewerScore: { score: 30, rank: 1 }, leaderboard: { totalCount: 2 } },
    });
    const after = await Promise.all(names.map((name) => pageOf(name, event)));
    const known = (board: Board) => board.edges.map(({ node: { id: _, ...node } }) => node);
    expect(after.map(known)).toEqual(before.map(known));
    await boardsFit();
  });

  test('a participant who cancels their only event leaves the overall boards', async () => {
    const event = await api.buildEvent();
    const [p0] = (await crowd(1, event)) as [Person];
    await give([{ event, to: p0, by: organizer }]);
    await cancel(p0, event);
    for (const name of names) expect(await pageOf(name, event)).toMatchObject({ totalCount: 0, edges: [] });
    await boardsFit();
  });

  test('a participant without a seat gets no awards, and undone awards stay undone after registering again', async () => {
    const event = await api.buildEvent();
    const [p0] = (await crowd(1, event)) as [Person];
    const { award } = await score.award(organizer, event, p0, { points: 3 });
    await score.award(organizer, event, p0, { points: 4 });
    await score.correct(organizer, award);
    await cancel(p0, event);
    expect((await score.award(organizer, event, p0)).code).toBe('NOT_REGISTERED');
    await register(p0, event);
    expect(places(await pageOf('of an event', event))).toEqual(['1 P 0 4']);
  });
});

describe('the boards follow other changes', () => {
  test('deleting an event removes its points from all boards', async () => {
    const [event, elsewhere] = [await api.buildEvent({ createdBy: organizer }), await api.buildEvent()];
    const [p0, p1] = (await crowd(2, event)) as [Person, Person];
    await api.buildRegistrations(elsewhere, [p0]);
    await give([
      { event, to: p0, by: organizer, points: 30 },
      { event, to: p1, by: organizer, points: 20 },
      { event: elsewhere, to: p0, by: organizer, points: 5 },
    ]);
    const { award } = await score.award(organizer, event, p0, { points: 3 });
    await score.correct(organizer, award);
    const { errors } = await api.as(organizer)(
      'mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }',
      { id: event.id },
    );
    expect(errors).toEqual([]);
    expect(places(await pageOf('of top performers', event))).toEqual(['1 P 0 5']);
    expect(places(await pageOf('of colleges', event))).toEqual(['1 C 0 5']);
    expect(await api.sql('SELECT 1 FROM awards WHERE event_id = $1', [event.uuid])).toEqual([]);
    await boardsFit();
  });

  test('an event counts on the overall boards only while it is approved', async () => {
    const event = await api.buildEvent();
    const [p0] = (await crowd(1, event)) as [Person];
    await give([{ event, to: p0, by: organizer, points: 30 }]);
    for (const approval of ['rejected', 'pending', 'approved', 'pending', 'approved']) {
      await api.sql('UPDATE events SET approval = $2 WHERE id = $1', [event.uuid, approval]);
      expect(places(await pageOf('of top performers', event))).toEqual(approval === 'approved' ? ['1 P 0 30'] : []);
      expect(places(await pageOf('of an event', event))).toEqual(['1 P 0 30']);
      await boardsFit();
    }
  });

  test('a new name or college of a participant changes all boards', async () => {
    const event = await api.buildEvent();
    const [p0, p1] = (await crowd(2, event)) as [Person, Person];
    await give([
      { event, to: p0, by: organizer, points: 30 },
      { event, to: p1, by: organizer, points: 20 },
    ]);
    const move = (firstName: string, college: string) =>
      api.as(p0)(
        `mutation ($first: String!, $college: String!) {
           updateProfile(input: { firstName: $first, lastName: "Rao", college: $college }) { user { id } } }`,
        { first: firstName, college },
      );
    await move('Asha', 'C 0');
    expect(places(await pageOf('of an event', event))).toEqual(['1 Asha Rao 30', '2 P 1 20']);
    expect(places(await pageOf('of top performers', event))).toEqual(['1 Asha Rao 30', '2 P 1 20']);
    await move('Asha', 'C 1');
    expect(places(await pageOf('of colleges', event))).toEqual(['1 C 1 50']);
    await boardsFit();
    await move('Asha', 'Lakeside');
    expect(places(await pageOf('of colleges', event))).toEqual(['1 Lakeside 30', '2 C 1 20']);
    await boardsFit();
  });
});

describe('colleges', () => {
  test('names that differ in case, accents or spaces are one college with the most common name', async () => {
    const event = await api.buildEvent();
    const spellings = ["St. Mary's", "st.  mary's", " St.\u00a0Mary's ", "ST. MÁRY'S", "St. Mary's"];
    const people: Person[] = [];
    for (const college of spellings) people.push(await api.buildUser({ college }));
    await api.buildRegistrations(event, people);
    await give(people.map((to) => ({ event, to, by: organizer, points: 1 })));
    const { edges, totalCount } = await pageOf('of colleges', event);
    expect(totalCount).toBe(1);
    expect(edges[0]!.node).toMatchObject({ name: "St. Mary's", points: 5, participantCount: 5, eventCount: 1 });
  });

  test('names that differ by a letter or a dot are two colleges', async () => {
    const event = await api.buildEvent();
    const people = [await api.buildUser({ college: "St. Mary's" }), await api.buildUser({ college: "St Mary's" })];
    await api.buildRegistrations(event, people);
    await give(people.map((to) => ({ event, to, by: organizer, points: 1 })));
    expect((await pageOf('of colleges', event)).totalCount).toBe(2);
    await boardsFit();
  });

  test('a college counts each person and each event with a score once', async () => {
    const [one, two] = [await api.buildEvent(), await api.buildEvent()];
    const people = await api.buildUsers(3, { college: 'Evergreen Institute' });
    for (const event of [one, two]) await api.buildRegistrations(event, people);
    await give([
      { event: one, to: people[0]!, by: organizer, points: 1 },
      { event: two, to: people[0]!, by: organizer, points: 1 },
      { event: two, to: people[1]!, by: organizer, points: 1 },
    ]);
    const { edges } = await pageOf('of colleges', one);
    expect(edges[0]!.node).toMatchObject({ points: 3, participantCount: 2, eventCount: 2 });
    await boardsFit();
  });
});
