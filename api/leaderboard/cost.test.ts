import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { nodesOf, pagesIn, plansOf, preparedReads, vacuum } from '../testing/plans.ts';

const api = await startApi();
const { as, sql } = api;
afterAll(api.close);

const boards = ['scores', 'performers', 'awards'];

let viewer: Person;
let organizer: Person;
let busiest = '';
let person = '';

// 10,000 people at 1,000 events: 100,000 awards, 50,000 scores; one event has 500 scores
beforeAll(async () => {
  viewer = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  await sql(
    `INSERT INTO users (id, email, role, first_name, last_name, college)
     SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'crowd' || n || '@evm.example', 'participant',
            'Person', 'Number ' || n, 'College ' || n % 40 FROM generate_series(1, 10000) AS n`,
  );
  await sql(
    `INSERT INTO events (id, title, description, date, location, created_by, capacity, taken)
     SELECT ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Evening of music ' || n, 'Bring friends.',
            now() + n * interval '1 hour', 'Main hall', $1, 1000, CASE WHEN n = 1 THEN 500 ELSE 50 END
       FROM generate_series(1, 1000) AS n`,
    [organizer.uuid],
  );
  await sql(
    `INSERT INTO registrations (id, event_id, user_id, name, email)
     SELECT ('00000000-0000-7000-a000-' || lpad(to_hex(e * 1000 + n), 12, '0'))::uuid,
            ('00000000-0000-7000-9000-' || lpad(to_hex(e), 12, '0'))::uuid,
            ('00000000-0000-7000-8000-' || lpad(to_hex((e * 50 + n * 7) % 10000 + 1), 12, '0'))::uuid, 'Person', 'a@evm.example'
       FROM generate_series(1, 1000) AS e, generate_series(1, CASE WHEN e = 1 THEN 500 ELSE 50 END) AS n`,
  );
  await sql(
    `INSERT INTO awards (id, event_id, user_id, points, awarded_by)
     SELECT gen_random_uuid(), event_id, user_id, 1 + (hashtext(user_id::text || i) & 255) / 4.0, $1
       FROM registrations, generate_series(1, 2) AS i`,
    [organizer.uuid],
  );
  await vacuum(sql);
  const event = '00000000-0000-7000-9000-000000000001';
  busiest = api.idOf('event', event);
  const [scored] = await sql<{ id: string }>('SELECT user_id AS id FROM scores WHERE event_id = $1 LIMIT 1', [event]);
  person = api.idOf('user', scored!.id);
});

test('the boards sum up 100,000 awards', async () => {
  const [counts] = await sql(
    `SELECT (SELECT count(*)::int FROM awards) AS awards, (SELECT count(*)::int FROM scores) AS scores,
            (SELECT sum(points) FROM awards) = (SELECT sum(points) FROM scores) AS same,
            (SELECT sum(points) FROM awards) = (SELECT sum(points) FROM performers) AS performers,
            (SELECT sum(points) FROM awards) = (SELECT sum(points) FROM colleges) AS colleges`,
  );
  expect(counts).toEqual({ awards: 100_900, scores: 50_450, same: true, performers: true, colleges: true });
});

const row = 'id rank userId userName college reachedAt achievements';
const operations: [name: string, most: number, text: string][] = [
  [
    'a board of an event',
    260,
    `query ($event: ID!) { event(id: $event) { leaderboard { edges { node { ${row} } } } } }`,
  ],
  [
    'a board with its total',
    300,
    'query ($event: ID!) { event(id: $event) { leaderboard(first: 10) { totalCount } } }',
  ],
  ['top performers', 120, `{ topPerformers { edges { node { ${row} } } } }`],
  ['home', 120, '{ home { topPerformers { rank userName totalScore } } }'],
  ['colleges', 20, '{ collegeRankings { edges { node { rank college totalScore } } } }'],
  [
    'the score card of one person',
    // the rank counts the better rows of this event
    650,
    `query ($event: ID!, $person: ID!) { event(id: $event) { participantScore(userId: $person) { rank score
       awards { edges { node { points effectivePoints awardedByName } } } } } }`,
  ],
  [
    'the latest awards',
    700,
    'query ($event: ID!) { event(id: $event) { awards { edges { node { points userName } } } } }',
  ],
];

test.each(operations)('%s reads fewer than %i pages, without a sequential scan', async (_, most, text) => {
  const plans = await plansOf(api, () => as(organizer)(text, { event: busiest, person }));
  const scans = plans
    .flatMap(nodesOf)
    .filter((node) => node['Node Type'] === 'Seq Scan' && boards.includes(node['Relation Name'] ?? ''));
  expect(scans).toEqual([]);
  expect(pagesIn(plans)).toBeLessThan(most);
});

test.each([
  [
    'the board of an event',
    `query ($event: ID!) { event(id: $event) { leaderboard(first: 50) { edges { cursor } } } }`,
  ],
  ['the board of top performers', '{ topPerformers(first: 50) { edges { cursor } } }'],
])('the first page of %s is read from an index, without sorting', async (_, text) => {
  const plans = await plansOf(api, () => as(viewer)(text, { event: busiest }));
  const nodes = plans.flatMap(nodesOf);
  expect(nodes.some((node) => boards.includes(node['Relation Name'] ?? ''))).toBe(true);
  expect(nodes.map((node) => node['Node Type']).filter((type) => type === 'Sort')).toEqual([]);
});

test('repeated statements keep their plans, even for lists of one item', async () => {
  const detail = `query ($event: ID!) { event(id: $event) { participants(first: 50) { edges { node { name } } }
    announcements(first: 5) { edges { node { title } } } viewerScore { rank } participantIds viewerIsRegistered } }`;
  const texts = [detail, ...operations.map(([, , text]) => text)];
  for (let n = 0; n < 30; n += 1)
    for (const text of texts) expect((await as(organizer)(text, { event: busiest, person })).errors).toEqual([]);
  const reads = await preparedReads(api);
  expect(new Set(reads.map(({ name }) => name)).size).toBeGreaterThan(10);
  expect(reads.filter(({ anew }) => anew > 5)).toEqual([]);
});

test('a page stays cheap if all performers have the same points', async () => {
  await sql('UPDATE performers SET points = 10');
  await vacuum(sql, 'performers');
  const [, ...plans] = await plansOf(api, () => as(viewer)('{ topPerformers(first: 20) { edges { cursor } } }'));
  expect(pagesIn(plans)).toBeLessThan(300);
});
