import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { ask } from '../testing/client.ts';
import { LiveClient } from '../testing/live.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { type Redis, startRedis } from '../testing/redis.ts';
import { scorers } from '../testing/scores.ts';
import { type ScoreWatcher, watchScores } from '../testing/watchScores.ts';

describe.each(['PostgreSQL', 'Redis'])('two processes notified through %s', (carrier) => {
  let redis: Redis | undefined;
  let api: Api;
  let left: ApiProcess;
  let right: ApiProcess;
  let organizer: Person;
  let viewer: Person;
  let event: BuiltEvent;
  let people: Person[];
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    redis = carrier === 'Redis' ? await startRedis() : undefined;
    api = await startApi();
    const env = { JWT_SECRET: api.config.secret, ...(redis && { REDIS_URL: redis.url }) };
    // with Redis, only the first process listens to PostgreSQL
    left = await startProcess(api.address, env);
    right = await startProcess(api.address, env);
    organizer = await api.buildUser({ role: 'organizer' });
    viewer = await api.buildUser();
    event = await api.buildEvent();
    people = await api.buildUsers(5);
    await api.buildRegistrations(event, people);
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await Promise.all([left?.stop(), right?.stop()]);
    await redis?.stop();
    await api?.close();
  });

  const watchAt = async (at: ApiProcess): Promise<ScoreWatcher> => {
    const client = await LiveClient.open(at.url, await api.tokenOf(viewer));
    clients.push(client);
    return watchScores(client, event.id);
  };
  const awardAt = (at: ApiProcess, to: Person) =>
    scorers(api, async (person, query, variables) =>
      ask(at.url, query, variables, { token: await api.tokenOf(person) }),
    ).award(organizer, event, to, { points: 1 });
  const scoreOf = async ({ id }: Person) =>
    (
      await api.as(viewer)<{ event: { participantScore: { score: number } | null } }>(
        'query ($event: ID!, $person: ID!) { event(id: $event) { participantScore(userId: $person) { score } } }',
        { event: event.id, person: id },
      )
    ).data.event.participantScore?.score ?? 0;
  /** Waits until the last notified score of each person equals the board. */
  const catchUp = async ({ feed, received }: ScoreWatcher) => {
    const scores = new Map<string, number>();
    for (const person of people) scores.set(person.id, await scoreOf(person));
    const lastOf = (id: string) =>
      received()
        .flatMap(({ rows }) => rows ?? [])
        .findLast(({ userId }) => userId === id)?.score;
    await feed.until(() => people.every(({ id }) => lastOf(id) === scores.get(id)));
  };

  test('an award at one process notifies the subscribers of both', async () => {
    const watchers = await Promise.all([watchAt(left), watchAt(right)]);
    for (const [at, to] of [
      [left, people[0]!],
      [right, people[1]!],
    ] as const) {
      const { row } = await awardAt(at, to);
      for (const watcher of watchers) {
        const change = await watcher.next();
        expect(change.rows).toEqual([row]);
        expect(change.topPerformers).toHaveLength(1);
        expect(change.colleges).toHaveLength(1);
      }
    }
  });

  test('after many concurrent awards at both, each subscriber has the current board', async () => {
    const watchers = await Promise.all([watchAt(left), watchAt(right), watchAt(right)]);
    await Promise.all(Array.from({ length: 50 }, (_, n) => awardAt(n % 2 ? left : right, people[n % 5]!)));
    await Promise.all(watchers.map(catchUp));
    expect(await boardFaults(api, organizer)).toEqual([]);
  });

  test('after a lost database connection, subscribers get ReadAgain and then further changes', async () => {
    const watchers = await Promise.all([watchAt(left), watchAt(right)]);
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'evm-listener' AND datname = current_database()`,
    );
    for (const { feed, received } of watchers) {
      await feed.until(() => received().some(({ reason }) => reason === 'MISSED'));
      feed.skip();
    }
    await Promise.all(people.map((to) => awardAt(left, to)));
    for (const watcher of watchers) await expect(catchUp(watcher)).resolves.toBeUndefined();
  });
});
