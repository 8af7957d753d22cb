import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnnouncementFacts, announcementsIn, type BuiltAnnouncement, watch } from '../testing/announce.ts';
import { startApi, type Api } from '../testing/api.ts';
import { restOf } from '../testing/rest.ts';
import type { Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';

let api: Api;
let buildAnnouncement: (facts: AnnouncementFacts) => Promise<BuiltAnnouncement>;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  buildAnnouncement = announcementsIn(api.sql);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});

afterAll(() => api?.close());

interface AnnouncementAnswer {
  id: string;
  title: string;
  content: string;
  priority: string;
  isPublished: boolean;
  eventId: string | null;
  event: { id: string; title: string } | null;
  createdBy: { id: string; name: string };
  creatorName: string;
  createdAt: string;
  updatedAt: string;
  viewerCanManage: boolean;
}

const fields = `id title content priority isPublished eventId event { id title } createdBy { id name } creatorName
  createdAt updatedAt viewerCanManage`;

const create = (input: Record<string, unknown>, as = organizer) =>
  api.as(as)<{ createAnnouncement: { announcement: AnnouncementAnswer } }>(
    `mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { ${fields} } } }`,
    { input: { title: 'Hello', content: 'World', ...input } },
  );

const update = (announcementId: string, changes: Record<string, unknown>, as = organizer) =>
  api.as(as)<{ updateAnnouncement: { announcement: AnnouncementAnswer } }>(
    `mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { ${fields} } } }`,
    { input: { announcementId, ...changes } },
  );

const remove = (announcementId: string, as = organizer) =>
  api.as(as)<{ deleteAnnouncement: { deletedAnnouncementId: string } }>(
    'mutation ($id: ID!) { deleteAnnouncement(input: { announcementId: $id }) { deletedAnnouncementId } }',
    { id: announcementId },
  );

const read = async (id: string, as = participant) => {
  const { data } = await api.as(as)<{ announcement: AnnouncementAnswer | null }>(
    `query ($id: ID!) { announcement(id: $id) { ${fields} } }`,
    { id },
  );
  return data.announcement;
};

interface List {
  totalCount: number;
  edges: { cursor: string; node: { id: string; title: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const list = async (variables: Record<string, unknown> = {}, as = participant): Promise<List> => {
  const { data } = await api.as(as)<{ announcements: List }>(
    `query ($first: Int = 100, $after: String, $eventId: ID, $hasEvent: Boolean, $priority: AnnouncementPriority,
            $isPublished: Boolean, $search: String) {
       announcements(first: $first, after: $after, eventId: $eventId, hasEvent: $hasEvent, priority: $priority,
                     isPublished: $isPublished, search: $search) {
         totalCount edges { cursor node { id title } } pageInfo { hasNextPage endCursor } } }`,
    variables,
  );
  return data.announcements;
};

describe('writing an announcement', () => {
  test('a new announcement is published, of medium priority and general by default', async () => {
    const { data } = await create({ title: '  Library hours ', content: ' Open until ten.\n\nBring your card. ' });
    expect(data.createAnnouncement.announcement).toMatchObject({
      title: 'Library hours',
      content: 'Open until ten.\n\nBring your card.',
      priority: 'MEDIUM',
      isPublished: true,
      eventId: null,
      event: null,
      createdBy: { id: organizer.id, name: 'Olga Nizer' },
      creatorName: 'Olga Nizer',
      viewerCanManage: true,
    });
  });

  test('an announcement about an event names the event', async () => {
    const event = await api.buildEvent({ title: 'Kite festival' });
    const { data } = await create({ eventId: event.id, priority: 'HIGH', isPublished: false });
    expect(data.createAnnouncement.announcement).toMatchObject({
      priority: 'HIGH',
      isPublished: false,
      eventId: event.id,
      event: { id: event.id, title: 'Kite festival' },
    });
  });

  test('participants and strangers may not write, edit or delete announcements', async () => {
    const { id } = await buildAnnouncement({ createdBy: organizer });
    for (const attempt of [
      create({}, participant),
      update(id, { title: 'Mine' }, participant),
      remove(id, participant),
    ])
      expect(await attempt).toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(/do not have permission/),
      });
    const stranger = await api.graphql(
      'mutation { createAnnouncement(input: { title: "a", content: "b" }) { announcement { id } } }',
    );
    expect(stranger.code).toBe('UNAUTHENTICATED');
    expect((await read(id))?.title).not.toBe('Mine');
  });

  test('any organizer or admin can edit, publish and delete any announcement; its author does not change', async () => {
    const { id } = await buildAnnouncement({ createdBy: organizer, isPublished: false });
    const edited = await update(id, { title: 'Edited by a colleague' }, colleague);
    expect(edited.data.updateAnnouncement.announcement).toMatchObject({
      title: 'Edited by a colleague',
      creatorName: 'Olga Nizer',
    });
    const published = await update(id, { isPublished: true }, admin);
    expect(published.data.updateAnnouncement.announcement).toMatchObject({
      title: 'Edited by a colleague',
      isPublished: true,
    });
    expect((await remove(id, admin)).data.deleteAnnouncement.deletedAnnouncementId).toBe(id);
    expect(await read(id, admin)).toBeNull();
    expect((await remove(id, admin)).code).toBe('NOT_FOUND');
    expect((await update(id, { isPublished: false }, admin)).code).toBe('NOT_FOUND');
  });

  test('an update changes only the given fields; a null event makes the announcement general', async () => {
    const event = await api.buildEvent();
    const { data } = await create({ title: 'Before', content: 'Text', priority: 'LOW', eventId: event.id });
    const before = data.createAnnouncement.announcement;
    const toggled = (await update(before.id, { isPublished: false })).data.updateAnnouncement.announcement;
    expect(toggled).toEqual({ ...before, isPublished: false, updatedAt: toggled.updatedAt });
    const general = (await update(before.id, { eventId: null })).data.updateAnnouncement.announcement;
    expect(general).toMatchObject({ title: 'Before', priority: 'LOW', isPublished: false, eventId: null, event: null });
    expect(general.createdAt).toBe(before.createdAt);
  });

  test('the input must not contain fields that the server derives: author, names, creation time', async () => {
    for (const claim of [{ createdBy: admin.id }, { creatorName: 'The Dean' }, { createdAt: '2020-01-01T00:00:00Z' }])
      expect((await create(claim)).code).toBe('BAD_USER_INPUT');
  });

  test('all readers see the author, even if the author is no longer an organizer', async () => {
    const former = await api.buildUser({ role: 'organizer', firstName: 'For', lastName: 'Mer' });
    const { id } = await buildAnnouncement({ createdBy: former });
    await api.sql(`UPDATE users SET role = 'participant' WHERE id = $1`, [former.uuid]);
    expect(await read(id)).toMatchObject({ creatorName: 'For Mer', createdBy: { id: former.id, name: 'For Mer' } });
  });
});

describe('invalid input', () => {
  const long = 'x'.repeat(101);
  test.each([
    ['a title over 100 characters', { title: long }, { title: 'Title must be at most 100 characters' }],
    ['no title', { title: '  ' }, { title: 'Title is required' }],
    ['no content', { content: ' \n ' }, { content: 'Content is required' }],
    [
      'content over 10,000 characters',
      { content: 'x'.repeat(10_001) },
      { content: 'Content must be at most 10,000 characters' },
    ],
    ['NUL in the content', { content: 'a\0b' }, { content: 'Content must not contain control characters' }],
    ['an unknown priority', { priority: 'URGENT' }, { priority: 'Priority must be low, medium or high' }],
    ['a priority that is not a string', { priority: 5 }, { priority: 'Priority must be low, medium or high' }],
    ['an event that does not exist', { eventId: 'event_01kafz5w4ye4rs7a1xkb0y7n5c' }, { eventId: 'Event not found' }],
    ['a malformed event id', { eventId: 'undefined' }, { eventId: 'Event not found' }],
    [
      'several wrong fields at once',
      { title: '', content: '', eventId: 'no' },
      { title: 'Title is required', content: 'Content is required', eventId: 'Event not found' },
    ],
  ])('%s', async (_, input, expected) => {
    const { id } = await buildAnnouncement({ createdBy: organizer });
    for (const refused of [await create(input), await update(id, input)])
      expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', fields: expected });
  });

  test('an unknown priority as a literal in the operation is a field error', async () => {
    const answer = await api.as(organizer)(
      'mutation { createAnnouncement(input: { title: "a", content: "b", priority: URGENT }) { announcement { id } } }',
    );
    expect(answer.fields).toEqual({ priority: 'Priority must be low, medium or high' });
  });

  test('a foreign id and an event that the author does not see count as not found', async () => {
    const hidden = await api.buildEvent({ createdBy: colleague, approval: 'pending' });
    for (const eventId of [organizer.id, hidden.id])
      expect(await create({ eventId })).toMatchObject({ fields: { eventId: 'Event not found' } });
    expect((await create({ eventId: hidden.id }, admin)).errors).toEqual([]);
  });
});

describe('reading announcements', () => {
  test('paging stays newest first and complete while announcements are added and deleted', async () => {
    const event = await api.buildEvent();
    const eventId = event.id;
    const moment = Date.now() - 60_000;
    for (let n = 0; n < 7; n++)
      // pairs share a moment, so the id decides their order
      await buildAnnouncement({
        title: `Page ${n}`,
        event,
        createdBy: organizer,
        createdAt: new Date(moment + (n >> 1) * 1000),
      });
    const all = await list({ eventId });
    expect(all.totalCount).toBe(7);
    const titles = all.edges.map(({ node }) => node.title);
    expect(titles).toEqual(['Page 6', 'Page 5', 'Page 4', 'Page 3', 'Page 2', 'Page 1', 'Page 0']);

    const walked: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const page: List = await list({ eventId, first: 2, after });
      walked.push(...page.edges.map(({ node }) => node.title));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
      await buildAnnouncement({ title: 'Newer', event, createdBy: organizer });
      await api.sql(`DELETE FROM announcements WHERE title = 'Page 6'`);
    }
    expect(walked).toEqual(titles);
  });

  test('filters narrow both the list and its count', async () => {
    await api.sql('DELETE FROM announcements');
    const event = await api.buildEvent();
    await buildAnnouncement({ title: 'general high', priority: 'high', createdBy: organizer });
    await buildAnnouncement({ title: 'event low', priority: 'low', event, createdBy: organizer });
    await buildAnnouncement({ title: 'event draft', event, isPublished: false, createdBy: organizer });
    const titles = async (variables: Record<string, unknown>, as: Person) => {
      const { edges, totalCount } = await list(variables, as);
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node }) => node.title).toSorted();
    };
    expect(await titles({}, organizer)).toEqual(['event draft', 'event low', 'general high']);
    expect(await titles({ hasEvent: false }, organizer)).toEqual(['general high']);
    expect(await titles({ hasEvent: true }, organizer)).toEqual(['event draft', 'event low']);
    expect(await titles({ eventId: event.id, isPublished: true }, organizer)).toEqual(['event low']);
    expect(await titles({ isPublished: false }, organizer)).toEqual(['event draft']);
    expect(await titles({ priority: 'HIGH' }, organizer)).toEqual(['general high']);
    expect(await titles({ hasEvent: true }, participant)).toEqual(['event low']);
    expect(await titles({ search: 'EVENT  draft' }, organizer)).toEqual(['event draft']);
    expect(await titles({ search: 'évent' }, participant)).toEqual(['event low']);
    const { body } = await restOf(api)<{ title: string }[]>('GET /api/announcements?search=high', { as: participant });
    expect([body.total, body.data.map(({ title }) => title)]).toEqual([1, ['general high']]);
    expect(await titles({ eventId: organizer.id }, organizer)).toEqual([]);
  });

  test('the home screen shows the three newest published announcements, also to organizers', async () => {
    await api.sql('DELETE FROM announcements');
    for (const n of [1, 2, 3, 4])
      await buildAnnouncement({ title: `News ${n}`, createdBy: organizer, createdAt: new Date(Date.now() + n) });
    await buildAnnouncement({
      title: 'Draft',
      isPublished: false,
      createdBy: organizer,
      createdAt: new Date(Date.now() + 9),
    });
    for (const person of [participant, organizer, admin]) {
      const { data } = await api.as(person)<{ home: { announcements: { title: string }[] } }>(
        '{ home { announcements { title } } }',
      );
      expect(data.home.announcements.map(({ title }) => title)).toEqual(['News 4', 'News 3', 'News 2']);
    }
  });

  test('a list of events with announcements and authors needs as many statements as one event', async () => {
    const counts = [];
    for (const howMany of [1, 12]) {
      const organizers = await api.buildUsers(howMany, { role: 'organizer' });
      const tag = `many${howMany}`;
      for (const each of organizers) {
        const event = await api.buildEvent({ createdBy: each, tags: [tag] });
        for (let n = 0; n < 3; n++) await buildAnnouncement({ event, createdBy: each });
      }
      await api.tokenOf(participant);
      const before = api.database.reader.sent;
      const { data } = await api.as(participant)<{ events: { edges: unknown[] } }>(
        `query ($tag: String!) { events(first: 50, tags: [$tag]) { edges { node {
           announcements(first: 5) { totalCount edges { node { title createdBy { name } event { title } } } } } } } }`,
        { tag },
      );
      expect(data.events.edges).toHaveLength(howMany);
      expect(JSON.stringify(data)).toContain('"totalCount":3');
      counts.push(api.database.reader.sent - before);
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe('hidden announcements', () => {
  test('participants find a draft through no query and no subscription', async () => {
    const event = await api.buildEvent();
    const secret = 'Exam questions of next week';
    const { id } = await buildAnnouncement({
      title: secret,
      content: secret,
      event,
      isPublished: false,
      createdBy: organizer,
    });
    await api.caughtUp();
    const client = await LiveClient.open(api.url, await api.tokenOf(participant));
    const watchers = await Promise.all([
      watch(client),
      watch(client, { eventId: event.id }),
      watch(client, { isPublished: false }),
    ]);
    await update(id, { content: `${secret}, corrected` });

    const doors: [string, Record<string, unknown>?][] = [
      ['query ($id: ID!) { announcement(id: $id) { title } }', { id }],
      ['query ($id: ID!) { node(id: $id) { ... on Announcement { title } } }', { id }],
      ['query ($id: ID!) { nodes(ids: [$id]) { ... on Announcement { title } } }', { id }],
      ['{ announcements(first: 100) { totalCount edges { node { title } } } }'],
      ['{ announcements(isPublished: false) { totalCount edges { node { title } } } }'],
      ['query ($id: ID!) { announcements(eventId: $id) { totalCount edges { node { title } } } }', { id: event.id }],
      [
        'query ($id: ID!) { event(id: $id) { announcements { totalCount edges { node { title } } } } }',
        { id: event.id },
      ],
      ['{ home { announcements { title } } }'],
    ];
    for (const [query, variables] of doors) {
      const answer = await api.as(participant)(query, variables);
      expect(answer.errors).toEqual([]);
      expect(JSON.stringify(answer.data)).not.toContain(secret);
      // organizers get the draft from the same query, except on the home screen
      const shown = JSON.stringify((await api.as(organizer)(query, variables)).data);
      expect(shown.includes(secret)).toBe(!query.includes('home'));
    }
    expect((await list({ isPublished: false })).totalCount).toBe(0);
    expect((await list({ eventId: event.id })).totalCount).toBe(0);

    const end = await buildAnnouncement({ title: 'The end', event, createdBy: organizer });
    expect(await watchers[0].next()).toBe('Created The end');
    expect(await watchers[1].next()).toBe('Created The end');
    await api.sql('DELETE FROM announcements WHERE id = ANY($1::uuid[])', [[end.uuid]]);
    await watchers[0].next();
    expect(JSON.stringify(watchers.map(({ feed }) => feed.answers))).not.toMatch(new RegExp(`${secret}|${id}`));
    await client.close();
  });

  test('only its organizer and admins see an announcement of a pending event, and strangers see none at all', async () => {
    const event = await api.buildEvent({ createdBy: organizer, approval: 'pending' });
    const { id } = await buildAnnouncement({ title: 'Not yet', event, createdBy: organizer });
    expect(await read(id, participant)).toBeNull();
    expect(await read(id, colleague)).toBeNull();
    expect((await read(id, organizer))?.event?.id).toBe(event.id);
    expect((await read(id, admin))?.title).toBe('Not yet');
    expect((await update(id, { title: 'Meddled' }, colleague)).code).toBe('NOT_FOUND');
    expect((await api.graphql('query ($id: ID!) { announcement(id: $id) { title } }', { id })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await api.graphql('{ announcements { totalCount } }')).code).toBe('UNAUTHENTICATED');
  });
});
