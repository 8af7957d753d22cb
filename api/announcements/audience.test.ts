import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnnouncementFacts, announcementsIn, watch, type Watcher } from '../testing/announce.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { workerOf } from '../testing/jobs.ts';
import { LiveClient } from '../testing/live.ts';
import { IoClient } from '../testing/socketio.ts';
import { announcementMail } from './mail.ts';

let api: Api;
let event: BuiltEvent;
let announce: ReturnType<typeof announcementsIn>;
let people: Record<'seated' | 'waiting' | 'asking' | 'neighbour' | 'stranger' | 'organizer' | 'admin', Person>;
const open: LiveClient[] = [];
beforeAll(async () => {
  api = await startApi();
  announce = announcementsIn(api.sql);
  const { buildUser } = api;
  people = {
    seated: await buildUser(),
    waiting: await buildUser(),
    asking: await buildUser(),
    neighbour: await buildUser({ college: 'St.  Mary’s College' }),
    stranger: await buildUser(),
    organizer: await buildUser({ role: 'organizer' }),
    admin: await buildUser({ role: 'admin' }),
  };
  event = await api.buildEvent({ createdBy: people.organizer, capacity: 1 });
  await api.buildRegistrations(event, [people.seated]);
  await api.buildWaitlist(event, [people.waiting]);
  await api.buildRequests(event, [people.asking]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await api?.close();
});

type Name = keyof typeof people;
const names = () => Object.keys(people) as Name[];
const managers: Name[] = ['organizer', 'admin'];
const cases: [NonNullable<AnnouncementFacts['audience']>, Partial<AnnouncementFacts>, Name[]][] = [
  ['seats', {}, ['seated']],
  ['line', {}, ['waiting']],
  ['college', { college: ' st. mary’s college' }, ['neighbour']],
  ['organizers', {}, []],
];
const facts = (audience: AnnouncementFacts['audience'], more: Partial<AnnouncementFacts>): AnnouncementFacts => ({
  ...more,
  ...(audience && { audience }),
  createdBy: people.organizer,
  event,
});

async function watchers(): Promise<[Name, Watcher][]> {
  await api.caughtUp();
  return Promise.all(
    names().map(async (name): Promise<[Name, Watcher]> => {
      const client = await LiveClient.open(api.url, await api.tokenOf(people[name]));
      open.push(client);
      return [name, await watch(client)];
    }),
  );
}

/** The changes that each person received before a final announcement to everybody. */
async function changesByName(all: readonly [Name, Watcher][]): Promise<Record<string, string[]>> {
  const { uuid } = await announce({ title: 'The end', createdBy: people.organizer });
  const lines = new Map<string, string[]>();
  for (const [name, { feed, received: heard }] of all) {
    await feed.until(() => heard().includes('Created The end'));
    const before = heard().filter((line) => line !== 'Created The end' && !line.startsWith(`Deleted`));
    if (before.length > 0) lines.set(name, before);
    feed.skip();
  }
  await api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
  return Object.fromEntries(lines);
}

describe.each(cases)('an announcement for %s', (audience, more, readers) => {
  test('is visible only to them and to organizers and admins', async () => {
    const { id, uuid } = await announce(facts(audience, more));
    const seers = [];
    for (const name of names()) {
      const { data } = await api.as(people[name])<{
        announcement: { id: string } | null;
        node: { id: string } | null;
        event: { announcements: { totalCount: number; edges: unknown[] } };
        announcements: { totalCount: number };
        home: { announcements: unknown[] };
      }>(
        `query ($id: ID!, $event: ID!) { announcement(id: $id) { id } node(id: $id) { id } announcements { totalCount }
           event(id: $event) { announcements { totalCount edges { node { id } } } } home { announcements { id } } }`,
        { id, event: event.id },
      );
      const counts = [
        Number(data.announcement !== null),
        Number(data.node !== null),
        data.announcements.totalCount,
        data.event.announcements.totalCount,
        data.event.announcements.edges.length,
        data.home.announcements.length,
      ];
      expect(new Set(counts).size).toBe(1);
      if (counts[0]) seers.push(name);
    }
    expect(seers).toEqual([...readers, ...managers]);
    await api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
  });

  test('is sent live to the same people, over GraphQL and Socket.IO', async () => {
    const all = await watchers();
    const sockets = await Promise.all(
      names().map(async (name): Promise<[Name, IoClient]> => {
        const client = await IoClient.connect(api.url, { token: await api.tokenOf(people[name]) }).open();
        return [name, client];
      }),
    );
    const { uuid } = await announce({ ...facts(audience, more), title: 'For some' });
    await api.sql(`UPDATE announcements SET title = 'For some of us' WHERE id = $1`, [uuid]);
    const heard = ['Created For some of us', 'Updated For some of us'];
    const lines = await changesByName(all);
    expect(Object.keys(lines)).toEqual([...readers, ...managers]);
    for (const each of Object.values(lines)) {
      expect(each).toHaveLength(2);
      expect(each.at(-1)).toBe(heard.at(-1));
    }
    await announce({ title: 'For all', createdBy: people.organizer });
    for (const [name, client] of sockets) {
      await expect.poll(() => client.received).toContain('new For all');
      const some = client.received.filter((line) => line.includes('For some'));
      expect(some).toHaveLength([...readers, ...managers].includes(name) ? 2 : 0);
      client.socket.close();
    }
    await api.sql('DELETE FROM announcements');
  });

  test('is mailed only to them', async () => {
    await api.sql('DELETE FROM mail_messages');
    await api.as(people.admin)(
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
      {
        input: {
          title: 'Storm',
          content: 'Stay.',
          priority: 'HIGH',
          eventId: event.id,
          audience: audience.toUpperCase(),
          college: more.college,
        },
      },
    );
    await workerOf(api, announcementMail).work({}, false);
    const rows = await api.sql<{ id: string }>(`SELECT user_id AS id FROM mail_messages WHERE kind = 'announcement'`);
    const addressed = audience === 'organizers' ? (['organizer'] as const) : readers;
    expect(rows.map(({ id }) => id).toSorted()).toEqual(addressed.map((name) => people[name].uuid).toSorted());
    await api.sql('DELETE FROM announcements');
  });
});

test('a changed audience is a deletion for former readers and a creation for new ones', async () => {
  const all = await watchers();
  const { id, uuid } = await announce({ ...facts('seats', {}), title: 'Moving' });
  /** The next change, without the deletions of earlier tests: a subscription joins a source that may be behind. */
  const next = async (watcher: Watcher): Promise<string> => {
    const line = await watcher.next();
    return line.startsWith('Deleted') && line !== `Deleted ${id}` ? next(watcher) : line;
  };
  const seers = all.filter(([name]) => ['seated', ...managers].includes(name));
  for (const [, watcher] of seers) expect(await next(watcher)).toBe('Created Moving');
  await api.sql(`UPDATE announcements SET audience = 'line' WHERE id = $1`, [uuid]);
  const lines = new Map<Name, string>();
  for (const [name, watcher] of all)
    if (!['asking', 'stranger', 'neighbour'].includes(name)) lines.set(name, await next(watcher));
  expect(Object.fromEntries(lines)).toEqual({
    seated: `Deleted ${id}`,
    waiting: 'Created Moving',
    organizer: 'Updated Moving',
    admin: 'Updated Moving',
  });
  await api.sql(`UPDATE announcements SET audience = 'everybody' WHERE id = $1`, [uuid]);
  expect(await changesByName(all)).toEqual({
    seated: ['Created Moving'],
    waiting: ['Updated Moving'],
    asking: ['Created Moving'],
    neighbour: ['Created Moving'],
    stranger: ['Created Moving'],
    organizer: ['Updated Moving'],
    admin: ['Updated Moving'],
  });
});

test('a person who gives back a seat no longer sees announcements to seats', async () => {
  const leaver = await api.buildUser();
  const party = await api.buildEvent({ createdBy: people.organizer });
  await api.buildRegistrations(party, [leaver]);
  const { id } = await announce({ createdBy: people.organizer, event: party, audience: 'seats' });
  const read = async () =>
    (await api.as(leaver)<{ announcement: unknown }>('query ($id: ID!) { announcement(id: $id) { id } }', { id })).data
      .announcement;
  expect(await read()).not.toBeNull();
  await api.as(leaver)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
    id: party.id,
  });
  expect(await read()).toBeNull();
});

describe('open sockets of a person after a change of audiences', () => {
  const listed = async (who: Person, at: BuiltEvent) => {
    const { data } = await api.as(who)<{ announcements: { edges: { node: { title: string } }[] } }>(
      'query ($id: ID!) { announcements(eventId: $id) { edges { node { title } } } }',
      { id: at.id },
    );
    return data.announcements.edges.map(({ node }) => node.title);
  };
  const giveBack = (who: Person, at: BuiltEvent) =>
    api.as(who)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { __typename } }', { id: at.id });
  const register = (who: Person, at: BuiltEvent) =>
    api.as(who)(
      'mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Nina", email: "n@evm.example" }) { __typename } }',
      { id: at.id },
    );

  test('a changed seat changes the visible announcements at once and closes open sockets', async () => {
    const [leaving, next] = [await api.buildUser(), await api.buildUser()];
    const small = await api.buildEvent({ createdBy: people.organizer, capacity: 1 });
    await api.buildRegistrations(small, [leaving]);
    await api.buildWaitlist(small, [next]);
    await announce({ createdBy: people.organizer, event: small, audience: 'seats', title: 'For seats' });
    await announce({ createdBy: people.organizer, event: small, audience: 'line', title: 'For the line' });
    expect([await listed(leaving, small), await listed(next, small)]).toEqual([['For seats'], ['For the line']]);
    const screens = await Promise.all(
      [leaving, next].map(async (who) => LiveClient.open(api.url, await api.tokenOf(who))),
    );
    const page = await IoClient.connect(api.url, { token: await api.tokenOf(leaving) }).open();
    const gone = page.gone();
    expect((await giveBack(leaving, small)).errors).toEqual([]);
    expect((await Promise.all(screens.map((screen) => screen.closed))).map(({ code }) => code)).toEqual([1012, 1012]);
    expect(await gone).toBe('transport close');
    page.close();
    expect([await listed(leaving, small), await listed(next, small)]).toEqual([[], ['For seats']]);
  });

  test.each(['seats', 'line'] as const)(
    'sockets close even if all announcements of the event are for %s',
    async (audience) => {
      const person = await api.buildUser();
      const party = await api.buildEvent({ createdBy: people.organizer, capacity: 1 });
      if (audience === 'line') await api.buildRegistrations(party, [await api.buildUser()]);
      await announce({ createdBy: people.organizer, event: party, audience, title: 'For some' });
      const screen = await LiveClient.open(api.url, await api.tokenOf(person));
      open.push(screen);
      const { errors } = await api.as(person)(
        'mutation ($id: ID!) { joinWaitlist(input: { eventId: $id, name: "Nina", email: "n@evm.example" }) { __typename } }',
        { id: party.id },
      );
      expect(errors).toEqual([]);
      expect((await screen.closed).code).toBe(1012);
      expect(await listed(person, party)).toEqual(['For some']);
    },
  );

  test('a changed college closes open sockets', async () => {
    const person = await api.buildUser({ college: 'St. Mary’s College' });
    const screen = await LiveClient.open(api.url, await api.tokenOf(person));
    await api.sql(`UPDATE users SET college = 'Hill College' WHERE id = $1`, [person.uuid]);
    expect((await screen.closed).code).toBe(1012);
  });

  test('sockets stay open if the event has no announcements for seats or its waitlist', async () => {
    const person = await api.buildUser();
    const plain = await api.buildEvent({ createdBy: people.organizer });
    await announce({ createdBy: people.organizer, event: plain, title: 'For everybody' });
    await api.caughtUp();
    const client = await LiveClient.open(api.url, await api.tokenOf(person));
    open.push(client);
    const screen = await watch(client);
    expect((await register(person, plain)).errors).toEqual([]);
    expect((await giveBack(person, plain)).errors).toEqual([]);
    await api.caughtUp();
    await announce({ createdBy: people.organizer, event: plain, title: 'Still here' });
    await screen.feed.until(() => screen.received().includes('Created Still here'));
  });
});
