import { afterAll, expect, test } from 'vitest';
import type { Statement } from '../core/rows.ts';
import { startApi } from '../testing/api.ts';

const { as, sql, database, buildUser, close } = await startApi();
afterAll(close);

/** Every statement that an operation reads with, as it was sent. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ text: string; values: readonly unknown[] }[]> {
  const sent: { text: string; values: readonly unknown[] }[] = [];
  const { reader } = database;
  const rows = reader.rows.bind(reader);
  reader.rows = <Row>(what: Statement<Row>, values: readonly unknown[]) => {
    sent.push({ text: what.text, values });
    return rows(what, values);
  };
  await work();
  reader.rows = rows;
  return sent;
}

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

/** How many pages of the database an operation touches. */
async function pagesOf(work: () => Promise<unknown>): Promise<number> {
  let pages = 0;
  for (const { text, values } of await statementsOf(work)) {
    const [row] = await sql<{ 'QUERY PLAN': Plan[] }>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const plan = row!['QUERY PLAN'][0]!.Plan;
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}

test('what the lists cost does not grow with the past', async () => {
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
  };
  const measure = async () => {
    await sql('VACUUM ANALYZE events');
    const cost: Record<string, number> = {};
    for (const [name, text] of Object.entries(operations)) cost[name] = await pagesOf(() => as(viewer)(text));
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
});
