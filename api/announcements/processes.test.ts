import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watch, type Watcher } from '../testing/announce.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { ask } from '../testing/client.ts';
import { LiveClient } from '../testing/live.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { type Redis, startRedis } from '../testing/redis.ts';

type Pair = Awaited<ReturnType<typeof startPair>>;

/** Two processes on one database, an organizer who writes and a participant who listens. */
async function startPair(redis?: Redis) {
  const api = await startApi();
  const organizer = await api.buildUser({ role: 'organizer' });
  const participant = await api.buildUser();
  const start = () =>
    startProcess(api.address, { JWT_SECRET: api.config.secret, ...(redis && { REDIS_URL: redis.url }) });
  const clients: LiveClient[] = [];

  const connect = async (at: ApiProcess, token: string): Promise<LiveClient> => {
    const client = await LiveClient.open(at.url, token);
    clients.push(client);
    return client;
  };
  const pair = {
    api,
    organizer,
    participant,
    // with Redis, the first process to start is the one that listens to PostgreSQL
    left: await start(),
    right: await start(),
    start,
    connect,
    watchAt: async (at: ApiProcess, person: Person = participant): Promise<Watcher> =>
      watch(await connect(at, await api.tokenOf(person))),
    create: async (at: ApiProcess, title: string) =>
      ask(
        at.url,
        `mutation ($title: String!) {
           createAnnouncement(input: { title: $title, content: "x" }) { announcement { id } } }`,
        { title },
        { token: await api.tokenOf(organizer) },
      ),
    stop: async () => {
      await Promise.all(clients.map((client) => client.close()));
      await Promise.all([pair.left.stop(), pair.right.stop()]);
      await redis?.stop();
      await api.close();
    },
  };
  return pair;
}

/** Everything that a watcher has received once the given title arrives. */
async function changesUntil({ feed, received }: Watcher, title: string): Promise<string[]> {
  await feed.until(() => received().includes(`Created ${title}`));
  return received();
}

/**
 * Writes an announcement on each call and returns whether all watchers have received one. An announcement written during the
 * reconnection may only show up as one more ReadAgain.
 */
function allReceive(watchers: readonly Watcher[], write: (title: string) => Promise<unknown>): () => Promise<boolean> {
  let written = 0;
  return async () => {
    written += 1;
    await write(`As before ${written}`);
    return watchers.every(({ received }) => received().some((each) => each.startsWith('Created As before')));
  };
}

const mustReadAgain = ({ feed, received }: Watcher) => feed.until(() => received().includes('ReadAgain MISSED'));

/** The tests that both transports must pass. */
function testDelivery(of: () => Pair): void {
  test('clients of both processes receive every announcement once and in the same order', async () => {
    const { left, right, watchAt, create, organizer } = of();
    const watchers = await Promise.all([watchAt(left), watchAt(right), watchAt(right, organizer)]);
    const titles = Array.from({ length: 50 }, (_, n) => `Written ${n}`);
    await Promise.all(titles.map((title, n) => create(n % 2 ? left : right, title)));
    await create(left, 'Last');
    const changes = await Promise.all(watchers.map((watcher) => changesUntil(watcher, 'Last')));
    expect(changes[0]!.toSorted()).toEqual([...titles, 'Last'].map((title) => `Created ${title}`).toSorted());
    expect(changes[1]).toEqual(changes[0]);
    expect(changes[2]).toEqual(changes[0]);
  });

  test('ending a session at one process closes its sockets at the other', async () => {
    const { api, left, right, connect } = of();
    const leaver = await api.buildUser();
    const { token } = await api.signIn(leaver);
    const client = await connect(right, token);
    const stayer = await connect(right, await api.tokenOf(leaver));
    await ask(left.url, 'mutation { logout { success } }', {}, { token });
    expect(await client.closed).toEqual({ code: 4403, reason: 'Your session has ended. Please log in again.' });
    expect(stayer.socket.readyState).toBe(stayer.socket.OPEN);
  });

  test('after a lost database connection, clients get ReadAgain and then live changes as before', async () => {
    const { api, left, right, watchAt, create } = of();
    const watchers = await Promise.all([watchAt(left), watchAt(right)]);
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'evm-listener' AND datname = current_database()`,
    );
    await Promise.all(watchers.map(mustReadAgain));
    await expect
      .poll(
        allReceive(watchers, (title) => create(left, title)),
        { interval: 200 },
      )
      .toBe(true);
  });
}

describe('two processes with PostgreSQL as transport', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
  });
  afterAll(() => pair?.stop());

  testDelivery(() => pair);
});

describe('two processes with Redis as transport', () => {
  let redis: Redis;
  let pair: Pair;
  beforeAll(async () => {
    redis = await startRedis();
    pair = await startPair(redis);
  });
  afterAll(() => pair?.stop());

  test('one process listens to PostgreSQL for both; if it is killed, the other takes over', async () => {
    const { right, watchAt, create } = pair;
    const watcher = await watchAt(right);
    await pair.left.kill();
    await mustReadAgain(watcher);
    await expect
      .poll(
        allReceive([watcher], (title) => create(right, title)),
        { interval: 200 },
      )
      .toBe(true);
    pair.left = await pair.start();
  });

  test('after a restart of Redis, clients get ReadAgain and then live changes as before', async () => {
    const { left, right, watchAt, create } = pair;
    const watchers = await Promise.all([watchAt(left), watchAt(right)]);
    await redis.restart(300);
    await Promise.all(watchers.map(mustReadAgain));
    await expect
      .poll(
        allReceive(watchers, (title) => create(right, title)),
        { interval: 200 },
      )
      .toBe(true);
  });

  const ready = async ({ url }: ApiProcess) => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.json()];
  };
  const both = async ({ left, right }: Pair, redis: 'connected' | 'away') => {
    const status = [200, { status: 'ready', redis }];
    await expect.poll(() => Promise.all([ready(left), ready(right)])).toMatchObject([status, status]);
  };

  test.each(['without', 'stunned'] as const)(
    'while Redis is %s, each process listens to PostgreSQL itself, reports that, and then returns to Redis',
    async (how) => {
      const { left, right, watchAt, create } = pair;
      await both(pair, 'connected');
      const watchers = await Promise.all([watchAt(left), watchAt(right)]);
      const [away, back] = [`Written ${how} Redis`, `Written after it was ${how}`];
      const gaps = ({ received }: Watcher) => received().filter((each) => each === 'ReadAgain MISSED').length;
      await redis[how](async () => {
        await both(pair, 'away');
        await Promise.all(watchers.map(mustReadAgain));
        await create(left, away);
        await Promise.all(watchers.map((watcher) => changesUntil(watcher, away)));
      });
      const before = watchers.map(gaps);
      await both(pair, 'connected');
      await Promise.all(watchers.map((watcher, n) => watcher.feed.until(() => gaps(watcher) > before[n]!)));
      await create(right, back);
      for (const watcher of watchers) {
        const expected = [`Created ${away}`, `Created ${back}`];
        // the last announcement of the previous test may arrive late
        const received = (await changesUntil(watcher, back)).filter((each) => expected.includes(each));
        expect(received).toEqual(expected);
      }
    },
  );

  // last, because afterwards either process may be the one that listens to PostgreSQL
  testDelivery(() => pair);
});
