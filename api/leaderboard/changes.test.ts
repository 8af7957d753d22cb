import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { LiveClient, recordReads } from '../testing/live.ts';
import { awardsIn, scorers } from '../testing/scores.ts';
import { type ScoreChange, type ScoreWatcher, watchScores } from '../testing/watchScores.ts';

let api: Api;
let score: ReturnType<typeof scorers>;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;
let event: BuiltEvent;
let person: Person;
let count = 0;
const open: LiveClient[] = [];

beforeAll(async () => {
  api = await startApi();
  score = scorers(api);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));
afterAll(() => api?.close());
beforeEach(async () => {
  event = await api.buildEvent({ createdBy: organizer });
  person = await api.buildUser({ college: `College ${(count += 1)}` });
  await api.buildRegistrations(event, [person]);
});

async function connect(viewer: Person, at = api): Promise<LiveClient> {
  const client = await LiveClient.open(at.url, await api.tokenOf(viewer));
  open.push(client);
  return client;
}
/** Waits until earlier changes were delivered and the throttle has ended, so later changes are not batched with them. */
async function rest(at = api): Promise<void> {
  await at.caughtUp();
  await pause(250);
}

/** Subscribes after all earlier changes were delivered. */
async function watchAs(viewer: Person, of?: { id: string }, at = api): Promise<ScoreWatcher> {
  await rest(at);
  return watchScores(await connect(viewer, at), of?.id);
}

/** Awards to another participant, waits for that change, and returns the changes received before it. */
async function settle(watchers: readonly ScoreWatcher[]): Promise<ScoreChange[][]> {
  await rest();
  const marker = await api.buildEvent({ createdBy: organizer });
  const somebody = await api.buildUser({ college: 'Marker College' });
  await api.buildRegistrations(marker, [somebody]);
  await score.award(organizer, marker, somebody);
  return Promise.all(
    watchers.map(async ({ feed, received }) => {
      const isMarker = ({ rows }: ScoreChange) => rows?.some(({ eventId }) => eventId === marker.id);
      await feed.until(() => received().some(isMarker));
      const before = received().filter((change) => !isMarker(change));
      feed.skip();
      return before;
    }),
  );
}

/** The ids of the rows that an award to `person` at `event` changes. */
async function idsOf(): Promise<{ score: string; performer: string; college: string }> {
  const [ids] = await api.sql<{ score: string; performer: string; college: string }>(
    `SELECT r.id AS score, u.id AS performer, evm_college_id(u.college) AS college
       FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.event_id = $1 AND r.user_id = $2`,
    [event.uuid, person.uuid],
  );
  return {
    score: api.idOf('score', ids!.score),
    performer: api.idOf('performer', ids!.performer),
    college: api.idOf('college', ids!.college),
  };
}

const setApproval = (approval: string) =>
  api.sql('UPDATE events SET approval = $2 WHERE id = $1', [event.uuid, approval]);
const onEvent = (mutation: string, viewer: Person) =>
  api.as(viewer)(`mutation ($id: ID!) { ${mutation} { __typename } }`, { id: event.id });
const cancel = () => onEvent('cancelRegistration(input: { eventId: $id })', person);
const register = () => onEvent('registerForEvent(input: { eventId: $id, name: "A", email: "a@evm.example" })', person);

describe('an award', () => {
  test('an award emits the changed row, performer and college to all subscribers', async () => {
    const watchers = await Promise.all(
      [participant, person, organizer, colleague, admin].flatMap((viewer) => [watchAs(viewer), watchAs(viewer, event)]),
    );
    const { row } = await score.award(colleague, event, person, { points: 12.5, achievements: ['First Place'] });
    const { performer, college } = await idsOf();
    for (const watcher of watchers) {
      const change = await watcher.next();
      expect(change.rows).toEqual([row]);
      expect(change.topPerformers).toMatchObject([
        { id: performer, userId: person.id, totalScore: 12.5, eventCount: 1, achievements: ['First Place'] },
      ]);
      expect(change.colleges).toMatchObject([
        { id: college, college: person.college, totalScore: 12.5, participantCount: 1 },
      ]);
      expect(change.removedIds).toEqual([]);
    }
  });

  test('a changed row has its new rank', async () => {
    const other = await api.buildUser();
    await api.buildRegistrations(event, [other]);
    await score.award(organizer, event, other, { points: 5 });
    const watcher = await watchAs(participant, event);
    await score.award(organizer, event, person, { points: 5 });
    expect((await watcher.next()).rows).toMatchObject([{ userId: person.id, rank: 1, score: 5 }]);
    await score.award(organizer, event, other, { points: 1 });
    expect((await watcher.next()).rows).toMatchObject([{ userId: other.id, rank: 1, score: 6 }]);
    await score.award(organizer, event, person, { points: 0, achievements: ['Early Bird'] });
    expect((await watcher.next()).rows).toMatchObject([{ userId: person.id, rank: 2, score: 5 }]);
  });

  test('a retried award is emitted once, and a refused award never', async () => {
    const watchers = [await watchAs(participant)];
    const input = { points: 1, idempotencyKey: `once-${event.id}` };
    await score.award(organizer, event, person, input);
    await rest();
    await score.award(organizer, event, person, input);
    await score.award(organizer, event, participant, input);
    await score.award(organizer, event, person, { points: -1 });
    await score.award(participant, event, person);
    const [received] = await settle(watchers);
    expect(received).toHaveLength(1);
  });
});

describe('a subscription to boards', () => {
  test('a correction is emitted, and undoing the last award removes the row', async () => {
    const { award } = await score.award(organizer, event, person, { points: 10 });
    const watcher = await watchAs(participant, event);
    await score.correct(organizer, award, { points: 4 });
    expect((await watcher.next()).rows).toMatchObject([{ userId: person.id, score: 4 }]);
    await score.correct(organizer, award);
    const change = await watcher.next();
    expect(change).toMatchObject({ rows: [], topPerformers: [], colleges: [] });
    expect(change.removedIds.toSorted()).toEqual(Object.values(await idsOf()).toSorted());
  });

  test('a cancellation removes the rows, and registering again adds them', async () => {
    await score.award(organizer, event, person, { points: 10 });
    const gone = await idsOf();
    const watcher = await watchAs(participant);
    await cancel();
    expect((await watcher.next()).removedIds.toSorted()).toEqual(Object.values(gone).toSorted());
    await rest();
    await register();
    expect(await watcher.next()).toMatchObject({
      rows: [{ userId: person.id, score: 10 }],
      topPerformers: [{ id: gone.performer }],
      colleges: [{ id: gone.college }],
      removedIds: [],
    });
  });

  test('deleting an event removes its rows', async () => {
    await score.award(organizer, event, person);
    const gone = await idsOf();
    const watchers = await Promise.all([watchAs(participant), watchAs(organizer, event)]);
    await onEvent('deleteEvent(input: { eventId: $id })', organizer);
    for (const watcher of watchers)
      expect((await watcher.next()).removedIds.toSorted()).toEqual(Object.values(gone).toSorted());
  });

  test('a new name or college is emitted, together with the old college', async () => {
    await score.award(organizer, event, person, { points: 10 });
    const watcher = await watchAs(participant, event);
    const { college: left } = await idsOf();
    const move = (college: string) =>
      api.as(person)(
        `mutation ($college: String!) {
           updateProfile(input: { firstName: "Asha", lastName: "Rao", college: $college }) { user { id } } }`,
        { college },
      );
    await move(person.college);
    expect(await watcher.next()).toMatchObject({
      rows: [{ userName: 'Asha Rao' }],
      topPerformers: [{ userName: 'Asha Rao' }],
      removedIds: [],
    });
    await rest();
    await move(`New ${person.college}`);
    expect(await watcher.next()).toMatchObject({
      rows: [{ college: `New ${person.college}` }],
      colleges: [{ college: `New ${person.college}`, totalScore: 10 }],
      removedIds: [left],
    });
  });

  test('a subscription to one event emits only changes of that event', async () => {
    const other = await api.buildEvent();
    await api.buildRegistrations(other, [person]);
    const [here, there] = [await watchAs(participant, event), await watchAs(participant, other)];
    await score.award(organizer, event, person, { points: 1 });
    await rest();
    await score.award(organizer, other, person, { points: 2 });
    expect((await here.next()).rows).toMatchObject([{ eventId: event.id, score: 1 }]);
    expect((await there.next()).rows).toMatchObject([{ eventId: other.id, score: 2 }]);
    await score.award(organizer, event, person, { points: 4 });
    expect((await here.next()).rows).toMatchObject([{ eventId: event.id, score: 5 }]);
    await rest();
    expect([here.received(), there.received()]).toEqual([[], []]);
  });
});

describe('an event that is not approved', () => {
  test.each(['pending', 'rejected'])('a %s event is hidden from subscribers to all boards', async (approval) => {
    await setApproval(approval);
    const watchers = await Promise.all([participant, person, organizer, colleague, admin].map((each) => watchAs(each)));
    const { award } = await score.award(organizer, event, person);
    await score.correct(organizer, award, { points: 1 });
    await score.correct(organizer, award);
    for (const received of await settle(watchers)) expect(received).toEqual([]);
  });

  test('changes of a rejected event are emitted only to viewers who see it', async () => {
    const watchers = await Promise.all(
      [participant, person, colleague, organizer, admin].map((viewer) => watchAs(viewer, event)),
    );
    const [, , , owners] = watchers;
    await score.award(organizer, event, person, { points: 1 });
    for (const watcher of watchers) expect((await watcher.next()).rows).toHaveLength(1);
    const { score: row } = await idsOf();

    await rest();
    await setApproval('rejected');
    for (const watcher of watchers.slice(0, 3)) {
      const change = await watcher.next();
      expect(change.rows).toEqual([]);
      expect(change.removedIds).toContain(row);
    }
    for (const watcher of watchers.slice(3))
      expect(await watcher.next()).toMatchObject({ rows: [{ id: row, score: 1 }], topPerformers: [] });

    await rest();
    await score.award(organizer, event, person, { points: 2, achievements: ['First Place'] });
    expect((await owners!.next()).rows).toMatchObject([{ id: row, score: 3 }]);
    await rest();
    for (const watcher of watchers.slice(0, 3)) expect(watcher.received()).toEqual([]);

    await setApproval('approved');
    for (const watcher of watchers.slice(0, 3))
      expect((await watcher.next()).rows).toMatchObject([{ id: row, score: 3 }]);
  });

  test('losing approval removes the rows from all boards, and approval adds them again', async () => {
    await score.award(organizer, event, person, { points: 3 });
    const ids = await idsOf();
    const watchers = await Promise.all([watchAs(participant), watchAs(colleague)]);
    await setApproval('pending');
    for (const watcher of watchers)
      expect((await watcher.next()).removedIds.toSorted()).toEqual(Object.values(ids).toSorted());
    await rest();
    await setApproval('approved');
    for (const watcher of watchers)
      expect(await watcher.next()).toMatchObject({
        rows: [{ id: ids.score }],
        topPerformers: [{ id: ids.performer, totalScore: 3 }],
        removedIds: [],
      });
  });

  test('a subscription to a hidden event or an unknown id gets NOT_FOUND', async () => {
    await setApproval('pending');
    const client = await connect(participant);
    for (const eventId of [event.id, participant.id, 'undefined', '1', '']) {
      const feed = client.subscribe({
        query: 'subscription ($eventId: ID) { leaderboardChanged(eventId: $eventId) { __typename } }',
        variables: { eventId },
      });
      await feed.until(() => feed.completed);
      expect([...(feed.answers[0]?.errors ?? []), ...(feed.errors ?? [])]).toMatchObject([
        { message: 'Event not found', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
  });
});

describe('many changes at once', () => {
  test('changes are emitted at most ten times a second, and the last ones are current', async () => {
    const people = await api.buildUsers(10);
    await api.buildRegistrations(event, people);
    const watchers = await Promise.all([watchAs(participant, event), watchAs(admin)]);
    const began = performance.now();
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => score.award(organizer, event, people[n % 10]!, { points: 1 })),
    );
    for (const { feed, received } of watchers) {
      const lastOf = (id: string) => received().findLast(({ rows }) => rows?.some(({ userId }) => userId === id));
      const isDone = ({ id }: Person) => lastOf(id)?.rows.find(({ userId }) => userId === id)?.score === 10;
      await feed.until(() => people.every(isDone));
      const lasted = performance.now() - began;
      expect(received().length).toBeLessThanOrEqual(Math.ceil(lasted / 100) + 1);
      for (const { rows } of received()) expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  test.each([
    ['rejected', () => setApproval('rejected')],
    ['deleted', () => onEvent('deleteEvent(input: { eventId: $id })', organizer)],
  ])('an event with 25 scores that is %s emits one ReadAgain', async (_, change) => {
    const people = await api.buildUsers(25);
    await api.buildRegistrations(event, people);
    await awardsIn(api.sql)(people.map((to) => ({ event, to, by: organizer })));
    const watchers = await Promise.all([watchAs(participant), watchAs(organizer, event), watchAs(admin)]);
    const [everywhere, here, elsewhere] = watchers;
    await settle([everywhere, elsewhere]);
    here.feed.skip();
    await change();
    for (const watcher of watchers) expect(await watcher.next()).toEqual({ what: 'ReadAgain', reason: 'CHANGED' });
    for (const received of await settle([everywhere, elsewhere])) expect(received).toEqual([]);
  });

  test('many changes of a hidden event are not emitted to viewers who cannot see it', async () => {
    const people = await api.buildUsers(25);
    await api.buildRegistrations(event, people);
    await setApproval('rejected');
    await awardsIn(api.sql)(people.map((to) => ({ event, to, by: organizer })));
    const watchers = await Promise.all([watchAs(participant), watchAs(admin)]);
    await onEvent('deleteEvent(input: { eventId: $id })', organizer);
    for (const received of await settle(watchers)) expect(received).toEqual([]);
  });
});

describe('a socket', () => {
  test('a socket without a session is closed with 4401', async () => {
    for (const token of [undefined, 'nonsense'])
      expect(await (await LiveClient.open(api.url, token)).closed).toMatchObject({ code: 4401 });
  });

  test('a socket is closed with 4403 if its session ends', async () => {
    const leaver = await api.buildUser();
    const { token } = await api.signIn(leaver);
    const client = await LiveClient.open(api.url, token);
    open.push(client);
    await watchScores(client);
    await api.graphql('mutation { logout { success } }', {}, { token });
    expect(await client.closed).toEqual({ code: 4403, reason: 'Your session has ended. Please log in again.' });
  });
});

describe('sharing reads between subscribers', () => {
  test('a change is read once for all participants and once for all admins', async () => {
    const quiet = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    const people = await api.buildUsers(20);
    const admins = await api.buildUsers(5, { role: 'admin' });
    const watchers = await Promise.all([...people, ...admins].map((viewer) => watchAs(viewer, undefined, quiet)));
    await rest(quiet);
    const reads = recordReads(quiet.database);
    await awardsIn(api.sql)([{ event, to: person, by: organizer }]);
    for (const watcher of watchers) expect((await watcher.next()).rows).toMatchObject([{ userId: person.id }]);
    // rows, performers, colleges, and what is missing
    expect(reads).toHaveLength(2 * 4);
    await quiet.close();
  });

  test('fields that depend on the viewer are resolved for each viewer', async () => {
    const query = `subscription { leaderboardChanged { ... on LeaderboardUpdated { rows {
      score awards { totalCount } event { viewerIsCreator viewerRegistrationState viewerScore { score } } } } } }`;
    const feeds = await Promise.all(
      [person, participant, organizer, colleague, admin].map(async (viewer) => {
        const feed = (await connect(viewer)).subscribe({ query });
        await feed.next();
        return feed;
      }),
    );
    await score.award(organizer, event, person, { points: 7 });
    const seen = [];
    for (const feed of feeds) seen.push((await feed.next()).data!.leaderboardChanged);
    const expected = [
      [1, false, 'REGISTERED', { score: 7 }],
      [0, false, 'OPEN', null],
      [1, true, 'NOT_ELIGIBLE', null],
      [1, false, 'NOT_ELIGIBLE', null],
      [1, false, 'NOT_ELIGIBLE', null],
    ];
    for (const [n, [totalCount, viewerIsCreator, viewerRegistrationState, viewerScore]] of expected.entries())
      expect(seen[n]).toEqual({
        rows: [{ score: 7, awards: { totalCount }, event: { viewerIsCreator, viewerRegistrationState, viewerScore } }],
      });
  });
});
