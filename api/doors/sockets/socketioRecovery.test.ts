import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { approvalsOf } from '../../testing/approval.ts';
import type { Person } from '../../testing/build.ts';
import { IoClient } from '../../testing/socketio.ts';

let api: Api;
let build: ReturnType<typeof announcementsIn>;
let participant: Person;
let organizer: Person;
let colleague: Person;
const clients: IoClient[] = [];

beforeAll(async () => {
  api = await startApi();
  build = announcementsIn(api.sql);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => api?.close());

async function listen(person: Person, url = api.url): Promise<IoClient> {
  const client = IoClient.connect(url, { token: await api.tokenOf(person) }, { reconnectionDelay: 1 });
  clients.push(client);
  return client.open();
}

/** Disconnects a client, and reconnects it after the API has received all changes of `meanwhile`. */
async function away(client: IoClient, meanwhile: () => Promise<unknown>): Promise<void> {
  const { socket } = client;
  await api.caughtUp();
  socket.io.reconnection(false);
  const gone = client.gone();
  socket.io.engine.close();
  await gone;
  await meanwhile();
  await api.caughtUp();
  socket.io.reconnection(true);
  socket.connect();
  await client.open();
}

let count = 0;

/** The messages so far, after all expected ones have arrived. */
async function receivedBy(client: IoClient): Promise<string[]> {
  const title = `Settled ${(count += 1)}`;
  await build({ title, createdBy: organizer });
  await client.until(`new ${title}`);
  return client.received.splice(0).filter((what) => !what.includes('Settled'));
}

const change = (uuid: string, what: string) => api.sql(`UPDATE announcements SET ${what} WHERE id = $1`, [uuid]);
const remove = (uuid: string) => api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
const announce = (title: string, more: object = {}) => build({ title, createdBy: organizer, ...more });

describe('a reconnecting client gets the missed changes', () => {
  test('in their current state, in order, once each, and sets `recovered`', async () => {
    const [edited, deleted] = [await announce('Bus'), await announce('Ferry')];
    const client = await listen(participant);
    await receivedBy(client);
    await away(client, async () => {
      await announce('Tram');
      await change(edited.uuid, "title = 'Late bus'");
      await change(edited.uuid, "title = 'Very late bus'");
      await remove(deleted.uuid);
      await remove((await announce('Gone before anybody saw it')).uuid);
    });
    expect(client.socket.recovered).toBe(true);
    expect(await receivedBy(client)).toEqual(['new Tram', 'update Very late bus', `delete ${deleted.id}`]);
    await away(client, () => announce('Once more'));
    await away(client, () => Promise.resolve());
    expect(await receivedBy(client)).toEqual(['new Once more']);
  });

  test('even if it had not received any message', async () => {
    const client = await listen(participant);
    await away(client, () => announce('First of all'));
    expect(await receivedBy(client)).toEqual(['new First of all']);
  });

  test('but none on its first connection', async () => {
    await announce('Old');
    await api.caughtUp();
    expect(await receivedBy(await listen(participant))).toEqual([]);
  });

  test('in order and once each, while further changes arrive', async () => {
    const client = await listen(participant);
    await receivedBy(client);
    const titles = Array.from({ length: 40 }, (_, n) => `Busy ${n}`);
    let more: Promise<unknown> = Promise.resolve();
    await away(client, async () => {
      for (const title of titles.slice(0, 10)) await announce(title);
      more = (async () => {
        for (const title of titles.slice(10)) await announce(title);
      })();
    });
    await more;
    expect(await receivedBy(client)).toEqual(titles.map((title) => `new ${title}`));
  });
});

describe('a reconnecting client does not get hidden changes:', () => {
  test('drafts, and announcements that were published and withdrawn', async () => {
    const shown = await announce('Shown before');
    const [reader, author] = [await listen(participant), await listen(organizer)];
    for (const client of [reader, author]) await receivedBy(client);
    author.received.splice(0);
    const publishedFor = async (uuid: string) => {
      await change(uuid, 'is_published = true');
      await change(uuid, 'is_published = false');
    };
    await away(reader, () =>
      away(author, async () => {
        const { uuid } = await announce('Too early', { isPublished: false });
        await publishedFor(uuid);
        await change(shown.uuid, 'is_published = false');
      }),
    );
    expect(await receivedBy(reader)).toEqual([`delete ${shown.id}`]);
    expect((await receivedBy(author)).toSorted()).toEqual(['new Too early', 'update Shown before']);
  });

  test('announcements of an event that was rejected', async () => {
    const event = await api.buildEvent({ createdBy: organizer });
    const [reader, other] = [await listen(participant), await listen(colleague)];
    const { id } = await announce('Of the event', { event });
    for (const client of [reader, other]) await receivedBy(client);
    for (const client of [reader, other]) client.received.splice(0);
    await away(reader, () =>
      away(other, async () => {
        await announce('Of the event, later', { event });
        await approvalsOf(api).reject(event.id, 'Too loud', await api.buildUser({ role: 'admin' }));
      }),
    );
    for (const client of [reader, other]) expect(await receivedBy(client)).toEqual([`delete ${id}`]);
  });

  test('anything after its session has ended', async () => {
    const person = await api.buildUser();
    const client = IoClient.connect(api.url, { token: (await api.signIn(person)).token });
    clients.push(client);
    await client.open();
    client.socket.io.reconnection(false);
    const gone = client.gone();
    client.socket.io.engine.close();
    await gone;
    await announce('After hours');
    await api.sql('DELETE FROM sessions WHERE user_id = $1', [person.uuid]);
    client.socket.io.reconnection(true);
    client.socket.connect();
    expect((await client.refused()).data).toEqual({ code: 'UNAUTHENTICATED' });
    expect(client.received).toEqual([]);
  });
});

test.each([
  ['has been told something before', (client: IoClient) => receivedBy(client)],
  ['has been told nothing before', () => Promise.resolve([])],
])('a client that missed more than the replay limit and %s does not set `recovered`', async (_, begin) => {
  const client = await listen(participant);
  await begin(client);
  await away(client, () =>
    api.sql(
      `INSERT INTO announcements (id, title, content, created_by)
       SELECT gen_random_uuid(), 'Many ' || n, 'Come.', $1 FROM generate_series(1, 120) AS n`,
      [organizer.uuid],
    ),
  );
  expect(client.socket.recovered).toBe(false);
  expect((await receivedBy(client)).filter((what) => what.startsWith('new Many'))).toHaveLength(100);
});

test('a client with changed rights does not set `recovered`', async () => {
  const person = await api.buildUser();
  const client = await listen(person);
  await receivedBy(client);
  const gone = client.gone();
  await api.sql('UPDATE users SET profile_visible = false WHERE id = $1', [person.uuid]);
  expect(await gone).toBe('transport close');
  await client.open();
  expect(client.socket.recovered).toBe(false);
  await away(client, () => announce('After that'));
  expect(client.socket.recovered).toBe(true);
});

describe('after a gap in notifications', () => {
  test('changes during the gap are replayed', async () => {
    const client = await listen(participant);
    const edited = await announce('Heard');
    await receivedBy(client);
    const gone = client.gone();
    await api.sql(
      `WITH blocked AS (SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'evm-listener' AND datname = current_database())
       SELECT * FROM blocked`,
    );
    await announce('Unheard');
    await change(edited.uuid, "title = 'Heard again', updated_at = now()");
    await gone;
    await client.open();
    expect(client.socket.recovered).toBe(false);
    expect((await receivedBy(client)).toSorted()).toEqual(['new Unheard', 'update Heard again']);
  });

  test('another process replays the missed changes and continues', async () => {
    const client = await listen(participant);
    await receivedBy(client);
    const other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    const door = client.socket.io as unknown as { uri: string };
    try {
      await away(client, async () => {
        await announce('Between processes');
        door.uri = other.url;
      });
      expect(client.socket.recovered).toBe(false);
      await client.until('new Between processes');
      await away(client, () => announce('At the other process'));
      expect(client.socket.recovered).toBe(true);
      await client.until('new At the other process');
      expect(client.received.filter((what) => what === 'new At the other process')).toHaveLength(1);
    } finally {
      clients.splice(0).forEach((each) => each.close());
      await other.close();
    }
  });
});

test('a replay contains at most the newest hundred changes', async () => {
  const client = await listen(participant);
  await receivedBy(client);
  await away(client, () =>
    api.sql(
      `INSERT INTO announcements (id, title, content, priority, is_published, created_by)
       SELECT uuidv7(), 'Many ' || n, 'x', 'low', true, $1 FROM generate_series(1, 130) n`,
      [organizer.uuid],
    ),
  );
  const received = await receivedBy(client);
  expect(received).toEqual(Array.from({ length: 100 }, (_, n) => `new Many ${n + 31}`));
});

test.each<[string, object]>([
  ['words', { pid: 'x', offset: 'y' }],
  ['the beginning of time', { pid: '00000000.0', offset: '-1' }],
  ['its end', { pid: '00000000.99999999999999999', offset: '9'.repeat(30) }],
  ['objects', { pid: { a: 1 }, offset: ['1'] }],
  ['nothing', { pid: null, offset: null }],
  ['very much', { pid: 'x'.repeat(10_000), offset: '0' }],
])('with forged recovery data, a client gets only visible changes: %s', async (_, auth) => {
  await announce('Not for you', { isPublished: false });
  const client = IoClient.connect(api.url, { token: await api.tokenOf(participant), ...auth });
  clients.push(client);
  await client.open();
  const received = await receivedBy(client);
  expect(received).not.toContain('new Not for you');
  expect(received.length).toBeLessThanOrEqual(100);
});
