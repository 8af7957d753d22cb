import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveSockets } from './core/sockets.ts';
import { announcementsIn, watch } from './testing/announce.ts';
import { startApi, type Api } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { LiveClient } from './testing/live.ts';

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

describe('a subscriber that does not read', () => {
  test('is closed with 1013 when a megabyte waits for it, and costs the others nothing', async () => {
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
    for (let n = 0; n < 60; n++) {
      await build({ title: `Long ${n}`, content, createdBy: organizer });
      expect(await watcher.next()).toBe(`Created Long ${n}`);
    }
    slow.socket.resume();
    expect(await slow.closed).toEqual({ code: 1013, reason: 'Too slow. Please connect again.' });
    expect(fat.answers.length).toBeLessThan(60);
    await quick.close();
  });
});

describe('a socket that is no longer there', () => {
  test('is dropped when it has not answered a ping; one that answers stays', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const served = serveSockets(server, '/live', {}, pino({ level: 'silent' }), { addressOf: () => '', every: 240 });
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

describe('operations', () => {
  test('at most twenty are under way on one socket', async () => {
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

  test('are found by the id under which they are stored; an unknown id is refused', async () => {
    const client = await open();
    const stored = await import('./persisted-operations.json', { with: { type: 'json' } });
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

  test('a priority that there is not is a field error, in the text and in the variables', async () => {
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

  test('a socket outlives any message that it does not understand, or is closed with a reason', async () => {
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
