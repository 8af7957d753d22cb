import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsIn } from '../testing/announce.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { LiveClient, type LiveFeed } from '../testing/live.ts';

let api: Api;
let hidden: Person;
let stranger: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;
let event: BuiltEvent;
beforeAll(async () => {
  api = await startApi();
  hidden = await api.buildUser({ firstName: 'Mina', lastName: 'Hidden', college: 'Secret College' });
  stranger = await api.buildUser({ firstName: 'Olga', lastName: 'Open', college: 'Lakeside' });
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
  event = await api.buildEvent({ createdBy: organizer });
  await api.buildRegistrations(event, [hidden, stranger]);
  for (const who of [hidden, stranger]) await award(who);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await show(hidden, false);
  await api.caughtUp();
});

const show = (person: Person, profileVisible: boolean) =>
  api.as(person)(
    `mutation ($on: Boolean) { updateUserSettings(input: { privacy: { profileVisible: $on } }) { user { id } } }`,
    { on: profileVisible },
  );
const award = (to: Person, at = event) =>
  api.as(organizer)(
    `mutation ($event: ID!, $to: ID!) { updateScore(input: { eventId: $event, userId: $to, points: 5 }) { award { id } } }`,
    { event: at.id, to: to.id },
  );

/** Every query that returns the name or college of a participant. */
const doors: Record<string, string> = {
  'the board of the event': 'event(id: $event) { leaderboard { edges { node { userName college userId } } } }',
  'a board cut short and the plot':
    'event(id: $event) { first: leaderboard(first: 1) { edges { node { userName college userId } } } scoreProgression { row { userName college userId } } }',
  'one score': 'event(id: $event) { participantScore(userId: $user) { userName college userId } }',
  'a score by its id': 'node(id: $score) { ... on LeaderboardRow { userName college userId } }',
  'the top performers': 'topPerformers { edges { node { userName college userId } } }',
  'the first screen': 'home { topPerformers { userName college userId } }',
  'a performer by its id': 'node(id: $performer) { ... on TopPerformer { userName college userId } }',
  'the list of participants': 'event(id: $event) { participants { edges { node { userName: name college userId } } } }',
};

interface NamedPerson {
  userName: string;
  college: string;
  userId: string;
}

/** All parts of an answer about this person. */
function about(person: Person, data: unknown): NamedPerson[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('userId' in data) return data.userId === person.id ? [data as NamedPerson] : [];
  return Object.values(data).flatMap((part) => about(person, part));
}

async function namesSeenThrough(door: string, viewer: Person): Promise<string[]> {
  const [score] = await api.sql<{ id: string }>('SELECT id FROM scores WHERE user_id = $1', [hidden.uuid]);
  const { data, errors } = await api.as(viewer)(
    `query ($event: ID!, $user: ID!, $score: ID!, $performer: ID!) {
       a: __typename ${doors[door]} b: event(id: $event) { participantScore(userId: $user) { id } }
       c: nodes(ids: [$score, $performer]) { id } }`,
    {
      event: event.id,
      user: hidden.id,
      score: api.idOf('score', score!.id),
      performer: api.idOf('performer', hidden.uuid),
    },
  );
  expect(errors).toEqual([]);
  return about(hidden, data).map(({ userName, college }) => `${userName}, ${college}`);
}

describe('a private profile', () => {
  test.each(Object.keys(doors))('other participants see neither name nor college in %s', async (door) => {
    const names = new Set(await namesSeenThrough(door, stranger));
    expect([...names]).toEqual(['Private participant, ']);
    for (const viewer of [hidden, organizer, colleague, admin])
      expect([...new Set(await namesSeenThrough(door, viewer))]).toEqual(['Mina Hidden, Secret College']);
  });

  test.each(Object.keys(doors))('a profile appears in %s as soon as it is visible again', async (door) => {
    await show(hidden, true);
    expect([...new Set(await namesSeenThrough(door, stranger))]).toEqual(['Mina Hidden, Secret College']);
  });

  test('a private participant keeps place and score', async () => {
    const { data } = await api.as(stranger)<{ event: { leaderboard: { edges: { node: object }[] } } }>(
      'query ($id: ID!) { event(id: $id) { leaderboard { edges { node { userName score rank } } } } }',
      { id: event.id },
    );
    expect(data.event.leaderboard.edges.map(({ node }) => node)).toEqual([
      { userName: 'Private participant', score: expect.any(Number) as number, rank: expect.any(Number) as number },
      { userName: 'Olga Open', score: expect.any(Number) as number, rank: expect.any(Number) as number },
    ]);
  });

  test('the college of a private participant stays hidden until three people have points for it', async () => {
    const college = async (viewer: Person) => {
      const { data } = await api.as(viewer)<{ collegeRankings: { edges: { node: { college: string } }[] } }>(
        '{ collegeRankings { edges { node { college } } } }',
      );
      return data.collegeRankings.edges.map((edge) => edge.node.college);
    };
    for (const viewer of [organizer, colleague, admin]) expect(await college(viewer)).toContain('Secret College');
    expect(await college(stranger)).not.toContain('Secret College');
    expect(await college(stranger)).toContain('Small college');
    const others = await Promise.all(
      [1, 2].map(() => api.buildUser({ role: 'participant', college: 'Secret College' })),
    );
    const elsewhere = await api.buildEvent({ createdBy: organizer });
    await api.buildRegistrations(elsewhere, others);
    await award(others[0]!, elsewhere);
    expect(await college(stranger)).not.toContain('Secret College');
    await award(others[1]!, elsewhere);
    expect(await college(stranger)).toContain('Secret College');
  });

  const search = async (viewer: Person, words: string) => {
    const { data } = await api.as(viewer)<{
      event: { participants: { totalCount: number; edges: { node: { name: string } }[] } };
    }>(
      `query ($id: ID!, $words: String) { event(id: $id) { participants(search: $words) {
         totalCount edges { node { name } } } } }`,
      { id: event.id, words },
    );
    const { totalCount, edges } = data.event.participants;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.name);
  };

  test.each(['mina', 'HIDDEN', 'Mina Hidden', 'private', 'participant', 'secret', 'n'])(
    'other participants who search for %j do not find it',
    async (words) => {
      expect(await search(stranger, words)).toEqual(words === 'n' ? ['Olga Open'] : []);
    },
  );

  test('the user, organizers and admins find it', async () => {
    for (const viewer of [hidden, organizer, colleague, admin])
      expect(await search(viewer, 'mina hidd')).toEqual(['Mina Hidden']);
    for (const viewer of [organizer, admin]) expect(await search(viewer, hidden.email)).toEqual(['Mina Hidden']);
    await show(hidden, true);
    expect(await search(stranger, 'mina')).toEqual(['Mina Hidden']);
  });

  test('a private participant counts as registered', async () => {
    const { data } = await api.as(stranger)(
      'query ($id: ID!) { event(id: $id) { registeredCount participants { totalCount } } }',
      { id: event.id },
    );
    expect(data).toEqual({ event: { registeredCount: 2, participants: { totalCount: 2 } } });
  });

  test('creators of events and authors of announcements are named even if they are private', async () => {
    await show(organizer, false);
    const { id } = await announcementsIn(api.sql)({ createdBy: organizer, event });
    const { data } = await api.as(stranger)(
      `query ($event: ID!, $id: ID!) {
         event(id: $event) { organizerName createdBy { name college } }
         announcement(id: $id) { creatorName createdBy { name } } }`,
      { event: event.id, id },
    );
    const name = `${organizer.firstName} ${organizer.lastName}`;
    expect(data).toEqual({
      event: { organizerName: name, createdBy: { name, college: organizer.college } },
      announcement: { creatorName: name, createdBy: { name } },
    });
  });
});

describe('live leaderboard rows', () => {
  const query = `subscription ($event: ID) { leaderboardChanged(eventId: $event) { what: __typename
    ... on LeaderboardUpdated { rows { userName college userId } topPerformers { userName college userId } removedIds } } }`;

  const watch = async (viewer: Person, variables: Record<string, unknown> = {}, at = api) => {
    const client = await LiveClient.open(at.url, await api.tokenOf(viewer));
    const feed = client.subscribe({ query, variables });
    await feed.next();
    return { client, feed };
  };
  /** Names of the hidden person in the next answer. */
  const calledIn = async (feed: LiveFeed) => {
    const { data, errors } = await feed.next();
    expect(errors).toBeUndefined();
    return [...new Set(about(hidden, data).map(({ userName, college }) => `${userName}, ${college}`))];
  };

  test.each([{}, 'of the event'])('rows are masked for others, but not for the person: %j', async (where) => {
    const another = await api.buildUser();
    await show(another, false);
    // a late notification would close the connection that is opened next
    await api.caughtUp();
    const variables = where === 'of the event' ? { event: event.id } : {};
    const viewers = [stranger, another, hidden, organizer, colleague, admin, await api.buildUser()];
    const watchers = await Promise.all(viewers.map((viewer) => watch(viewer, variables)));
    await award(hidden);
    const [masked, named] = [['Private participant, '], ['Mina Hidden, Secret College']];
    expect(await Promise.all(watchers.map(({ feed }) => calledIn(feed)))).toEqual([
      masked,
      masked,
      named,
      named,
      named,
      named,
      masked,
    ]);
    await Promise.all(watchers.map(({ client }) => client.close()));
  });

  test('a private viewer sees the names of others', async () => {
    const { client, feed } = await watch(hidden);
    await award(stranger);
    const { data } = await feed.next();
    expect(about(stranger, data)[0]).toMatchObject({ userName: 'Olga Open' });
    await client.close();
  });

  test('hiding a profile masks its rows for others and reconnects its own sockets, in every process', async () => {
    const second = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    await show(hidden, true);
    await Promise.all([api.caughtUp(), second.caughtUp()]);
    const own = await Promise.all([watch(hidden), watch(hidden, { event: event.id }, second)]);
    const other = await watch(stranger);
    await show(hidden, false);
    expect(await calledIn(other.feed)).toEqual(['Private participant, ']);
    for (const { client } of own) expect(await client.closed).toMatchObject({ code: 1012 });
    const again = await watch(hidden);
    await award(hidden);
    expect(await calledIn(other.feed)).toEqual(['Private participant, ']);
    expect(await calledIn(again.feed)).toEqual(['Mina Hidden, Secret College']);
    await Promise.all([again.client.close(), other.client.close()]);
    await second.close();
  });

  test('showing a profile names its rows for others', async () => {
    const other = await watch(stranger);
    await show(hidden, true);
    expect(await calledIn(other.feed)).toEqual(['Mina Hidden, Secret College']);
    await other.client.close();
  });
});
