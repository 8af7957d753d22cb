import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serveSockets } from './sockets.ts';
import { announcementsIn, watch } from '../../testing/announce.ts';
import { startApi, type Api } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { LiveClient } from '../../testing/live.ts';

let api: Api;
let person: Person;
let organizer: Person;

beforeAll(async () => {
  api = await startApi();
  person = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
});

afterAll(() => api?.close());

const open = async (as = person) => LiveClient.open(api.url, await api.tokenOf(as));

/** The number of session lookups since the call. */
function countLookUps(): () => number {
  const rows = vi.spyOn(api.database.reader, 'rows');
  onTestFinished(() => rows.mockRestore());
  return () => rows.mock.calls.filter(([{ name }]) => name === 'sessions-live').length;
}

describe('a subscriber that does not read', () => {
  test('is closed with 1013 at 1 MB of unsent data, without effect on others', async () => {
    const [slow, quick] = [await open(), await open()];
    const copies = Array.from({ length: 15 }, (_, n) => `copy${n}: content`).join(' ');
    const fat = slow.subscribe({
      query: `subscription { announcementChanged { ... on AnnouncementCreated { announcement { ${copies} } } } }`,
    });
    await fat.next();
    const watcher = await watch(quick);
    slow.socket.pause();

    const build = announcementsIn(api.sql);
    const content = '告'.repeat(10_000);
    // the client only gets the close reason if it reads within five seconds
    const closing = vi.spyOn(WebSocket.prototype, 'close');
    let received = 0;
    while (!closing.mock.calls.some(([code]) => code === 1013)) {
      await build({ title: `Long ${(received += 1)}`, content, createdBy: organizer });
      expect(await watcher.next()).toBe(`Created Long ${received}`);
      expect(received).toBeLessThan(100);
    }
    slow.socket.resume();
    expect(await slow.closed).toEqual({ code: 1013, reason: 'Too slow. Please connect again.' });
    expect(fat.fresh.length).toBeLessThan(received);
    closing.mockRestore();
    await quick.close();
  });
});

describe('a dead socket', () => {
  test('is dropped after an unanswered ping; one that answers stays', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const served = serveSockets(server, '/live', {}, pino({ level: 'silent' }), {
      addressOf: () => '',
      isAllowedOrigin: () => true,
      every: 240,
    });
    const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
    const alive = new WebSocket(url, 'graphql-transport-ws');
    const dead = new WebSocket(url, 'graphql-transport-ws', { autoPong: false });
    await Promise.all([once(alive, 'open'), once(dead, 'open')]);
    const [code] = (await once(dead, 'close')) as [number];
    expect(code).toBe(1006);
    await once(alive, 'ping');
    await once(alive, 'ping');
    expect(alive.readyState).toBe(WebSocket.OPEN);
    const goodbye = once(alive, 'close');
    await served.close();
    expect((await goodbye)[0]).toBe(1001);
    server.close();
  });
});

describe('messages', () => {
  const flood = { code: 4429, reason: 'Too many messages. Please wait a moment before you connect again.' };
  const text = (type: string, more: object = {}) => JSON.stringify({ type, ...more });

  test.each<[string, (client: LiveClient, n: number) => void]>([
    ['pings', ({ socket }) => socket.send(text('ping'))],
    ['pongs', ({ socket }) => socket.send(text('pong'))],
    ['completions of nothing', ({ socket }, n) => socket.send(text('complete', { id: String(n) }))],
    ['few, but of 200 kB', ({ socket }) => socket.send(text('ping', { payload: { a: 'x'.repeat(200_000) } }))],
  ])('too many close the socket with 4429: %s', async (_, send) => {
    const client = await open();
    for (let n = 0; n < 1100 && client.socket.bufferedAmount < 10_000_000; n += 1) send(client, n);
    expect(await client.closed).toEqual(flood);
  });

  test('too many WebSocket pings close the socket too', async () => {
    const client = await open();
    const state = { closed: false };
    void client.closed.then(() => (state.closed = true));
    while (!state.closed) {
      client.socket.ping();
      await Promise.race([once(client.socket, 'pong'), client.closed]);
    }
    expect(await client.closed).toEqual(flood);
  });

  test('the rate of a busy page is accepted', async () => {
    const client = await open();
    for (let n = 0; n < 900; n += 1) client.socket.send(text('ping'));
    const feed = client.subscribe({ query: '{ viewer { id } }' });
    expect((await feed.next()).data).toEqual({ viewer: { id: person.id } });
    await client.close();
  });

  test('too many before signing in close the socket too', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    for (let n = 0; n < 1100; n += 1) socket.send(text('ping'));
    expect((await once(socket, 'close'))[0]).toBe(4429);
  });
});

describe('operations', () => {
  test('are refused if their id, which each result repeats, is longer than a hundred characters', async () => {
    const client = await open();
    const answers: { id: string; type: string; payload: unknown }[] = [];
    client.socket.on('message', (data: Buffer) => answers.push(JSON.parse(data.toString()) as (typeof answers)[0]));
    const ids = ['x'.repeat(101), 'y'.repeat(100)];
    for (const id of ids)
      client.socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query: '{ viewer { id } }' } }));
    while (answers.length < 3) await once(client.socket, 'message');
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['complete', 'error', 'next']);
    expect(answers.find(({ type }) => type === 'error')).toMatchObject({
      id: ids[0],
      payload: [{ extensions: { code: 'VALIDATION_FAILED', fields: { id: expect.any(String) } } }],
    });
    await client.close();
  });

  test('get the same message, each under its own id, whether many sockets share the id or none', async () => {
    const clients = [await open(), await open(), await open(), await open()];
    const query = 'subscription { announcementChanged { __typename } }';
    const ids = clients.map((_, n) => ['1', ...Array.from({ length: 15 }, (__, k) => `"${n}-${k}`)]);
    const received = clients.map(() => new Map<string, string[]>());
    for (const [n, { socket }] of clients.entries()) {
      socket.on('message', (data: Buffer) => {
        const { id, payload } = JSON.parse(data.toString()) as { id: string; payload: unknown };
        received[n]!.set(id, [...(received[n]!.get(id) ?? []), JSON.stringify(payload)]);
      });
      for (const id of ids[n]!) socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
    }
    const untilEach = async (count: number) => {
      for (const [n, { socket }] of clients.entries())
        while (ids[n]!.some((id) => (received[n]!.get(id) ?? []).length < count)) await once(socket, 'message');
    };
    await untilEach(1);
    await announcementsIn(api.sql)({ createdBy: organizer });
    await untilEach(2);
    for (const [n, messages] of received.entries()) {
      expect([...messages.keys()].toSorted()).toEqual(ids[n]!.toSorted());
      for (const [, second] of messages.values())
        expect(second).toBe('{"data":{"announcementChanged":{"__typename":"AnnouncementCreated"}}}');
    }
    for (const client of clients) await client.close();
  });

  test('are limited to twenty running ones per socket', async () => {
    const client = await open();
    const query = 'subscription { announcementChanged { __typename } }';
    const feeds = Array.from({ length: 20 }, () => client.subscribe({ query }));
    for (const feed of feeds) await feed.next();
    const refused = client.subscribe({ query });
    await refused.until(() => refused.completed);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    expect(feeds.every(({ completed }) => !completed)).toBe(true);
    await client.close();
  });

  test('beyond the limit, a socket that keeps sending is closed with 4429 without session lookups', async () => {
    const client = await open();
    const lookedUp = countLookUps();
    const query = 'subscription { announcementChanged { __typename } }';
    const feeds = Array.from({ length: 4000 }, () => client.subscribe({ query }));
    expect(await client.closed).toEqual({
      code: 4429,
      reason: 'Too many messages. Please wait a moment before you connect again.',
    });
    expect(lookedUp()).toBe(20);
    const refusals = feeds.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.code);
    expect(new Set(refusals)).toEqual(new Set(['TOO_MANY_REQUESTS']));
  });

  test('that are cancelled before they begin count until they have ended', async () => {
    const client = await open();
    const lookedUp = countLookUps();
    const feeds = Array.from({ length: 300 }, (_, n) => {
      const feed = client.subscribe({ query: 'subscription { announcementChanged { __typename } }' });
      client.socket.send(JSON.stringify({ id: String(n + 1), type: 'complete' }));
      return feed;
    });
    const last = client.subscribe({ query: '{ viewer { id } }' });
    await last.until(() => last.completed);
    expect(lookedUp()).toBeLessThanOrEqual(41);
    expect(feeds.every(({ answers }) => answers.length === 0)).toBe(true);
    await client.close();
  });

  test('that have ended make room for others immediately', async () => {
    const client = await open();
    const query = 'subscription { announcementChanged { __typename } }';
    const first = Array.from({ length: 20 }, () => client.subscribe({ query }));
    for (const feed of first) await feed.next();
    for (const n of first.keys()) client.socket.send(JSON.stringify({ id: String(n + 1), type: 'complete' }));
    const second = Array.from({ length: 20 }, () => client.subscribe({ query }));
    for (const feed of second) await feed.next();
    expect([...first, ...second].flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await client.close();
  });

  test('can be stored ones, referred to by id; an unknown id is refused', async () => {
    const client = await open();
    const stored = await import('../../persisted-operations.json', { with: { type: 'json' } });
    const [id] = Object.entries(stored.default).find(([, text]) => text.startsWith('query HomeScreenQuery'))!;
    const home = client.subscribe({ extensions: { id } });
    expect((await home.next()).data).toMatchObject({ home: { viewer: { firstName: person.firstName } } });
    const unknown = client.subscribe({ extensions: { id: 'f00' } });
    await unknown.until(() => unknown.completed);
    expect(unknown.errors).toMatchObject([
      { message: 'This operation is not known here. Please reload the page.', extensions: { code: 'BAD_REQUEST' } },
    ]);
    await client.close();
  });

  test('with an unknown priority get a field error, in the text and in variables', async () => {
    const client = await open();
    const fields = { priority: 'Priority must be low, medium or high' };
    const query =
      'subscription ($priority: AnnouncementPriority) { announcementChanged(priority: $priority) { __typename } }';
    for (const request of [
      { query: query.replace('priority: $priority', 'priority: URGENT') },
      { query, variables: { priority: 'URGENT' } },
    ]) {
      const feed = client.subscribe(request);
      await feed.until(() => feed.completed);
      expect(feed.errors ?? feed.answers[0]!.errors).toContainEqual(
        expect.objectContaining({ extensions: { code: 'VALIDATION_FAILED', fields } }),
      );
    }
    await client.close();
  });

  test('a socket survives unintelligible messages or is closed with a reason', async () => {
    for (const noise of [
      'hello',
      '[]',
      '{}',
      '{"type":"subscribe"}',
      '{"type":"subscribe","id":"__proto__","payload":{"query":"{ viewer { id } }"}}',
    ]) {
      const client = await open();
      client.socket.send(noise);
      const feed = client.subscribe({ query: '{ viewer { id } }' });
      const outcome = await Promise.race([feed.next(), client.closed]);
      expect(JSON.stringify(outcome)).toMatch(/user_|"code":44\d\d/);
      client.socket.terminate();
    }
    expect((await api.graphql('{ viewer { id } }', {}, { as: person })).data).toMatchObject({
      viewer: { id: person.id },
    });
  });
});
