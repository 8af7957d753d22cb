import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsIn, type BuiltAnnouncement, watch, type Watcher } from '../testing/announce.ts';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { workerOf } from '../testing/jobs.ts';
import { LiveClient } from '../testing/live.ts';
import { startProcess } from '../testing/process.ts';
import { restOf } from '../testing/rest.ts';
import { announcementMail } from './mail.ts';
import { announcementMoments, sweepMoments } from './moments.ts';

let api: Api;
let announce: ReturnType<typeof announcementsIn>;
let organizer: Person;
let asha: Person;
const open: LiveClient[] = [];
beforeAll(async () => {
  api = await startApi();
  announce = announcementsIn(api.sql);
  organizer = await api.buildUser({ role: 'organizer' });
  asha = await api.buildUser();
});
beforeEach(async () => {
  await api.sql('DELETE FROM announcements');
  await api.sql(`DELETE FROM pgboss.job WHERE name LIKE 'announcement-%'`);
  await api.caughtUp();
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await api?.close();
});

const create = async (input: object, as = organizer) =>
  api.as(as)<{ createAnnouncement: { announcement: { id: string; state: string } } }>(
    'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id state } } }',
    { input: { title: 'Gates open', content: 'At nine.', ...input } },
  );
const update = (announcementId: string, changes: object) =>
  api.as(organizer)(
    'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
    { input: { announcementId, ...changes } },
  );

/** Simulates that hours have passed by moving all moments back, without firing triggers. */
const later = (hours: number) =>
  api.sql(`DO $$ BEGIN SET LOCAL session_replication_role = replica;
    UPDATE announcements SET publish_at = publish_at - interval '${hours} hours', ends_at = ends_at - interval '${hours} hours',
                             told_at = told_at - interval '${hours} hours'; END $$`);

/** Runs the job for moments that have passed, as the worker would. */
const turn = () => workerOf(api, announcementMoments).work({}, false);

/** The queries that show the announcement to a person. */
async function queriesShowing(person: Person, { id }: Pick<BuiltAnnouncement, 'id'>): Promise<string[]> {
  const { data } = await api.as(person)<{
    announcements: { totalCount: number; edges: { node: { state: string } }[] };
    shown: { totalCount: number };
    announcement: { state: string } | null;
    node: { state: string } | null;
    home: { announcements: unknown[] };
  }>(
    `query ($id: ID!) { announcements { totalCount edges { node { state } } } announcement(id: $id) { state }
       shown: announcements(isPublished: true) { totalCount } node(id: $id) { ... on Announcement { state } }
       home { announcements { id } } }`,
    { id },
  );
  const list = await restOf(api)<unknown[]>('GET /api/announcements', { as: person });
  return [
    ...data.announcements.edges.map(() => 'list'),
    ...(data.announcements.totalCount ? ['count'] : []),
    ...(data.shown.totalCount ? ['filter'] : []),
    ...(data.announcement ? ['page'] : []),
    ...(data.node ? ['node'] : []),
    ...(data.home.announcements.length ? ['home'] : []),
    ...list.body.data.map(() => 'rest'),
  ];
}
const allQueries = ['list', 'count', 'filter', 'page', 'node', 'home', 'rest'];
const draftQueries = ['list', 'count', 'page', 'node', 'rest'];

async function watcher(person: Person, url = api.url): Promise<Watcher> {
  const client = await LiveClient.open(url, await api.tokenOf(person));
  open.push(client);
  return watch(client);
}

describe('an announcement with a beginning and an end', () => {
  test('is visible in every query between the two, and before and after only to people who manage it', async () => {
    const its = await announce({ createdBy: organizer, publishAt: inHours(1), endsAt: inHours(3) });
    expect(await queriesShowing(asha, its)).toEqual([]);
    expect(await queriesShowing(organizer, its)).toEqual(draftQueries);
    await later(2);
    expect(await queriesShowing(asha, its)).toEqual(allQueries);
    expect(await queriesShowing(organizer, its)).toEqual(allQueries);
    await later(2);
    expect(await queriesShowing(asha, its)).toEqual([]);
    expect(await queriesShowing(organizer, its)).toEqual(draftQueries);
  });

  test('reports its state: scheduled, published, ended or draft', async () => {
    for (const [input, state] of [
      [{ publishAt: inHours(1) }, 'SCHEDULED'],
      [{ publishAt: inHours(-1) }, 'PUBLISHED'],
      [{ publishAt: inHours(-2), endsAt: inHours(-1) }, 'ENDED'],
      [{ publishAt: inHours(1), isPublished: false }, 'DRAFT'],
    ] as const)
      expect((await create(input)).data.createAnnouncement.announcement.state).toBe(state);
  });

  test('appears and disappears live at its moments, once each', async () => {
    const [hers, his] = [await watcher(asha), await watcher(organizer)];
    const { id } = await announce({ title: 'Soon', createdBy: organizer, publishAt: inHours(1), endsAt: inHours(3) });
    await turn();
    await api.caughtUp();
    expect(await his.next()).toBe('Created Soon');
    await later(2);
    await Promise.all([turn(), turn(), turn()]);
    expect(await hers.next()).toBe('Created Soon');
    expect(await his.next()).toBe('Updated Soon');
    await later(2);
    await turn();
    expect(await hers.next()).toBe(`Deleted ${id}`);
    await turn();
    await announce({ title: 'Last', createdBy: organizer });
    expect(await hers.next()).toBe('Created Last');
  });

  test('does not appear if its moment was moved, or if it was unpublished or deleted', async () => {
    const moved = (await create({ publishAt: inHours(1) })).data.createAnnouncement.announcement;
    const back = (await create({ publishAt: inHours(1) })).data.createAnnouncement.announcement;
    await create({ publishAt: inHours(1) });
    await update(moved.id, { publishAt: inHours(9) });
    await update(back.id, { isPublished: false });
    await api.sql('DELETE FROM announcements WHERE id NOT IN (SELECT id FROM announcements ORDER BY id LIMIT 2)');
    const hers = await watcher(asha);
    await later(2);
    await turn();
    await announce({ title: 'Last', createdBy: organizer });
    expect(await hers.next()).toBe('Created Last');
    expect(await queriesShowing(asha, moved)).not.toContain('page');
  });

  test('begins even without a job, as after a restored backup', async () => {
    const { id, uuid } = await announce({ createdBy: organizer, publishAt: inHours(1) });
    await api.sql(`DELETE FROM pgboss.job WHERE name = 'announcement-moments'`);
    await later(2);
    await sweepMoments.run({ ...api, address: api.url });
    expect(await api.sql('SELECT shown FROM announcements WHERE id = $1', [uuid])).toEqual([{ shown: true }]);
    expect(await queriesShowing(asha, { id })).toContain('page');
  });

  test('has one job per future moment after any number of changes, and none as a draft', async () => {
    await api.sql(`DELETE FROM pgboss.job WHERE name = 'announcement-moments'`);
    const jobs = async () => {
      const rows = await api.sql<{ due: Date }>(
        `SELECT start_after AS due FROM pgboss.job WHERE name = 'announcement-moments' ORDER BY start_after`,
      );
      return rows.map(({ due }) => due);
    };
    const [begin, end, later] = [inHours(1), inHours(3), inHours(5)];
    const { id } = (await create({ publishAt: begin, endsAt: end })).data.createAnnouncement.announcement;
    expect(await jobs()).toEqual([begin, end]);
    await update(id, { title: 'Gates open at ten' });
    expect(await jobs()).toEqual([begin, end]);
    await update(id, { endsAt: later });
    expect(await jobs()).toEqual([begin, end, later]);
    await create({ publishAt: inHours(7), isPublished: false });
    expect(await jobs()).toEqual([begin, end, later]);
  });

  test('is listed by its time of publication, after pinned announcements', async () => {
    await announce({ title: 'Scheduled', createdBy: organizer, publishAt: inHours(1) });
    await announce({ title: 'Old', createdBy: organizer, createdAt: inHours(-5) });
    await announce({ title: 'Pinned', createdBy: organizer, createdAt: inHours(-9), pinned: true });
    await announce({ title: 'New', createdBy: organizer, createdAt: inHours(-1) });
    await later(1.5);
    const titles: string[] = [];
    interface Answer {
      announcements: { edges: { node: { title: string } }[]; pageInfo: { endCursor: string | null } };
    }
    const query = `query ($after: String) { announcements(first: 1, after: $after) {
      edges { node { title } } pageInfo { endCursor } } }`;
    for (let after: string | null = null; titles.length < 4;) {
      const answer: Answer = (await api.as(asha)<Answer>(query, { after })).data;
      titles.push(...answer.announcements.edges.map(({ node }) => node.title));
      after = answer.announcements.pageInfo.endCursor;
    }
    expect(titles).toEqual(['Pinned', 'Scheduled', 'New', 'Old']);
  });
});

describe('a scheduled announcement of high priority', () => {
  const letters = async () => {
    await workerOf(api, announcementMail).work({}, false);
    const rows = await api.sql<{ title: string }>(
      `SELECT data->>'title' AS title FROM mail_messages WHERE user_id = $1 AND kind = 'announcement'`,
      [asha.uuid],
    );
    await api.sql('DELETE FROM mail_messages');
    return rows.map(({ title }) => title);
  };

  test('is mailed when it begins, not when it is written or edited', async () => {
    const { id } = (await create({ title: 'Storm', priority: 'HIGH', publishAt: inHours(1) })).data.createAnnouncement
      .announcement;
    await update(id, { content: 'At ten.' });
    expect(await letters()).toEqual([]);
    await later(2);
    await turn();
    expect(await letters()).toEqual(['Storm']);
    await turn();
    expect(await letters()).toEqual([]);
  });

  test('is also mailed if it is edited after its beginning but before the job runs', async () => {
    const { id } = (await create({ title: 'Storm', priority: 'HIGH', publishAt: inHours(1) })).data.createAnnouncement
      .announcement;
    await later(2);
    await update(id, { content: 'At ten.' });
    expect(await letters()).toEqual(['Storm']);
  });

  test('is not mailed after it has ended', async () => {
    await create({ title: 'Storm', priority: 'HIGH', endsAt: inHours(1) });
    await later(2);
    expect(await letters()).toEqual([]);
  });
});

describe('invalid moments and audiences', () => {
  test.each([
    [
      { publishAt: inHours(2), endsAt: inHours(1), title: ' ' },
      { endsAt: 'The end must come after the beginning', title: 'Title is required' },
    ],
    [
      { publishAt: '2099-05-04T10:00:00Z', endsAt: '2099-05-04T10:00:00Z' },
      { endsAt: 'The end must come after the beginning' },
    ],
    [{ publishAt: '1999-01-01T00:00:00Z' }, { publishAt: 'The beginning must lie between 2000 and 2100' }],
    [{ endsAt: '2101-01-01T00:00:00Z' }, { endsAt: 'The end must lie between 2000 and 2100' }],
    [{ audience: 'SEATS' }, { eventId: 'Choose the event whose people it is for' }],
    [{ audience: 'COLLEGE' }, { college: 'College is required' }],
    [{ audience: 'COLLEGE', college: 'x'.repeat(151) }, { college: 'College must be at most 150 characters' }],
    [{ audience: 'FRIENDS' }, { audience: 'Audience must be everybody, seats, line, college or organizers' }],
  ])('%j', async (input, fields) => {
    expect(await create(input)).toMatchObject({ code: 'VALIDATION_FAILED', fields });
    const { id } = await announce({ createdBy: organizer });
    expect(await update(id, input)).toMatchObject({ code: 'VALIDATION_FAILED', fields });
  });

  test('an update is checked together with the stored values that it does not change', async () => {
    const event = await api.buildEvent();
    const { id } = await announce({ createdBy: organizer, event, audience: 'seats', publishAt: inHours(5) });
    expect(await update(id, { endsAt: inHours(1) })).toMatchObject({
      fields: { endsAt: 'The end must come after the beginning' },
    });
    expect(await update(id, { eventId: null })).toMatchObject({
      fields: { eventId: 'Choose the event whose people it is for' },
    });
  });
});

test('each announcement begins and ends once at its moments, even if one of two processes is killed', async () => {
  const env = { JWT_SECRET: api.config.secret };
  const [left, right] = [await startProcess(api.address, env), await startProcess(api.address, env)];
  const hers = await watcher(asha, right.url);
  const began = new Map<string, number>();
  for (let n = 0; n < 12; n += 1) {
    const publishAt = new Date(Date.now() + 500 + n * 200);
    began.set(`Slot ${n}`, publishAt.getTime());
    await announce({ title: `Slot ${n}`, createdBy: organizer, publishAt, endsAt: inHours(1) });
  }
  const received: string[] = [];
  const early: string[] = [];
  const next = async () => {
    const line = await hers.next();
    // the UPDATE below, which ends them, also arrives as an update
    if (line.startsWith('Updated')) return;
    received.push(line);
    if (Date.now() < (began.get(line.replace('Created ', '')) ?? 0)) early.push(line);
  };
  await next();
  await left.kill();
  while (received.length < 12) await next();
  // ends them only now: on a busy machine, an early end could overtake the notification of the beginning
  await api.sql(`UPDATE announcements SET ends_at = now() + interval '1 second' WHERE title LIKE 'Slot %'`);
  while (received.length < 24) await next();
  expect(received.filter((line) => line.startsWith('Created')).toSorted()).toEqual(
    [...began.keys()].map((title) => `Created ${title}`).toSorted(),
  );
  expect(new Set(received).size).toBe(24);
  expect(early).toEqual([]);
  await right.stop();
});
