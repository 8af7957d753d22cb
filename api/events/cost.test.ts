import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours } from '../testing/build.ts';
import { pagesIn, plansOf, preparedReads, vacuum } from '../testing/plans.ts';

const api = await startApi();
const { as, sql, buildUser, close } = api;
afterAll(close);

test('the cost of lists does not grow with the number of past events', async () => {
  const [viewer, organizer] = [await buildUser(), await buildUser({ role: 'organizer' })];
  const buildPast = (howMany: number) =>
    sql(
      `INSERT INTO events (id, title, description, date, location, created_by, capacity, tags)
       SELECT gen_random_uuid(), 'Evening of music ' || n, 'Bring friends.', now() - n * interval '10 minutes', 'Main hall',
              $2, 50, ARRAY['music'] FROM generate_series(1, $1::int) AS n`,
      [howMany, organizer.uuid],
    );
  const operations = {
    home: '{ home { upcomingEvents { title } } }',
    all: '{ events { edges { node { title organizerName registeredCount } } } }',
    upcoming: '{ events(filter: UPCOMING) { totalCount edges { node { title } } } }',
    past: '{ events(filter: PAST) { edges { node { title } } } }',
    tags: '{ events(filter: UPCOMING, tags: ["music"]) { edges { node { title } } } }',
    search: '{ events(filter: UPCOMING, search: "music") { edges { node { title } } } }',
    shortWord: '{ events(first: 50, search: "music co") { totalCount edges { node { title } } } }',
    mine: '{ events(mine: true) { totalCount edges { node { title } } } }',
    seats: '{ events(sort: SEATS) { edges { node { title } } } }',
    free: '{ events(freeSeats: true) { totalCount edges { node { title } } } }',
    freest: '{ events(freeSeats: true, sort: SEATS) { totalCount edges { node { title } } } }',
    from: `{ events(from: "${inHours(3).toISOString()}", to: "${inHours(27).toISOString()}") { totalCount edges { node { title } } } }`,
    fromBySeats: `{ events(from: "${inHours(3).toISOString()}", sort: SEATS) { totalCount edges { node { title } } } }`,
    days: `{ eventDays(from: "${inHours(24).toISOString().slice(0, 10)}") { day count events { title } } }`,
    myDays: '{ eventDays(mine: true) { day count events { title } } }',
  };
  const measure = async () => {
    await vacuum(sql, 'events');
    const cost: Record<string, number> = {};
    for (const [name, text] of Object.entries(operations))
      cost[name] = pagesIn(await plansOf(api, () => as(viewer)(text)));
    return cost;
  };
  await as(viewer)('{ home { viewer { id } } }');
  await sql(
    `INSERT INTO events (id, title, description, date, location, created_by, capacity, tags)
     SELECT gen_random_uuid(), 'Evening of music to come ' || n, 'Bring friends.', now() + n * interval '1 hour', 'Main hall',
            $1, 50, ARRAY['music'] FROM generate_series(1, 30) AS n`,
    [organizer.uuid],
  );

  await buildPast(200);
  const few = await measure();
  await buildPast(19_800);
  const many = await measure();

  for (const name of Object.keys(operations))
    expect.soft(many[name]!, `${name}: ${few[name]} pages, later ${many[name]}`).toBeLessThan(few[name]! * 2 + 60);

  // a statement that is planned on each execution costs more than the read itself
  const page = 'edges { node { title } } pageInfo { endCursor }';
  const { data } = await as(viewer)(`{ events(first: 20) { ${page} } }`);
  const after = (data as { events: { pageInfo: { endCursor: string } } }).events.pageInfo.endCursor;
  // other numbers of words than before: PostgreSQL still regards the costs of plans for few events
  const searches = (n: number) =>
    [`bring music friends`, 'music co evening', `bring music evening ${1000 + n}`].map((words) => `search: "${words}"`);
  for (let n = 0; n < 30; n += 1)
    for (const args of [
      'first: 20',
      `first: 20, after: "${after}"`,
      'filter: PAST',
      'filter: UPCOMING',
      ...searches(n),
    ])
      expect((await as(viewer)(`{ events(${args}) { ${page} } }`)).errors).toEqual([]);
  const reads = await preparedReads(api);
  expect(new Set(reads.map(({ name }) => name)).size).toBeGreaterThan(8);
  expect(reads.filter(({ anew }) => anew > 5)).toEqual([]);
});
