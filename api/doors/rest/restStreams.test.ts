import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { onServer } from '../../testing/database.ts';
import { startProcess } from '../../testing/process.ts';
import { call, type RestBody, restOf } from '../../testing/rest.ts';

interface Item {
  _id?: string;
  userId?: string;
}

/** Inserts events a minute apart. `filling` is SQL that makes each event larger; `n` is the number of the event. */
const buildEvents = (api: Api, by: Person, howMany: number, filling = "''") =>
  api.sql(
    `INSERT INTO events (id, title, description, date, location, created_by, capacity, image)
     SELECT gen_random_uuid(), 'Evening of music ' || n, 'Bring friends.', now() + n * interval '1 minute', 'Main hall', $1, 50,
            'https://college.example/' || ${filling}
       FROM generate_series(1, $2::int) AS n`,
    [by.uuid, howMany],
  );

/** 40,000 characters per event that hardly compress. */
const noise = "(SELECT string_agg(md5(n || ' ' || part), '') FROM generate_series(1, 1250) AS part)";

describe('a list longer than a page', () => {
  let api: Api;
  let rest: ReturnType<typeof restOf>;
  let admin: Person;
  let event: BuiltEvent;

  beforeAll(async () => {
    api = await startApi();
    rest = restOf(api);
    admin = await api.buildUser({ role: 'admin' });
    await buildEvents(api, admin, 249);
    event = await api.buildEvent({ createdBy: admin, capacity: 250 });
    const people = await api.buildUsers(249);
    await api.buildRegistrations(event, [...people, await api.buildUser()]);
    await api.sql(
      `INSERT INTO announcements (id, title, content, priority, is_published, created_by, event_id)
       SELECT gen_random_uuid(), 'News ' || n, 'Come early.', 'medium', true, $1, $2 FROM generate_series(1, 250) AS n`,
      [admin.uuid, event.uuid],
    );
    await api.sql(
      `INSERT INTO awards (id, event_id, user_id, points, awarded_by)
       SELECT gen_random_uuid(), event_id, user_id, 5, $1 FROM registrations`,
      [admin.uuid],
    );
  });
  afterAll(() => api?.close());

  /** The path of a complete list: boards have a limit of 100 by default. */
  const allOf = (path: string) => (path.endsWith('/top') ? `${path}?limit=1000` : path);

  const paths = (): [string, number][] => [
    ['/api/events', 250],
    ['/api/admin/users', 251],
    ['/api/announcements', 250],
    [`/api/announcements/event/${event.id}`, 250],
    [`/api/events/${event.id}/participants`, 250],
    [`/api/leaderboard/event/${event.id}`, 250],
    ['/api/leaderboard/top', 250],
  ];

  test('without a limit is complete, without duplicates, and streamed', async () => {
    for (const [path, many] of paths()) {
      const { status, body, headers } = await rest<Item[]>(`GET ${allOf(path)}`, {
        as: admin,
        headers: { 'accept-encoding': 'identity' },
      });
      expect([path, status, body.count, body.total, body.nextCursor]).toEqual([path, 200, many, many, null]);
      expect(body.data).toHaveLength(many);
      expect(new Set(body.data.map(({ _id, userId }) => _id ?? userId)).size).toBe(many);
      expect([headers.get('content-length'), headers.get('etag')]).toEqual([null, null]);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      const compressed = await rest(`GET ${allOf(path)}`, { as: admin, headers: { 'accept-encoding': 'br' } });
      expect([compressed.headers.get('content-encoding'), compressed.body]).toEqual(['br', body]);
    }
  });

  test('is the same in pages of any size, even larger than GraphQL pages', async () => {
    for (const [path, many] of paths()) {
      const whole = (await rest<Item[]>(`GET ${allOf(path)}`, { as: admin })).body.data;
      for (const limit of [100, 101, 150, 1000]) {
        const first = (await rest<Item[]>(`GET ${path}?limit=${limit}`, { as: admin })).body;
        expect([first.count, first.total]).toEqual([Math.min(limit, many), many]);
        expect(first.data).toEqual(whole.slice(0, limit));
        expect(first.nextCursor === null).toBe(limit >= many);
        if (first.nextCursor === null) continue;
        const cursor = encodeURIComponent(first.nextCursor);
        const { body } = await rest<Item[]>(`GET ${path}?limit=1000&cursor=${cursor}`, { as: admin });
        expect([...first.data, ...body.data]).toEqual(whole);
      }
    }
  });

  test('with HEAD sends only headers and does not read the whole list', async () => {
    for (const [path] of paths()) {
      const before = api.database.reader.sent;
      const { status, text, headers } = await rest(`HEAD ${allOf(path)}`, { as: admin });
      expect([status, text, headers.get('content-length')]).toEqual([200, '', null]);
      await pause(20);
      const ofHead = api.database.reader.sent - before;
      await rest(`GET ${allOf(path)}`, { as: admin });
      expect(api.database.reader.sent - before - ofHead).toBeGreaterThan(ofHead);
    }
  });
});

describe('a list that fails before its end', () => {
  /** Closes all database connections and blocks new ones. */
  const shut = (api: Api) =>
    onServer(inject('postgres'), async (client) => {
      const name = new URL(api.address).pathname.slice(1);
      await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    });
  const open = (api: Api) =>
    onServer(inject('postgres'), (client) =>
      client.query(`ALTER DATABASE ${new URL(api.address).pathname.slice(1)} ALLOW_CONNECTIONS true`),
    );

  test.each(['identity', 'br'])(
    'aborts instead of looking complete (%s), and the server continues',
    async (encoding) => {
      const api = await startApi();
      onTestFinished(api.close);
      const admin = await api.buildUser({ role: 'admin' });
      await buildEvents(api, admin, 600, noise);
      const clientRequest = request(`${api.url}/api/events`, {
        headers: { 'accept-encoding': encoding, authorization: `Bearer ${await api.tokenOf(admin)}` },
      }).end();
      const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
      expect([response.statusCode, response.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      // the client reads nothing, so the server stops at a full socket buffer
      await once(response, 'readable');
      await shut(api);
      const sent: Buffer[] = [];
      const read = async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) sent.push(chunk);
      };
      const reading = encoding === 'br' ? pipeline(response, createBrotliDecompress(), read) : pipeline(response, read);
      await expect(reading).rejects.toThrow(/aborted|unexpected end|premature/i);
      expect(response.complete).toBe(false);
      const text = Buffer.concat(sent).toString('latin1');
      expect(text.slice(0, 30)).toMatch(/^\{"success":true,"data":\[\{/);
      expect(text.includes('"count"')).toBe(false);

      await open(api);
      // connections are reopened one by one, and a statement may need any of them
      await expect
        .poll(() => call(api, 'GET /api/events?limit=150', { as: admin }))
        .toMatchObject({ body: { count: 150, total: 600 } });
    },
  );
});

describe('a list that its reader may no longer see', () => {
  let api: Api;
  let admin: Person;
  let event: BuiltEvent;
  beforeAll(async () => {
    api = await startApi();
    admin = await api.buildUser({ role: 'admin' });
    event = await api.buildEvent({ createdBy: admin, capacity: 600 });
    await api.buildRegistrations(event, await api.buildUsers(600));
    await api.sql(
      `UPDATE registrations r SET special_requirements = ${noise}
         FROM (SELECT id, row_number() OVER () AS n FROM registrations) numbered WHERE numbered.id = r.id`,
    );
  });
  afterAll(() => api?.close());

  const change = (text: string, variables: Record<string, unknown>, as = admin) => api.graphql(text, variables, { as });

  test.each<[string, string, (reader: Person) => Promise<{ code: string | undefined }>]>([
    [
      'a manager is removed',
      'registrations.csv',
      ({ id }) =>
        change('mutation ($e: ID!, $u: ID!) { removeStaff(input: { eventId: $e, userId: $u }) { event { id } } }', {
          e: event.id,
          u: id,
        }),
    ],
    [
      'a manager gets a new role',
      'registrations',
      ({ id }) =>
        change('mutation ($id: ID!) { updateUserRole(input: { userId: $id, role: ORGANIZER }) { user { id } } }', {
          id,
        }),
    ],
    ['a manager signs out', 'registrations.xlsx', (reader) => change('mutation { logout { __typename } }', {}, reader)],
  ])('ends after the page under way: %s', async (_, path, lose) => {
    const reader = await api.buildUser();
    await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'manager')`, [
      event.uuid,
      reader.uuid,
    ]);
    const clientRequest = request(`${api.url}/api/events/${event.id}/${path}`, {
      headers: { 'accept-encoding': 'identity', authorization: `Bearer ${await api.tokenOf(reader)}` },
    }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    // the client reads nothing, so the server stops at a full socket buffer
    await once(response, 'readable');
    expect((await lose(reader)).code).toBeUndefined();
    await expect(buffer(response)).rejects.toThrow(/aborted/);
    expect(response.complete).toBe(false);
  });
});

test('a process streams a list of events that does not fit into its heap', async () => {
  const api = await startApi();
  onTestFinished(api.close);
  const admin = await api.buildUser({ role: 'admin' });
  const count = 2500;
  await buildEvents(api, admin, count, "repeat('x', 60000)");
  const heap = 192;
  const process = await startProcess(api.address, {
    JWT_SECRET: api.config.secret,
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
  });
  onTestFinished(async () => void (await process.stop()));
  const response = await fetch(`${process.url}/api/events`, {
    headers: { 'accept-encoding': 'identity', authorization: `Bearer ${await api.tokenOf(admin)}` },
  });
  const text = await response.text();
  const body = JSON.parse(text) as RestBody<Item[]>;
  expect([body.count, body.total, body.nextCursor]).toEqual([count, count, null]);
  expect(new Set(body.data.map(({ _id }) => _id)).size).toBe(count);
  // an idle process takes half of its heap
  expect(text.length / 2 ** 20).toBeGreaterThan(heap * 0.75);
  expect((await fetch(`${process.url}/readyz`)).status).toBe(200);
});
