import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import { invalid, listOf, refusalOf, restOf } from '../../testing/rest.ts';
import { awardsIn } from '../../testing/scores.ts';

interface Item {
  _id?: string;
  userId?: string;
  title?: string;
}

let api: Api;
let rest: ReturnType<typeof restOf>;
let admin: Person;
let organizer: Person;
let colleague: Person;
let event: BuiltEvent;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  admin = await api.buildUser({ role: 'admin' });
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  const crowd = await Promise.all(
    Array.from({ length: 7 }, (_, n) => api.buildUser({ college: `College ${n}`, firstName: 'Crowd' })),
  );
  const announce = announcementsIn(api.sql);
  event = await api.buildEvent({ title: 'Chess evening', tags: ['chess', 'quiet'], createdBy: organizer });
  await api.buildRegistrations(event, crowd);
  // some scores are equal, and some announcements and events have the same time
  await awardsIn(api.sql)(crowd.map((to, n) => ({ event, to, by: organizer, points: (n >> 1) * 10 })));
  for (let n = 0; n < 7; n++)
    await announce({ event, createdBy: organizer, createdAt: new Date(Date.now() + (n >> 1) * 1000) });
  for (let n = 0; n < 3; n++) await api.buildEvent({ title: `Kites ${n}`, date: inHours(72), createdBy: organizer });
  for (let n = 0; n < 3; n++) await api.buildEvent({ title: `Past ${n}`, date: inHours(-72), createdBy: colleague });
  await api.buildEvent({ title: 'A sample of tea', tags: ['tea'], createdBy: organizer });
});
afterAll(() => api?.close());

const lists = (): string[] => [
  '/api/events',
  '/api/admin/users',
  '/api/announcements',
  `/api/events/${event.id}/participants`,
  `/api/announcements/event/${event.id}`,
  `/api/leaderboard/event/${event.id}`,
  '/api/leaderboard/top',
  '/api/leaderboard/colleges',
];
const read = (path: string, as = admin) => rest<Item[]>(`GET ${path}`, { as });

describe('a list', () => {
  test('without a limit is complete and contains its length', async () => {
    for (const path of lists()) {
      const { body } = await read(path);
      expect(body).toEqual(listOf(body.data));
      expect(body.data.length).toBeGreaterThanOrEqual(7);
    }
  });

  test('of a board has 100 items unless the limit is higher', async () => {
    const many = await Promise.all(
      Array.from({ length: 101 }, (_, n) => api.buildUser({ college: `Great college ${n}` })),
    );
    const final = await api.buildEvent({ title: 'Final', capacity: 200, createdBy: organizer });
    await api.buildRegistrations(final, many);
    await awardsIn(api.sql)(many.map((to) => ({ event: final, to, by: organizer, points: 1 })));
    for (const [path, all] of [
      ['/api/leaderboard/top', 108],
      ['/api/leaderboard/colleges', 108],
      [`/api/leaderboard/event/${final.id}`, 101],
    ] as const) {
      const { body } = await read(path);
      const usual = path.includes('event') ? all : 100;
      expect(body).toMatchObject({ count: usual, total: all });
      const whole = (await read(`${path}?limit=1000`)).body;
      expect(whole).toEqual(listOf(whole.data));
      expect(whole.data).toHaveLength(all);
      expect(body.data).toEqual(whole.data.slice(0, usual));
      const rest = body.nextCursor === null ? [] : (await read(`${path}?cursor=${body.nextCursor}`)).body.data;
      expect([...body.data, ...rest]).toEqual(whole.data);
    }
    await api.sql('DELETE FROM events WHERE id = $1', [final.uuid]);
  });

  test.each([1, 2, 3, 7, 50])('in pages of %i has no gaps and no duplicates', async (limit) => {
    for (const path of lists()) {
      const whole = (await read(path)).body.data;
      const walked: Item[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { status, body } = await read(`${path}?limit=${limit}&cursor=${encodeURIComponent(cursor)}`);
        expect([status, body.total, body.count]).toEqual([200, whole.length, body.data.length]);
        expect(body.data.length).toBeGreaterThan(0);
        expect(body.data.length).toBeLessThanOrEqual(limit);
        walked.push(...body.data);
        cursor = body.nextCursor;
      }
      expect(walked).toEqual(whole);
    }
  });

  test('keeps all its items exactly once while new ones are added between pages', async () => {
    const path = `/api/announcements/event/${event.id}`;
    const before = (await read(path)).body.data.map(({ _id }) => _id);
    const walked: (string | undefined)[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await read(`${path}?limit=2&cursor=${encodeURIComponent(cursor)}`);
      walked.push(...body.data.map(({ _id }) => _id));
      cursor = body.nextCursor;
      await announcementsIn(api.sql)({ event, createdBy: organizer, createdAt: inHours(1) });
    }
    expect(walked).toEqual(before);
  });

  test.each(['0', '-1', '1.5', 'many', '1,2', '2&limit=3'])('rejects the limit %s', async (limit) => {
    for (const path of lists())
      expect(refusalOf(await read(`${path}?limit=${limit}`))).toEqual(
        invalid({ limit: 'limit must be a whole number of 1 or more' }),
      );
  });

  test('rejects the cursor of another list or an invalid one', async () => {
    const cursors = await Promise.all(lists().map(async (path) => (await read(`${path}?limit=1`)).body.nextCursor!));
    for (const [n, path] of lists().entries()) {
      const foreign = cursors.filter((_, of) => path.split('/')[2] !== lists()[of]!.split('/')[2]);
      for (const cursor of [...foreign, 'nonsense', '~~', 'null'])
        expect(refusalOf(await read(`${path}?cursor=${encodeURIComponent(cursor)}`))).toEqual(
          invalid({ cursor: 'This cursor does not belong to this list.' }),
        );
      expect(refusalOf(await read(`${path}?cursor=${cursors[n]}&cursor=a`))).toEqual(
        invalid({ cursor: 'cursor must be given once' }),
      );
    }
  });

  test('ignores unknown and empty parameters', async () => {
    for (const path of lists()) {
      const plain = await read(path);
      for (const query of ['?colour=red&__proto__=x&first=2&after=x&counting=false', '?limit=&cursor=', '?', '?&&'])
        expect((await read(`${path}${query}`)).text).toBe(plain.text);
    }
  });
});

describe('events', () => {
  const titles = async (query: string, as = admin) => {
    const { body } = await read(`/api/events${query}`, as);
    expect(body).toEqual(listOf(body.data));
    return body.data.map(({ title }) => title!).toSorted();
  };
  const kites = ['Kites 0', 'Kites 1', 'Kites 2'];
  const past = ['Past 0', 'Past 1', 'Past 2'];

  test('are sorted: upcoming ones first, then past ones, latest first', async () => {
    const { body } = await read('/api/events');
    expect(body.data[0]!.title).toBe('Chess evening');
    expect(new Set(body.data.slice(-3).map(({ title }) => title))).toEqual(new Set(past));
  });

  test.each<[string, string[]]>([
    ['?filter=upcoming', ['Chess evening', ...kites]],
    ['?filter=UPCOMING', ['Chess evening', ...kites]],
    ['?filter=past', past],
    ['?filter=All', ['Chess evening', ...kites, ...past]],
    ['?filter=', ['Chess evening', ...kites, ...past]],
    ['?search=KITES', kites],
    ['?search=kites%201', ['Kites 1']],
    ['?search=nothing', []],
    ['?tags=chess', ['Chess evening']],
    ['?tags=Quiet,chess', ['Chess evening']],
    ['?tags=quiet&tags=chess', ['Chess evening']],
    ['?tags=chess,loud', []],
    ['?tags=', ['Chess evening', ...kites, ...past]],
    ['?organizer=5', []],
    ['?filter=past&search=kites', []],
  ])('are filtered by %s, with matching counts', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('are filtered by organizer; only that organizer also finds hidden ones', async () => {
    expect(await titles(`?organizer=${colleague.id}`, organizer)).toEqual(past);
    expect(await titles(`?organizer=${organizer.id}`, colleague)).toEqual(['Chess evening', ...kites]);
    expect(await titles(`?organizer=${organizer.id}`, organizer)).toEqual([
      'A sample of tea',
      'Chess evening',
      ...kites,
    ]);
    expect(await titles('?tags=tea', organizer)).toEqual([]);
  });

  test('are filtered by a time span', async () => {
    const at = (hours: number) => encodeURIComponent(inHours(hours).toISOString());
    expect(await titles(`?startDate=${at(60)}`)).toEqual(kites);
    expect(await titles(`?endDate=${at(0)}`)).toEqual(past);
    expect(await titles(`?startDate=${at(1)}&endDate=${at(60)}`)).toEqual(['Chess evening']);
    expect(await titles(`?startDate=${encodeURIComponent(inHours(60).toISOString().replace('Z', '+00:00'))}`)).toEqual(
      kites,
    );
  });

  test('are filtered by whole days, inclusive', async () => {
    const [chess] = await api.sql<{ date: Date }>(`SELECT date FROM events WHERE title = 'Chess evening'`);
    const day = (distance: number) =>
      new Date(chess!.date.getTime() + distance * 86_400_000).toISOString().slice(0, 10);
    expect(await titles(`?startDate=${day(0)}&endDate=${day(0)}`)).toContain('Chess evening');
    expect(await titles(`?endDate=${day(-1)}`)).not.toContain('Chess evening');
    expect(await titles(`?startDate=${day(1)}`)).not.toContain('Chess evening');
  });

  test.each<[string, Record<string, string>]>([
    ['filter=soon', { filter: 'filter must be one of all, upcoming, past, now' }],
    ['startDate=soon', { startDate: 'startDate must be a point in time such as 2026-11-21T18:30:00Z' }],
    ['endDate=5', { endDate: 'endDate must be a point in time such as 2026-11-21T18:30:00Z' }],
    ['search=a&search=b', { search: 'search must be a text' }],
    [
      'filter=soon&startDate=now',
      {
        filter: 'filter must be one of all, upcoming, past, now',
        startDate: 'startDate must be a point in time such as 2026-11-21T18:30:00Z',
      },
    ],
  ])('reject the filter %s', async (query, fields) => {
    expect(refusalOf(await read(`/api/events?${query}`))).toEqual(invalid(fields));
  });
});

test('participants are searched by name, and by address only if the viewer can see addresses', async () => {
  const nina = await api.buildUser({ firstName: 'Nina', lastName: 'Iyer', email: 'secret@evm.example' });
  await api.buildRegistrations(event, [nina]);
  const found = async (search: string, as: Person) =>
    (await read(`/api/events/${event.id}/participants?search=${search}`, as)).body;
  const stranger = await api.buildUser();
  expect((await found('nina', stranger)).data).toMatchObject([{ userId: nina.id }]);
  expect(await found('secret', organizer)).toMatchObject({ count: 1, total: 1 });
  expect(await found('secret', stranger)).toEqual(listOf([]));
});
