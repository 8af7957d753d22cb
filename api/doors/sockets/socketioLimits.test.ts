import { on, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { IoClient } from '../../testing/socketio.ts';

let api: Api;
let participant: Person;
let organizer: Person;
const clients: IoClient[] = [];

beforeAll(async () => {
  api = await startApi({ corsOrigins: ['https://college.example'] });
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => api?.close());

function enter(token: string, options?: Parameters<typeof IoClient.connect>[2], url = api.url): Promise<IoClient> {
  const client = IoClient.connect(url, { token }, options);
  clients.push(client);
  return client.open();
}

const announce = (title: string, isPublished = true) =>
  announcementsIn(api.sql)({ title, isPublished, createdBy: organizer });

describe('invalid messages', () => {
  const deep = JSON.parse('{"a":'.repeat(500) + '1' + '}'.repeat(500)) as object;
  const junk: unknown[] = [
    null,
    7,
    true,
    '',
    [],
    {},
    deep,
    'x'.repeat(20_000),
    Buffer.from('binary'),
    { eventId: null },
    { eventId: { toString: 'x' } },
    { eventId: ['a'] },
    { role: Buffer.from('admin') },
    { __proto__: null, constructor: 'x' },
    JSON.parse('{"__proto__":{"eventId":"x"}}'),
    "'; DROP TABLE events; --",
    '\u0000',
  ];

  test('have no effect', async () => {
    const client = await enter(await api.tokenOf(participant));
    await announce('Never seen', false);
    for (const name of [
      'joinUserRole',
      'joinEvent',
      'leaveEvent',
      'newAnnouncement',
      'message',
      'toString',
      '__proto__',
    ])
      for (const each of junk) {
        client.socket.emit(name, each);
        client.socket.emit(name, each, each);
        client.socket.emit(name);
      }
    for (const name of ['joinUserRole', 'joinEvent', 'leaveEvent'])
      for (const each of junk) expect(await client.say(name, each)).toHaveProperty('success');
    expect(await client.say('joinEvent', {})).toEqual({
      success: false,
      code: 'BAD_REQUEST',
      message: 'Send the id of an event.',
    });
    await announce('Still there');
    expect(await client.until('new Still there')).toHaveLength(1);
  });

  test('cause no crash, even if they are not Socket.IO', async () => {
    const query = '?EIO=4&transport=websocket';
    for (const path of [
      `/socket.io/${query}`,
      '/socket.io/',
      `/socket.io/x${query}`,
      '/socket.io/?EIO=3',
      '/socket.io',
    ])
      for (const text of [
        '',
        '40',
        '40{"token":',
        '40/admin,',
        '42["joinEvent"',
        '451-["x"]',
        '9',
        '42["disconnect"]',
      ]) {
        const socket = new WebSocket(`${api.url.replace('http', 'ws')}${path}`);
        socket.on('error', () => {});
        socket.on('open', () => {
          for (let n = 0; n < 5; n += 1) socket.send(text);
          setTimeout(() => socket.terminate(), 20);
        });
        await new Promise((resolve) => socket.on('close', resolve));
      }
    const client = await enter(await api.tokenOf(participant));
    expect(await client.say('joinUserRole', 'x')).toEqual({ success: true, role: 'participant' });
    expect(api.logged.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

test('browsers of configured origins may connect with credentials', async () => {
  const ask = (origin: string) => fetch(`${api.url}/socket.io/?EIO=4&transport=polling`, { headers: { origin } });
  const known = await ask('https://college.example');
  expect(known.status).toBe(200);
  expect(known.headers.get('access-control-allow-origin')).toBe('https://college.example');
  expect(known.headers.get('access-control-allow-credentials')).toBe('true');
  expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

/** Connects and then stops reading. */
async function fallAsleep(url: string, token: string): Promise<Socket> {
  const sleeper = connect(Number(new URL(url).port), '127.0.0.1');
  sleeper.on('error', () => {});
  sleeper.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(sleeper, 'data');
  const greeting = Buffer.from(`40${JSON.stringify({ token })}`);
  sleeper.write(Buffer.from([0x81, 0x80 | 126, greeting.length >> 8, greeting.length & 255, 0, 0, 0, 0]));
  sleeper.write(greeting);
  await once(sleeper, 'data');
  sleeper.pause();
  return sleeper;
}

describe('a client over the message limit', () => {
  test.each(['websocket', 'polling'])('is disconnected and does not reconnect, over %s', async (transport) => {
    const client = await enter(await api.tokenOf(participant), { transports: [transport] });
    const gone = client.gone();
    for (let n = 0; n < 1100; n += 1) client.socket.emit('joinEvent', 'x');
    expect(await gone).toBe('io server disconnect');
    expect(client.socket.active).toBe(false);
  });

  test('loses the connection before signing in', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await once(socket, 'message');
    for (let n = 0; n < 1100; n += 1) socket.send('44');
    expect((await once(socket, 'close'))[0]).toBe(1005);
  });

  test('is also disconnected for a few large messages', async () => {
    const client = await enter(await api.tokenOf(participant));
    const gone = client.gone();
    for (let n = 0; n < 100; n += 1) client.socket.emit('joinEvent', 'x'.repeat(60_000));
    expect(await gone).toBe('io server disconnect');
  });
});

test('a connection without a session is closed', async () => {
  const client = await enter(await api.tokenOf(participant));
  const closed = new Promise<string>((resolve) => client.socket.io.engine.once('close', resolve));
  // the client library would close it by itself
  client.socket.io.engine.write('41');
  expect(await closed).toBe('transport close');
});

test('only Socket.IO answers at its path', async () => {
  const answer = await fetch(`${api.url}/socket.io/`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ code: 0, message: 'Transport unknown' });
  expect((await fetch(`${api.url}/socket.io/socket.io.js`)).status).toBe(400);
  expect(api.logged.filter(({ level }) => level >= 40)).toEqual([]);
});

test('a client that does not read is closed, does not delay others, and does not block shutdown', async () => {
  const other = await startApi();
  const author = await other.buildUser({ role: 'organizer' });
  const token = await other.tokenOf(author);
  const [sleeper] = await Promise.all([fallAsleep(other.url, token), fallAsleep(other.url, token)]);
  const quick = await enter(token, {}, other.url);
  await other.sql(
    `INSERT INTO announcements (id, title, content, priority, is_published, created_by)
     SELECT uuidv7(), 'Long ' || n, repeat('é', 10000), 'low', true, $1 FROM generate_series(1, 800) n`,
    [author.uuid],
  );
  expect(await quick.until('new Long 800')).toHaveLength(800);
  const closing = Buffer.from([0x88, 0]);
  sleeper.resume();
  for await (const [data] of on(sleeper, 'data') as AsyncIterable<[Buffer]>)
    if (data.subarray(-2).equals(closing)) break;

  // the other one is still not reading
  await other.close();
});

test('clients are disconnected when the server stops', async () => {
  const other = await startApi();
  const token = await other.tokenOf(await other.buildUser());
  const people = await Promise.all(
    ['websocket', 'polling'].map((transport) => enter(token, { transports: [transport] }, other.url)),
  );
  const gone = Promise.all(people.map((client) => client.gone()));
  await other.close();
  for (const reason of await gone) expect(reason).toMatch(/^transport (close|error)$/);
  for (const { socket } of people) expect(socket.active).toBe(true);
});
