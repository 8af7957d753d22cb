import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, type EventFacts, inHours, type Person } from '../testing/build.ts';
import { restOf } from '../testing/rest.ts';

interface Page {
  totalCount: number;
  edges: { node: { title: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let api: Api;
let rest: ReturnType<typeof restOf>;
let me: Person;
let owner: Person;

const ask = (args: string, who: Person | undefined = me) =>
  api.graphql<{ events: Page }>(
    `{ events(${args}) { totalCount edges { node { title } } pageInfo { hasNextPage endCursor } } }`,
    {},
    { as: who },
  );

/** The titles of a list. Checks that pages of any size, the count and REST agree. */
async function listed(args: string, who = me): Promise<string[]> {
  const walks: string[][] = [];
  for (const first of [1, 2, 50]) {
    const walk: string[] = [];
    let [after, total] = ['', 0];
    do {
      const { data, errors } = await ask(`${args}, first: ${first}${after && `, after: "${after}"`}`, who);
      expect(errors).toEqual([]);
      walk.push(...data.events.edges.map(({ node }) => node.title));
      after = data.events.pageInfo.hasNextPage ? data.events.pageInfo.endCursor! : '';
      total = data.events.totalCount;
    } while (after);
    expect(total).toBe(walk.length);
    walks.push(walk);
  }
  const query = args.replaceAll(', ', '&').replaceAll(': ', '=').replaceAll('"', '').replaceAll('+', '%2B');
  const { body } = await rest<{ title: string }[]>(`GET /api/events?${query}`, { as: who });
  walks.push(body.data.map(({ title }) => title));
  for (const walk of walks) expect(walk).toEqual(walks[0]);
  return walks[0]!;
}

const build = (title: string, facts: EventFacts = {}): Promise<BuiltEvent> =>
  api.buildEvent({ createdBy: owner, title, ...facts });

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  me = await api.buildUser();
  owner = await api.buildUser({ role: 'organizer' });
});
afterAll(() => api?.close());

describe('a search with a word of two characters', () => {
  beforeAll(async () => {
    await api.sql('DELETE FROM registrations');
    await api.sql('DELETE FROM events');
    await build('Robotics no. 12', { date: inHours(1) });
    await build('कक्षा 12वीं, robotics', { date: inHours(2) });
    await build('Robotics x1234', { date: inHours(3) });
    await build('Micro_12-robotics', { date: inHours(4) });
    await build('Robotics', { date: inHours(5), location: 'Hall 3112' });
    await build('Robotics no. 1 2', { date: inHours(6) });
    await build('Dance no. 12', { date: inHours(7) });
    await build('A café for robotics', { date: inHours(8) });
    await build('100% robotics', { date: inHours(9) });
  });
  const with12 = ['Robotics no. 12', 'कक्षा 12वीं, robotics', 'Robotics x1234', 'Micro_12-robotics', 'Robotics'];

  test('finds it anywhere in a word, beside any letter', async () => {
    expect(await listed('search: "12 robotics"')).toEqual(with12);
    expect(await listed('search: "ROBOTICS 12"')).toEqual(with12);
    expect(await listed('search: "12"')).toEqual([...with12, 'Dance no. 12']);
    expect(await listed('search: "ob fé"')).toEqual(['A café for robotics']);
    expect(await listed('search: "ob fe"')).toEqual(['A café for robotics']);
    expect(await listed('search: "23 ti"')).toEqual(['Robotics x1234']);
  });

  test('takes other words, punctuation and wildcards literally', async () => {
    expect(await listed('search: "12 वीं"')).toEqual(['कक्षा 12वीं, robotics']);
    expect(await listed('search: "12 o_1"')).toEqual(['Micro_12-robotics']);
    expect(await listed('search: "12 2- r"')).toEqual(['Micro_12-robotics']);
    expect(await listed('search: "ot 0_"')).toEqual([]);
    expect(await listed('search: "12 dan"')).toEqual(['Dance no. 12']);
    expect(await listed('search: "12 zz"')).toEqual([]);
    expect(await listed('search: "ro 12", place: "31"')).toEqual(['Robotics']);
  });
});

describe('a search that finds many events', () => {
  const [few, many] = [400, 401];
  beforeAll(async () => {
    await api.sql('DELETE FROM registrations');
    await api.sql('DELETE FROM events');
    await api.sql(
      `INSERT INTO events (id, title, description, date, location, created_by, capacity, tags)
       SELECT gen_random_uuid(), CASE WHEN n <= $1 THEN 'Chess open ' ELSE 'Open ' END || n, 'Welcome.',
              now() + (n - 250) * interval '1 hour', 'Hall', $3, 10, '{}' FROM generate_series(1, $2::int) AS n`,
      [few, many, owner.uuid],
    );
  });

  test.each([
    ['chess', few],
    ['chess op', few],
    ['open', many],
    ['op en', many],
  ])('lists each event with %s once, and counts %i', async (search, count) => {
    const titles: string[] = [];
    const counts = new Set<number>();
    let after = '';
    do {
      const { data } = await ask(`first: 100, search: "${search}"${after && `, after: "${after}"`}`);
      const { totalCount, edges, pageInfo } = data.events;
      counts.add(totalCount);
      titles.push(...edges.map(({ node }) => node.title));
      after = pageInfo.hasNextPage ? pageInfo.endCursor! : '';
    } while (after);
    const numbers = titles.map((title) => Number(/\d+/.exec(title)![0]));
    const coming = Array.from({ length: count - 250 }, (_, n) => 251 + n);
    const past = Array.from({ length: 250 }, (_, n) => 250 - n);
    expect(numbers).toEqual([...coming, ...past]);
    expect([...counts]).toEqual([count]);
  });

  test('counts a list of one page as its rows', async () => {
    const { data } = await ask('first: 50, search: "chess 25"');
    expect(data.events.totalCount).toBe(data.events.edges.length);
    expect(data.events.totalCount).toBeGreaterThan(10);
  });
});

describe('the filter mine', () => {
  beforeAll(async () => {
    await api.sql('DELETE FROM registrations');
    await api.sql('DELETE FROM events');
    await api.buildRegistrations(await build('seat', { date: inHours(10) }), [me]);
    await api.buildRegistrations(await build('contest of last week', { date: inHours(-99) }), [me]);
    await api.buildWaitlist(await build('line', { date: inHours(20) }), [me]);
    await api.buildWaitlist(await build('line that has ended', { date: inHours(-20) }), [me]);
    await api.buildRequests(await build('request', { date: inHours(30) }), [me]);
    await api.buildRegistrations(await build('rejected', { approval: 'rejected' }), [me]);
    await build('not mine', { date: inHours(5) });
    await build('pending', { approval: 'pending', date: inHours(3) });
  });

  test('mine lists events with a registration of the viewer in any state, also with hidden titles', async () => {
    expect(await listed('mine: true')).toEqual(['seat', 'line', 'request', 'contest of last week']);
    expect(await listed('filter: PAST, mine: true')).toEqual(['contest of last week']);
    expect(await listed('filter: UPCOMING, mine: true, search: "request"')).toEqual(['request']);
  });

  test('mine lists events that the viewer created, also before approval', async () => {
    const all = await listed('mine: true', owner);
    expect(all).toHaveLength(8);
    expect(all[0]).toBe('pending');
    expect(await listed('mine: true', await api.buildUser({ role: 'admin' }))).toEqual([]);
  });

  test('mine needs a session', async () => {
    const { code } = await api.graphql('{ events(mine: true) { totalCount } }');
    expect(code).toBe('UNAUTHENTICATED');
  });
});

describe('seats and places', () => {
  beforeAll(async () => {
    await api.sql('DELETE FROM registrations');
    await api.sql('DELETE FROM events');
    const people = await api.buildUsers(3);
    await build('ten', { date: inHours(40), capacity: 10, location: 'Großer Saal' });
    await build('four of a later day', { date: inHours(60), capacity: 4, location: 'Room 100%' });
    await build('four', { date: inHours(50), capacity: 4, location: 'Room 1000' });
    await api.buildRegistrations(await build('full', { date: inHours(30), capacity: 3 }), people);
    await api.buildRegistrations(await build('two', { date: inHours(70), capacity: 5 }), people);
    await build('camp', { date: inHours(-5), endsAt: inHours(80), capacity: 99 });
    await build('past', { date: inHours(-50), capacity: 99, location: 'Saal 2' });
    await build('older', { date: inHours(-70), capacity: 9, description: 'In the Saal' });
    await build('pending', { date: inHours(20), capacity: 9, approval: 'pending' });
  });

  test('freeSeats keeps approved coming events with a free seat', async () => {
    expect(await listed('freeSeats: true')).toEqual(['ten', 'four', 'four of a later day', 'two']);
    expect(await listed('freeSeats: false, filter: PAST')).toEqual(['past', 'older']);
    expect(await listed('filter: PAST, freeSeats: true')).toEqual([]);
    // pending events have no free seats, even for their creator
    expect(await listed('freeSeats: true', owner)).toEqual(['ten', 'four', 'four of a later day', 'two']);
  });

  test('sorted by seats, the most free seats are first, then running events, then past ones', async () => {
    const bySeats = ['ten', 'four', 'four of a later day', 'two', 'full'];
    expect(await listed('filter: UPCOMING, sort: SEATS')).toEqual([...bySeats, 'camp']);
    expect(await listed('sort: SEATS')).toEqual([...bySeats, 'camp', 'past', 'older']);
    expect(await listed('sort: SEATS, filter: PAST')).toEqual(['past', 'older']);
    expect(await listed('sort: SEATS, freeSeats: true')).toEqual(bySeats.slice(0, -1));
  });

  test.each([
    ['saal', ['ten', 'past']],
    ['GROSSER', ['ten']],
    ['saal 2', ['past']],
    ['100%', ['four of a later day']],
    ['room', ['four', 'four of a later day']],
    ['  ', ['camp', 'full', 'ten', 'four', 'four of a later day', 'two', 'past', 'older']],
    ['nowhere', []],
  ])('the place %j finds %j', async (place, found) => {
    expect(await listed(`place: "${place}"`)).toEqual(found);
  });

  test('a cursor of another order is refused', async () => {
    const from = `from: "${inHours(-99).toISOString()}"`;
    const cursors = new Map<string, string>();
    for (const args of ['sort: DATE', 'sort: SEATS', from])
      cursors.set(args, (await ask(`first: 1, ${args}`)).data.events.pageInfo.endCursor!);
    for (const args of cursors.keys())
      for (const [of, cursor] of cursors) {
        const { code, fields } = await ask(`first: 1, ${args}, after: "${cursor}"`);
        expect([code, fields]).toEqual(
          of === args
            ? [undefined, undefined]
            : ['VALIDATION_FAILED', { after: 'This cursor does not belong to this list.' }],
        );
      }
  });

  test('a search for places has at most 200 characters', async () => {
    const { fields } = await ask(`place: "${'x'.repeat(201)}"`);
    expect(fields).toEqual({ place: 'At most 200 characters can be given here.' });
  });
});

describe('the filters from and to', () => {
  const at = (time: string) => new Date(`2098-05-${time}Z`);
  beforeAll(async () => {
    await api.sql('DELETE FROM registrations');
    await api.sql('DELETE FROM events');
    await build('camp', { date: at('01T10:00'), endsAt: at('06T10:00') });
    await build('night', { date: at('03T22:00'), endsAt: at('04T00:00') });
    await build('late night', { date: at('03T23:00'), endsAt: at('04T00:00:00.001') });
    await build('breakfast', { date: at('04T00:00') });
    await build('lunch', { date: at('04T12:00'), endsAt: at('04T13:00'), capacity: 5 });
    await build('the day after', { date: at('05T00:00') });
    await build('long ago', { date: inHours(-50), endsAt: inHours(-40) });
  });

  const day = 'from: "2098-05-04T00:00:00Z", to: "2098-05-05T00:00:00Z"';

  test('from and to list events that go on or begin in that time, the earliest first', async () => {
    expect(await listed(day)).toEqual(['camp', 'late night', 'breakfast', 'lunch']);
    expect(await listed(`${day}, filter: UPCOMING`)).toEqual(['camp', 'late night', 'breakfast', 'lunch']);
    expect(await listed(`${day}, filter: PAST`)).toEqual([]);
    expect(await listed('from: "2098-05-05T00:00:00Z"')).toEqual(['camp', 'the day after']);
    expect(await listed('to: "2098-05-03T23:00:00Z"')).toEqual(['camp', 'night', 'long ago']);
    expect(await listed('from: "2098-05-06T10:00:00Z"')).toEqual([]);
  });

  test('from and to work for the past and sorted by seats', async () => {
    const from = `from: "${inHours(-45).toISOString()}", to: "${inHours(0).toISOString()}"`;
    expect(await listed(from)).toEqual(['long ago']);
    expect(await listed(`${from}, filter: PAST`)).toEqual(['long ago']);
    expect(await listed(`${from}, filter: UPCOMING`)).toEqual([]);
    expect(await listed(`${from}, sort: SEATS`)).toEqual(['long ago']);
    expect(await listed(`${day}, sort: SEATS`)).toEqual(['camp', 'late night', 'breakfast', 'lunch']);
  });
});

describe('suggested tags', () => {
  const tags = async (args = '', who = me) =>
    (await api.as(who)<{ eventTags: string[] }>(`{ eventTags${args} }`)).data?.eventTags;
  beforeAll(async () => {
    await api.sql('DELETE FROM registrations');
    await api.sql('DELETE FROM events');
    for (const own of [['Música', 'chess'], ['Música'], ['musica', 'Open air'], ['chess']])
      await build('A', { tags: own });
    await build('Contest', { tags: ['hidden'] });
    await build('B', { tags: ['secret'], approval: 'pending' });
  });

  test('suggested tags are those of visible events, once each, the most frequent first', async () => {
    expect(await tags()).toEqual(['Música', 'chess', 'Open air']);
    expect(await tags('', owner)).toEqual(['Música', 'chess', 'Open air', 'secret']);
    expect(await tags('(search: "MUS")')).toEqual(['Música']);
    expect(await tags('(search: "air op")')).toEqual(['Open air']);
    expect(await tags('(first: 1)')).toEqual(['Música']);
    const { body } = await rest('GET /api/events/tags?search=ch', { as: me });
    expect(body.data).toEqual(['chess']);
  });

  test('at most 50 tags are suggested', async () => {
    const { fields } = await api.as(me)('{ eventTags(first: 51) }');
    expect(fields).toEqual({ first: 'first must lie between 1 and 50.' });
  });
});
