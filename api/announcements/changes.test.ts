import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api } from '../testing/api.ts';
import {
  type AnnouncementFacts,
  announcementsIn,
  type BuiltAnnouncement,
  watch,
  type Watcher,
} from '../testing/announce.ts';
import { approvalsOf } from '../testing/approval.ts';
import { toUuid } from '../core/ids/ids.ts';
import { inHours, type BuiltEvent, type Person } from '../testing/build.ts';
import { LiveClient, recordReads } from '../testing/live.ts';
import { restOf } from '../testing/rest.ts';

let api: Api;
let buildAnnouncement: (facts: AnnouncementFacts) => Promise<BuiltAnnouncement>;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;
const open: LiveClient[] = [];

beforeAll(async () => {
  api = await startApi();
  buildAnnouncement = announcementsIn(api.sql);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});

afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await api?.close();
});

async function watchAs(person: Person, filter: Record<string, unknown> = {}, at = api): Promise<Watcher> {
  const client = await LiveClient.open(at.url, await api.tokenOf(person));
  open.push(client);
  return watch(client, filter);
}

/** Subscribers to all announcements, after they have received everything that is pending. */
async function watchAllAs(people: readonly Person[], at = api): Promise<Watcher[]> {
  const watchers = await Promise.all(people.map((person) => watchAs(person, {}, at)));
  await settle(watchers);
  return watchers;
}

const create = (input: Record<string, unknown>, as = organizer) =>
  api
    .as(as)<{ createAnnouncement: { announcement: { id: string } } }>(
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
      { input: { title: 'Hello', content: 'World', ...input } },
    )
    .then(({ data }) => data.createAnnouncement.announcement.id);

const update = (announcementId: string, changes: Record<string, unknown>, as = organizer) =>
  api.as(as)(
    'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
    { input: { announcementId, ...changes } },
  );

const remove = (announcementId: string, as = organizer) =>
  api.as(as)(
    'mutation ($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { deletedAnnouncementId } }',
    { input: { announcementId } },
  );

/** Sends a marker to all watchers, so that nothing earlier is pending. Returns what each received before the marker. */
async function settle(watchers: readonly Watcher[], marker = {}): Promise<string[][]> {
  const title = `Marker ${Math.random()}`;
  const id = await create({ title, ...marker });
  await remove(id);
  return Promise.all(
    watchers.map(async ({ feed, received }) => {
      await feed.until(() => received().includes(`Deleted ${id}`));
      const before = received().filter((each) => !each.includes(title) && !each.includes(id));
      feed.skip();
      return before;
    }),
  );
}

describe('live changes by role', () => {
  test('publishing a draft is a creation for participants and an update for organizers and admins', async () => {
    const watchers = await watchAllAs([participant, organizer, admin]);
    const id = await create({ title: 'The draft', isPublished: false });
    await update(id, { content: 'Written anew' });
    await update(id, { isPublished: true });
    const [people, organizers, admins] = await settle(watchers);
    expect(people).toEqual(['Created The draft']);
    expect(organizers).toEqual(['Created The draft', 'Updated The draft', 'Updated The draft']);
    expect(admins).toEqual(organizers);
  });

  test('unpublishing is a deletion for participants and an update for organizers', async () => {
    const id = await create({ title: 'Taken back' });
    const [people, organizers] = await watchAllAs([participant, organizer]);
    await update(id, { isPublished: false });
    expect(await people!.next()).toBe(`Deleted ${id}`);
    expect(await organizers!.next()).toBe('Updated Taken back');
    await update(id, { isPublished: true });
    expect(await people!.next()).toBe('Created Taken back');
    expect(await organizers!.next()).toBe('Updated Taken back');
  });

  test('participants receive nothing about a draft that is written, edited and deleted', async () => {
    const watchers = await watchAllAs([participant, organizer]);
    const id = await create({ title: 'Never seen', isPublished: false });
    await watchers[1]!.feed.until(() => watchers[1]!.received().length === 1);
    await update(id, { title: 'Never seen either' });
    await watchers[1]!.feed.until(() => watchers[1]!.received().length === 2);
    await remove(id);
    const [people, organizers] = await settle(watchers);
    expect(people).toEqual([]);
    expect(JSON.stringify(watchers[0]!.feed.answers)).not.toContain(id);
    expect(organizers).toEqual(['Created Never seen', 'Updated Never seen either', `Deleted ${id}`]);
  });

  test('an edit that changes nothing is not sent', async () => {
    const id = await create({ title: 'Twice the same' });
    const watchers = await watchAllAs([participant]);
    await update(id, { isPublished: true, title: 'Twice the same' });
    expect(await settle(watchers)).toEqual([[]]);
  });

  test('an edit that changes nothing leaves the announcement as old as it was, with its translations', async () => {
    const event = await api.buildEvent({ createdBy: organizer });
    const texts = ['KANNADA', 'HINDI'].map((language) => ({ language, title: `Title ${language}`, content: 'Text' }));
    const input = {
      title: 'As it was',
      language: 'ENGLISH',
      translations: texts,
      eventId: event.id,
      endsAt: inHours(9),
    };
    const id = await create({ ...input, audience: 'SEATS' });
    const changeOf = () =>
      api.sql('SELECT updated_at, xmin FROM announcements WHERE id = $1', [toUuid('announcement', id)]);
    const before = await changeOf();
    const same = { ...input, title: ' As it was ', translations: texts.toReversed(), audience: 'SEATS', college: null };
    expect((await update(id, same)).errors).toEqual([]);
    const byRest = restOf(api);
    const { body } = await byRest(`GET /api/announcements/${id}`, { as: organizer });
    expect((await byRest(`PUT /api/announcements/${id}`, { as: organizer, body: body.data })).status).toBe(200);
    expect(await changeOf()).toEqual(before);
    await update(id, { translations: texts.slice(1) });
    expect(await changeOf()).not.toEqual(before);
  });

  test('only its organizer and admins receive announcements of a pending event', async () => {
    const { approve, reject } = approvalsOf(api);
    const event = await api.buildEvent({ createdBy: organizer, approval: 'pending' });
    const watchers = await watchAllAs([participant, colleague, organizer, admin]);
    const id = await create({ title: 'Rehearsal', eventId: event.id });
    const created = ['Created Rehearsal'];
    expect(await settle(watchers)).toEqual([[], [], created, created]);

    await approve(event.id, admin);
    expect(await settle(watchers)).toEqual([created, created, ['Updated Rehearsal'], ['Updated Rehearsal']]);

    await reject(event.id, 'Too loud', admin);
    const deleted = [`Deleted ${id}`];
    expect(await settle(watchers)).toEqual([deleted, deleted, ['Updated Rehearsal'], ['Updated Rehearsal']]);
  });
});

describe('live changes for event staff', () => {
  test('a manager receives announcements of a pending event, door staff do not', async () => {
    const event = await api.buildEvent({ createdBy: organizer, approval: 'pending' });
    const [manager, keeper] = (await api.buildUsers(2)) as [Person, Person];
    for (const [person, role] of [
      [manager, 'manager'],
      [keeper, 'door'],
    ] as const)
      await api.sql('INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, $3)', [
        event.uuid,
        person.uuid,
        role,
      ]);
    const watchers = await watchAllAs([manager, keeper]);
    const id = await create({ title: 'Rehearsal', eventId: event.id });
    await remove(id);
    const [managers, keepers] = await settle(watchers);
    expect(managers!.at(-1)).toBe(`Deleted ${id}`);
    expect(keepers).toEqual([]);
    expect(JSON.stringify(watchers[1]!.feed.answers)).not.toContain(id);
  });
});

describe('live changes of filtered lists', () => {
  let event: BuiltEvent;
  let other: BuiltEvent;
  beforeAll(async () => {
    event = await api.buildEvent();
    other = await api.buildEvent();
  });

  test('moving an announcement to another event deletes it from one list and creates it in the other', async () => {
    const id = await create({ title: 'On the move', eventId: event.id });
    const [from, to, all] = await Promise.all([
      watchAs(participant, { eventId: event.id }),
      watchAs(participant, { eventId: other.id }),
      watchAs(participant),
    ]);
    await settle([from], { eventId: event.id });
    await settle([to], { eventId: other.id });
    await settle([all]);
    await update(id, { eventId: other.id });
    expect(await from.next()).toBe(`Deleted ${id}`);
    expect(await to.next()).toBe('Created On the move');
    expect(await all.next()).toBe('Updated On the move');
    await update(id, { eventId: null });
    expect(await to.next()).toBe(`Deleted ${id}`);
    expect(await all.next()).toBe('Updated On the move');
  });

  test.each([
    ['general announcements', { hasEvent: false }, { eventId: null }],
    ['announcements of events', { hasEvent: true }, {}],
    ['announcements of high priority', { priority: 'HIGH' }, { priority: 'HIGH' }],
    ['drafts', { isPublished: false }, { isPublished: false }],
  ])('a list of %s receives what enters and leaves it', async (_, filter, entering) => {
    const inside = { eventId: event.id, ...entering };
    const watcher = await watchAs(organizer, filter);
    await settle([watcher], inside);
    const outside =
      'eventId' in entering ? { eventId: event.id } : { priority: 'LOW', isPublished: true, eventId: null };
    const id = await create({ title: 'Somewhere', ...inside });
    expect(await watcher.next()).toBe('Created Somewhere');
    await update(id, { title: 'Still there' });
    expect(await watcher.next()).toBe('Updated Still there');
    await update(id, outside);
    expect(await watcher.next()).toBe(`Deleted ${id}`);
    await update(id, inside);
    expect(await watcher.next()).toBe('Created Still there');
    await remove(id);
    expect(await watcher.next()).toBe(`Deleted ${id}`);
  });

  test('deleting an event sends the deletion of its announcements', async () => {
    const doomed = await api.buildEvent({ createdBy: organizer });
    const published = await buildAnnouncement({ event: doomed, createdBy: organizer });
    const draft = await buildAnnouncement({ event: doomed, createdBy: organizer, isPublished: false });
    const watchers = await watchAllAs([participant, organizer]);
    await api.as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: doomed.id,
    });
    const [people, organizers] = await settle(watchers);
    expect(people).toEqual([`Deleted ${published.id}`]);
    expect(organizers!.toSorted()).toEqual([`Deleted ${published.id}`, `Deleted ${draft.id}`].toSorted());
  });

  test('subscribing to an event that the viewer does not see fails with NOT_FOUND', async () => {
    const hidden = await api.buildEvent({ createdBy: organizer, approval: 'pending' });
    const client = await LiveClient.open(api.url, await api.tokenOf(participant));
    open.push(client);
    for (const eventId of [hidden.id, participant.id, 'undefined', '1']) {
      const feed = client.subscribe({
        query: 'subscription ($eventId: ID) { announcementChanged(eventId: $eventId) { __typename } }',
        variables: { eventId },
      });
      await feed.until(() => feed.completed);
      expect([...(feed.answers[0]?.errors ?? []), ...(feed.errors ?? [])]).toMatchObject([
        { message: 'Event not found', extensions: { code: 'NOT_FOUND' } },
      ]);
    }
  });
});

describe('fan-out of live changes', () => {
  test('all viewers receive fifty concurrent announcements once each, in the same order', async () => {
    const watchers = await watchAllAs([participant, participant, organizer, colleague, admin]);
    const titles = Array.from({ length: 50 }, (_, n) => `Parallel ${n}`);
    await Promise.all(titles.map((title, n) => create({ title }, n % 2 ? organizer : colleague)));
    const received = await settle(watchers);
    expect(received[0]!.toSorted()).toEqual(titles.map((title) => `Created ${title}`).toSorted());
    for (const each of received) expect(each).toEqual(received[0]);
  });

  test('a change is read once for all participants and once for all admins', async () => {
    const quiet = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    const people = await api.buildUsers(20);
    const admins = await api.buildUsers(5, { role: 'admin' });
    const watchers = await watchAllAs([...people, ...admins], quiet);
    const reads = recordReads(quiet.database);
    await buildAnnouncement({ title: 'Read once', createdBy: organizer });
    for (const watcher of watchers) expect(await watcher.next()).toBe('Created Read once');
    expect(reads).toEqual(['announcements-by-id', 'announcements-by-id']);
    await quiet.close();
  });

  test('fields that depend on the viewer are resolved for each viewer', async () => {
    const query = `subscription { announcementChanged { ... on AnnouncementCreated { announcement {
      title viewerCanManage createdBy { id email } event { viewerIsCreator viewerRegistrationState } } } } }`;
    const event = await api.buildEvent({ createdBy: organizer });
    await api.buildRegistrations(event, [participant]);
    const answers = [participant, await api.buildUser(), organizer, colleague, admin].map(async (person) => {
      const client = await LiveClient.open(api.url, await api.tokenOf(person));
      open.push(client);
      const feed = client.subscribe({ query });
      await feed.next();
      return feed;
    });
    const feeds = await Promise.all(answers);
    await create({ title: 'To each their own', eventId: event.id });
    const received = [];
    for (const feed of feeds) received.push((await feed.next()).data!.announcementChanged);
    const expected = [
      [false, null, false, 'REGISTERED'],
      [false, null, false, 'OPEN'],
      [true, organizer.email, true, 'NOT_ELIGIBLE'],
      [true, null, false, 'NOT_ELIGIBLE'],
      [true, organizer.email, false, 'NOT_ELIGIBLE'],
    ];
    for (const [n, [viewerCanManage, email, viewerIsCreator, viewerRegistrationState]] of expected.entries())
      expect(received[n]).toMatchObject({
        announcement: { viewerCanManage, createdBy: { email }, event: { viewerIsCreator, viewerRegistrationState } },
      });
  });
});
