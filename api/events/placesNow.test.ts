import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type EventFacts, inHours, type Person } from '../testing/build.ts';
import { nodesOf, plansOf, vacuum } from '../testing/plans.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const rest = restOf(api);
afterAll(api.close);
const owner = await api.buildUser({ role: 'organizer' });
const viewer = await api.buildUser();
beforeEach(() => api.sql('DELETE FROM events'));

interface PlaceNow {
  place: string;
  events: { title: string }[];
  next: { title: string } | null;
}

const ask = (who: Person, first = 12) =>
  api.as(who)<{ placesNow: PlaceNow[] }>(
    `query ($first: Int!) { placesNow(first: $first) { place events { title } next { title } } }`,
    { first },
  );

/** A line for each place, as `Hall: now / next`. */
async function boardOf(who = viewer, first?: number): Promise<string[]> {
  const { data } = await ask(who, first);
  return data.placesNow.map(
    ({ place, events, next }) =>
      `${place}: ${events.map(({ title }) => title).join(', ') || '-'} / ${next?.title ?? '-'}`,
  );
}

/** An event at a place, between two times in hours from now. */
const build = (title: string, location: string, begins: number, ends?: number, facts: EventFacts = {}) =>
  api.buildEvent({
    createdBy: owner,
    title,
    location,
    date: inHours(begins),
    endsAt: ends === undefined ? null : inHours(ends),
    ...facts,
  });

test('each place has what goes on there and what is next, places with running events first, by name', async () => {
  await build('Robo Wars', 'Main Hall', -1, 1);
  await build('Quiz', 'Main  hall', 2, 3);
  await build('Film', 'Main Hall', 3, 4);
  await build('Debate', 'Attic', -2, 1);
  await build('Chess', 'Zoo', 1);
  await build('Dance', 'Barn', 2, 3);
  expect(await boardOf()).toEqual([
    'Attic: Debate / -',
    'Main Hall: Robo Wars / Quiz',
    'Zoo: - / Chess',
    'Barn: - / Dance',
  ]);
  expect(await boardOf(viewer, 2)).toEqual(['Attic: Debate / -', 'Main Hall: Robo Wars / Quiz']);
});

test('ended events, those without an end that have begun, and those in more than 6 hours are left out', async () => {
  await build('Ended', 'Main Hall', -3, -1);
  await build('Begun without an end', 'Main Hall', -1);
  await build('Later', 'Main Hall', 7, 8);
  expect(await boardOf()).toEqual([]);
  await build('Tonight', 'Main Hall', 5, 8);
  expect(await boardOf()).toEqual(['Main Hall: - / Tonight']);
});

test('cancelled events are left out', async () => {
  const [running, coming] = [await build('Robo Wars', 'Main Hall', -1, 1), await build('Quiz', 'Main Hall', 2, 3)];
  await build('Film', 'Main Hall', 3, 4);
  await api.sql('UPDATE events SET cancelled_at = now() WHERE id IN ($1, $2)', [running.uuid, coming.uuid]);
  expect(await boardOf()).toEqual(['Main Hall: - / Film']);
});

test('a place shows up to three running events', async () => {
  for (const n of [4, 3, 2, 1]) await build(`Booth ${n}`, 'Yard', -n, 5);
  expect(await boardOf()).toEqual(['Yard: Booth 4, Booth 3, Booth 2 / -']);
});

test('pending, rejected and hidden events are left out, for all viewers', async () => {
  await build('Pending', 'Main Hall', -1, 1, { approval: 'pending' });
  await build('Rejected', 'Main Hall', -1, 1, { approval: 'rejected' });
  await build('Sample show', 'Main Hall', -1, 1);
  for (const who of [viewer, owner, await api.buildUser({ role: 'admin' })]) expect(await boardOf(who)).toEqual([]);
});

test('a number of places outside 1 to 20 is refused', async () => {
  for (const first of [0, 21])
    expect((await ask(viewer, first)).fields).toEqual({ first: 'first must lie between 1 and 20.' });
});

test('the list with filter NOW has the running events, by all doors', async () => {
  await build('Robo Wars', 'Main Hall', -1, 1);
  await build('Quiz', 'Main Hall', 2, 3);
  await build('Ended', 'Main Hall', -3, -1);
  const listed = await api.as(viewer)<{ events: { totalCount: number; edges: { node: { title: string } }[] } }>(
    '{ events(filter: NOW) { totalCount edges { node { title } } } }',
  );
  expect(listed.data.events).toEqual({ totalCount: 1, edges: [{ node: { title: 'Robo Wars' } }] });
  const lasting = await api.as(viewer)<{ events: { edges: { node: { title: string } }[] } }>(
    'query ($from: DateTime) { events(filter: NOW, from: $from) { edges { node { title } } } }',
    { from: inHours(-4).toISOString() },
  );
  expect(lasting.data.events.edges).toEqual([{ node: { title: 'Robo Wars' } }]);
  const now = await rest('GET /api/events?filter=now', { as: viewer });
  expect(now.body).toMatchObject({ count: 1, data: [{ title: 'Robo Wars' }] });
  const places = await rest('GET /api/places/now', { as: viewer });
  expect(places.body).toMatchObject({
    data: [{ place: 'Main Hall', events: [{ title: 'Robo Wars' }], next: { title: 'Quiz' } }],
  });
});

test('indexes find the events, so the cost does not grow with the past', async () => {
  await api.sql(
    `INSERT INTO events (id, title, description, date, ends_at, location, capacity, created_by)
     SELECT gen_random_uuid(), 'Evening', 'Music', now() - n * interval '1 hour', now() - (n - 0.5) * interval '1 hour',
            'Room ' || n % 40, 50, $1
       FROM generate_series(2, 3000) AS n`,
    [owner.uuid],
  );
  await build('Robo Wars', 'Main Hall', -1, 1);
  await vacuum(api.sql, 'events');
  const nodes = (await plansOf(api, () => ask(viewer))).flatMap(nodesOf) as unknown as Record<string, unknown>[];
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'events')).toEqual([]);
  expect(Math.max(...nodes.map((node) => Number(node['Actual Rows'])))).toBeLessThanOrEqual(10);
});
