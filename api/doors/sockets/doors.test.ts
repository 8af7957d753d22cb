import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { maxSocketsBeforeSignIn } from './limits.ts';
import { checkOrigins } from './origins.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { LiveClient } from '../../testing/live.ts';
import { IoClient } from '../../testing/socketio.ts';

// a slow machine cannot open a thousand sockets within their time-out of ten seconds
vi.mock('./limits.ts', async (original) => ({ ...(await original<object>()), mostUnknown: 30 }));

let api: Api;
let strict: Api;
let person: Person;
const clients: { close(): unknown }[] = [];

beforeAll(async () => {
  const corsOrigins = ['https://college.example'];
  api = await startApi({ corsOrigins });
  strict = await startApi({ corsOrigins, production: true, publicUrl: 'https://events.college.example/' });
  person = await api.buildUser();
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(async () => {
  await strict?.close();
  await api?.close();
});

async function graphqlSocket(as = person): Promise<LiveClient> {
  const client = await LiveClient.open(api.url, await api.tokenOf(as));
  clients.push(client);
  return client;
}
async function ioSocket(as = person, transport = 'websocket'): Promise<IoClient> {
  const client = IoClient.connect(api.url, { token: await api.tokenOf(as) }, { transports: [transport] });
  clients.push(client);
  return client.open();
}

/** Proves that the client is still connected; throws if it was closed. */
async function served(client: LiveClient | IoClient): Promise<unknown> {
  if (client instanceof IoClient) return client.say('joinUserRole', 'x');
  const feed = client.subscribe({ query: '{ viewer { role } }' });
  const closed = client.closed.then(({ code }) => Promise.reject(new Error(`closed with ${code}`)));
  return (await Promise.race([feed.next(), closed])).data;
}
const byGraphql = { viewer: { role: 'PARTICIPANT' } };

describe('a person can have twenty sockets at both doors together', () => {
  const crowded = {
    code: 4410,
    reason: 'You have connected from too many places; the newest of them stay connected.',
  };

  test('a new socket closes the oldest one', async () => {
    const [first, second] = [await graphqlSocket(), await graphqlSocket()];
    const others: (LiveClient | IoClient)[] = [];
    for (let n = 0; n < 18; n += 1) others.push(await (n % 2 ? graphqlSocket() : ioSocket()));
    expect(await served(first)).toEqual(byGraphql);
    await ioSocket();
    expect(await first.closed).toEqual(crowded);
    expect(await served(second)).toEqual(byGraphql);
    await graphqlSocket();
    expect(await second.closed).toEqual(crowded);
    for (const other of others)
      expect([byGraphql, { success: true, role: 'participant' }]).toContainEqual(await served(other));
  });

  test.each(['websocket', 'polling'])(
    'a Socket.IO client over %s is disconnected and does not reconnect',
    async (transport) => {
      const first = await ioSocket(person, transport);
      const gone = first.gone();
      for (let n = 0; n < 20; n += 1) await graphqlSocket();
      expect(await gone).toBe('io server disconnect');
      expect(first.socket.active).toBe(false);
    },
  );

  test('closed sockets and those of other people do not count', async () => {
    const first = await graphqlSocket();
    for (let n = 0; n < 19; n += 1) await graphqlSocket();
    for (let n = 0; n < 3; n += 1) await (await graphqlSocket(await api.buildUser())).close();
    for (const client of clients.splice(1, 10) as LiveClient[]) {
      client.socket.close();
      await client.closed;
    }
    for (let n = 0; n < 10; n += 1) await graphqlSocket();
    expect(await served(first)).toEqual(byGraphql);
  });
});

describe('sockets of one network that have not signed in', () => {
  const greet = (transport: string, from: string) =>
    fetch(`${api.url}/socket.io/?EIO=4&transport=${transport}`, { headers: { 'x-forwarded-for': from } });

  test('are limited at both doors together: the oldest is closed, and signed-in ones stay', async () => {
    const member = await graphqlSocket();
    // the time-out for its first message never ends, however long the greetings take
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const first = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(first, 'open').finally(() => vi.useRealTimers());
    const gone = once(first, 'close');
    for (let n = 0; n < maxSocketsBeforeSignIn; n += 1) expect((await greet('polling', '127.0.0.1')).status).toBe(200);
    expect((await gone)[0]).toBe(1006);
    for (const each of [member, await graphqlSocket()]) expect(await served(each)).toEqual(byGraphql);
  });
});

test.each([
  ['https://events.example', 'Events.Example:443', true],
  ['http://events.example:80', 'events.example', true],
  ['http://events.example:8080', 'events.example', false],
  ['http://[::1]:4000', '[::1]:4000', true],
  ['https://events.example', undefined, false],
  ['file://', '', false],
])('a page of %s that connects to %s is allowed: %s', (origin, host, expected) => {
  expect(checkOrigins([])({ headers: { origin, host } })).toBe(expected);
});

describe('pages of other origins cannot open sockets', () => {
  const upgrade = (to: Api, path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${to.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', { headers });
      socket.on('error', () => {});
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      socket.once('open', () => {
        socket.terminate();
        resolve(101);
      });
    });
  const poll = async (to: Api, path: string, headers: Record<string, string>) => {
    const { status } = await fetch(`${to.url}${path}&transport=polling`, { headers });
    return status === 200 ? 101 : status;
  };
  const host = (to: Api) => to.url.replace('http://', '');
  const doors: [string, (to: Api, headers: Record<string, string>) => Promise<number>][] = [
    ['GraphQL', (to, headers) => upgrade(to, '/graphql', headers)],
    ['Socket.IO', (to, headers) => upgrade(to, '/socket.io/?EIO=4&transport=websocket', headers)],
    ['Socket.IO, long polling', (to, headers) => poll(to, '/socket.io/?EIO=4', headers)],
  ];

  describe.each(doors)('%s', (_door, knock) => {
    test.each([
      ['another page', 'https://evil.example'],
      ['the same host at another port', 'http://127.0.0.1:1'],
      ['a page that hides where it is from', 'null'],
      ['a name that begins like ours', 'https://college.example.evil.example'],
      ['one that is no address', 'college.example'],
      ['nothing', ''],
      ['a file', 'file://'],
    ])('%s gets 403', async (_what, origin) => {
      expect(await knock(api, { origin })).toBe(403);
      expect(await knock(strict, { origin })).toBe(403);
    });

    test('same-origin pages, CORS_ORIGINS and programs without an Origin are allowed', async () => {
      expect(await knock(api, {})).toBe(101);
      expect(await knock(api, { origin: api.url })).toBe(101);
      expect(await knock(api, { origin: 'https://college.example' })).toBe(101);
      expect(await knock(strict, { origin: 'https://events.college.example' })).toBe(101);
    });

    test('the requested host is the same origin with http and https', async () => {
      expect(await knock(api, { origin: `https://${host(api)}` })).toBe(101);
      expect(await knock(strict, { origin: `http://${host(strict)}` })).toBe(101);
    });

    test('Apollo Sandbox is allowed outside production', async () => {
      const origin = 'https://studio.apollographql.com';
      expect(await knock(api, { origin })).toBe(101);
      expect(await knock(strict, { origin })).toBe(403);
    });
  });
});
