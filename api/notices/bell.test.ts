import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tooMany } from '../core/refusals/errors.ts';
import { Live } from '../core/journal/live.ts';
import type { Rows, Statement } from '../core/statements/rows.ts';
import { announcementsIn } from '../testing/announce.ts';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { LiveClient, type LiveFeed, recordReads } from '../testing/live.ts';
import { nodesOf, pagesIn, plansOf, vacuum } from '../testing/plans.ts';
import { bellOf } from './bells.ts';
import { sentence } from '../core/texts/refusalTexts.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
const announce = announcementsIn(sql);
const open: LiveClient[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));
afterAll(async () => {
  await other.close();
  await api.close();
});

interface NoticeAnswer {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly isRead: boolean;
  readonly isOwn: boolean;
}
const notices = async (person: Person, args = 'first: 100') => {
  const { data } = await as(person)<{
    notices: {
      edges: { node: NoticeAnswer }[];
      totalCount: number;
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    };
    unreadNotices: number;
  }>(
    `{ notices(${args}) { edges { node { id kind title text path isRead isOwn } } totalCount pageInfo { endCursor hasNextPage } }
       unreadNotices }`,
  );
  return { ...data.notices, shown: data.notices.edges.map(({ node }) => node), unread: data.unreadNotices };
};
const titles = async (person: Person, args?: string) => (await notices(person, args)).shown.map(({ title }) => title);
const read = (person: Person, noticeIds?: readonly string[]) =>
  as(person)<{ markNoticesRead: { read: number; unreadNotices: number } }>(
    'mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { read unreadNotices } }',
    { input: { noticeIds } },
  ).then(({ data }) => data.markNoticesRead);
const letter = (person: Person, subject: string) =>
  sql(
    `SELECT evm_post('organizer-letter', $1, jsonb_build_object('title', 'Kite day', 'location', 'Roof', 'version', 1,
       'date', '2099-01-01T10:00:00Z', 'id', '00000000-0000-0000-0000-000000000000', 'subject', $2::text, 'text', 'Hello',
       'from', 'Olga'))`,
    [person.uuid, subject],
  );

let organizer: Person;
let asha: Person;
let ben: Person;
beforeEach(async () => {
  await sql('DELETE FROM announcements');
  organizer = await buildUser({ role: 'organizer' });
  [asha, ben] = (await buildUsers(2)) as [Person, Person];
  await api.caughtUp();
});

describe('announcements under the bell', () => {
  test('each person in the audience sees the announcement with its link, without a stored row', async () => {
    const event = await buildEvent({ createdBy: organizer });
    await buildRegistrations(event, [asha]);
    await announce({ createdBy: organizer, title: 'Library', content: 'Open\n\nuntil  ten.' });
    await announce({ createdBy: organizer, title: 'Bring string', event, audience: 'seats' });
    expect((await notices(asha)).shown).toMatchObject([
      { kind: 'announcement', title: 'Bring string', path: `/events/${event.id}`, isRead: false, isOwn: false },
      { kind: 'announcement', title: 'Library', text: 'Open until ten.', path: '/announcements', isRead: false },
    ]);
    expect((await notices(asha)).unread).toBe(2);
    expect(await titles(ben)).toEqual(['Library']);
    expect(await sql('SELECT FROM announcement_reads')).toEqual([]);
  });

  test('a long text is cut to its beginning with an ellipsis', async () => {
    for (const content of ['🪁'.repeat(140), `${'🪁'.repeat(138)} and so on`])
      await announce({ createdBy: organizer, content });
    const texts = (await notices(asha)).shown.map(({ text }) => text);
    expect(texts).toEqual([`${'🪁'.repeat(138)}…`, '🪁'.repeat(140)]);
  });

  test('only visible announcements appear that are newer than the account', async () => {
    await announce({ createdBy: organizer, title: 'Past', createdAt: inHours(-1) });
    await announce({ createdBy: organizer, title: 'Draft', isPublished: false });
    await announce({ createdBy: organizer, title: 'Later', publishAt: inHours(1) });
    await announce({ createdBy: organizer, title: 'Over', endsAt: inHours(-1) });
    await announce({ createdBy: organizer, title: 'Now', endsAt: inHours(1) });
    for (const person of [asha, organizer]) expect(await titles(person)).toEqual(['Now']);
  });

  test('correcting the beginning of a visible announcement does not move it', async () => {
    const { id } = await announce({ createdBy: organizer, title: 'Library' });
    await announce({ createdBy: organizer, title: 'Canteen' });
    const { errors } = await as(organizer)(
      'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
      { input: { announcementId: id, publishAt: inHours(-1).toISOString() } },
    );
    expect(errors).toEqual([]);
    expect(await titles(asha)).toEqual(['Canteen', 'Library']);
  });

  test('authors see their own announcement as read and as their own', async () => {
    await announce({ createdBy: organizer, title: 'Mine' });
    const { shown, unread } = await notices(organizer);
    expect(shown).toMatchObject([{ title: 'Mine', isRead: true, isOwn: true }]);
    expect(unread).toBe(0);
    expect(await titles(organizer, 'first: 5, unread: true')).toEqual([]);
  });

  test('announcements and other notices share one order, across pages and with the filter for unread ones', async () => {
    const event = await buildEvent({ createdBy: organizer });
    await sql('UPDATE users SET created_at = $1 WHERE id = $2', [inHours(-24), asha.uuid]);
    for (let n = 0; n < 5; n += 1) {
      await announce({ createdBy: organizer, title: `News ${n}`, event, createdAt: inHours(2 * n - 20) });
      await letter(asha, `Letter ${n}`);
      await sql('UPDATE notices SET created_at = $1 WHERE created_at > $2', [inHours(2 * n - 19), inHours(-1)]);
    }
    const whole = await titles(asha);
    expect(whole).toEqual([4, 3, 2, 1, 0].flatMap((n) => [`Kite day: Letter ${n}`, `News ${n}`]));
    const walked: string[] = [];
    let page = await notices(asha, 'first: 3');
    for (;;) {
      walked.push(...page.shown.map(({ title }) => title));
      if (!page.pageInfo.hasNextPage) break;
      page = await notices(asha, `first: 3, after: "${page.pageInfo.endCursor}"`);
    }
    expect(walked).toEqual(whole);
    const { shown, totalCount } = await notices(asha);
    expect(totalCount).toBe(10);
    expect(await read(asha, [shown[0]!.id, shown[1]!.id, shown[1]!.id])).toEqual({ read: 2, unreadNotices: 8 });
    expect(await titles(asha, 'first: 9, unread: false')).toEqual(whole.slice(0, 2));
    expect(await titles(asha, 'first: 9, unread: true')).toEqual(whole.slice(2));
  });
});

describe('marking announcements as read', () => {
  test('works by the id of the notice or the announcement or for all, and only for the viewer', async () => {
    const first = await announce({ createdBy: organizer, title: 'One' });
    await announce({ createdBy: organizer, title: 'Two' });
    await announce({ createdBy: organizer, title: 'Three' });
    const { shown } = await notices(asha);
    expect(await read(asha, [first.id])).toEqual({ read: 1, unreadNotices: 2 });
    expect(await read(asha, [shown[0]!.id, shown[2]!.id])).toEqual({ read: 1, unreadNotices: 1 });
    expect(await read(asha)).toEqual({ read: 1, unreadNotices: 0 });
    expect((await notices(ben)).unread).toBe(3);
    expect(await read(organizer)).toEqual({ read: 0, unreadNotices: 0 });
  });

  test('ignores announcements for others, which the viewer cannot read as a node either', async () => {
    const event = await buildEvent({ createdBy: organizer });
    await buildRegistrations(event, [asha]);
    const { id } = await announce({ createdBy: organizer, event, audience: 'seats' });
    const [{ id: notice } = { id: '' }] = (await notices(asha)).shown;
    expect(await read(ben, [id, notice])).toEqual({ read: 0, unreadNotices: 0 });
    const nodeOf = async (person: Person) =>
      (await as(person)<{ node: unknown }>('query ($id: ID!) { node(id: $id) { id } }', { id: notice })).data.node;
    expect(await nodeOf(asha)).toEqual({ id: notice });
    expect(await nodeOf(ben)).toBeNull();
  });
});

async function device(person: Person, at = api, more = ''): Promise<LiveFeed> {
  const client = await LiveClient.open(at.url, await api.tokenOf(person));
  open.push(client);
  const feed = client.subscribe({
    query: `subscription { noticeArrived { __typename ... on NoticeArrived { unreadNotices notice { title isRead } ${more} }
      ... on NoticesRead { unreadNotices } } }`,
  });
  expect((await feed.next()).data).toEqual({ noticeArrived: { __typename: 'ReadAgain' } });
  return feed;
}
const latest = (feed: LiveFeed) => feed.answers.at(-1)?.data?.noticeArrived;

describe('live announcements under the bell', () => {
  test('an announcement arrives on all devices in all processes; reading it on one updates the others', async () => {
    const devices = [await device(asha), await device(asha, other)];
    const { id } = await announce({ createdBy: organizer, title: 'Library' });
    for (const feed of devices)
      await expect
        .poll(() => latest(feed))
        .toEqual({ __typename: 'NoticeArrived', unreadNotices: 1, notice: { title: 'Library', isRead: false } });
    await read(asha, [id]);
    for (const feed of devices)
      await expect.poll(() => latest(feed)).toEqual({ __typename: 'NoticesRead', unreadNotices: 0 });
  });

  test('an unpublished announcement disappears from the devices', async () => {
    const feed = await device(asha);
    const { uuid } = await announce({ createdBy: organizer, title: 'Library' });
    await expect.poll(() => latest(feed)).toMatchObject({ unreadNotices: 1 });
    await sql('UPDATE announcements SET is_published = false WHERE id = $1', [uuid]);
    await expect.poll(() => latest(feed)).toEqual({ __typename: 'NoticesRead', unreadNotices: 0 });
  });

  test('people are not notified of announcements for others or of their own', async () => {
    const event = await buildEvent({ createdBy: organizer });
    await buildRegistrations(event, [asha]);
    const [hers, his, own] = [await device(asha), await device(ben), await device(organizer)];
    await announce({ createdBy: organizer, event, audience: 'seats', title: 'Bring string' });
    await expect.poll(() => latest(hers)).toMatchObject({ notice: { title: 'Bring string' } });
    await announce({ createdBy: organizer, title: 'For all' });
    await expect.poll(() => latest(his)).toMatchObject({ notice: { title: 'For all' }, unreadNotices: 1 });
    expect(his.answers).toHaveLength(2);
    expect(own.answers).toHaveLength(1);
  });

  test('an important announcement of an event alerts people with a seat who want announcements as push messages', async () => {
    const [event, elsewhere] = [await buildEvent({ createdBy: organizer }), await buildEvent({ createdBy: organizer })];
    const [waiting, quiet] = await buildUsers(2);
    await buildRegistrations(event, [asha, quiet!]);
    await api.buildWaitlist(event, [waiting!]);
    await as(quiet!)(`mutation { updateMessagePreferences(input: { preferences: [
      { topic: "announcements", way: PUSH, wanted: false }] }) { preferences { topic } } }`);
    const alerts = new Map<Person, LiveFeed>();
    for (const person of [asha, ben, waiting!, quiet!])
      alerts.set(person, await device(person, api, 'alert { title path }'));
    const alertOf = (person: Person) => (latest(alerts.get(person)!) as { alert?: unknown }).alert;
    /** Every screen has received the announcement, as an alert or not. */
    const expectAlert = async (title: string, people: readonly Person[]) => {
      for (const person of alerts.keys()) {
        await expect.poll(() => latest(alerts.get(person)!)).toMatchObject({ notice: { title } });
        expect(alertOf(person)).toEqual(people.includes(person) ? { title, path: `/events/${event.id}` } : null);
      }
    };
    await announce({ createdBy: organizer, event, priority: 'high', title: 'The hall has moved' });
    await expectAlert('The hall has moved', [asha]);
    await announce({ createdBy: organizer, event, priority: 'medium', title: 'Bring string' });
    await expectAlert('Bring string', []);
    await announce({ createdBy: organizer, priority: 'high', title: 'For all' });
    await expectAlert('For all', []);
    await announce({ createdBy: organizer, event: elsewhere, priority: 'high', title: 'Elsewhere' });
    await expectAlert('Elsewhere', []);
  });

  test('an alert is not lost if another notice arrives at the same moment', async () => {
    const event = await buildEvent({ createdBy: organizer });
    await buildRegistrations(event, [asha]);
    const feed = await device(asha, api, 'alert { title }');
    await Promise.all([
      announce({ createdBy: organizer, event, priority: 'high', title: 'The hall has moved' }),
      letter(asha, 'Bring string'),
    ]);
    await expect
      .poll(() => feed.answers.map(({ data }) => (data?.noticeArrived as { alert?: unknown } | undefined)?.alert))
      .toContainEqual({ title: 'The hall has moved' });
  });

  test('the bells of many people are read in batches', async () => {
    const people = await buildUsers(40);
    const feeds = [];
    for (const person of people) feeds.push(await device(person, other));
    const reads = recordReads(other.database);
    await announce({ createdBy: organizer, title: 'Library' });
    for (const feed of feeds) await expect.poll(() => latest(feed)).toMatchObject({ notice: { title: 'Library' } });
    // people who subscribed within the last 250 ms are notified one by one
    expect(reads.filter((name) => name === 'notices-bells').length).toBeLessThan(13);
    expect(reads.filter((name) => /^notices-(page|count|unread)/.test(name))).toEqual([]);
  });
});

describe('reading bells is charged to the server', () => {
  const { reader } = api.database;
  const { rows } = reader;
  afterEach(() => {
    reader.rows = rows;
  });
  const isOfBells = (name: string) => /^notices-(bells|by-id)$/.test(name);

  test('a person over the budget does not delay the notices of others', async () => {
    const refuseAsha: typeof rows = async (what, values, budget) => {
      if (isOfBells(what.name) && budget?.who === asha.id) throw tooMany(sentence('overdrawn'), 2);
      return rows.call(reader, what, values, budget) as Promise<never[]>;
    };
    const [first, second] = [await device(asha), await device(ben)];
    // the throttle of both subscriptions has ended, so that one batch reads both
    await pause(300);
    reader.rows = refuseAsha;
    await announce({ createdBy: organizer, title: 'Library' });
    for (const feed of [first, second])
      await expect.poll(() => latest(feed)).toMatchObject({ unreadNotices: 1, notice: { title: 'Library' } });
    expect(first.answers.length + second.answers.length).toBe(4);
  });

  test('at most two of these statements run at once', async () => {
    let [underWay, most] = [0, 0];
    const serverRows: Rows = async <Row>(what: Statement<Row>, values?: readonly unknown[]) => {
      most = Math.max(most, (underWay += 1));
      await pause(20);
      underWay -= 1;
      return reader.rows(what, values);
    };
    const ctx = { live: new Live(api.log), serverRows };
    const people = await buildUsers(5);
    // each person has other news, so each needs a statement of its own
    const bells = await Promise.all(people.map(({ uuid }) => bellOf(ctx, uuid, [uuid])));
    expect(bells).toEqual(people.map(() => ({ unread: 0, notice: undefined })));
    expect(most).toBe(2);
  });
});

test('the count of each bell is that of the unread notices, for all kinds of announcements', async () => {
  const [author, admin] = [await buildUser({ role: 'organizer' }), await buildUser({ role: 'admin' })];
  const people = [asha, ben, organizer, author, admin];
  await sql('UPDATE users SET created_at = $1 WHERE id = ANY($2)', [inHours(-24), people.map(({ uuid }) => uuid)]);
  await sql('UPDATE users SET created_at = $1 WHERE id = $2', [inHours(-2), ben.uuid]);
  const open = await buildEvent({ createdBy: organizer });
  const pending = await buildEvent({ createdBy: organizer, approval: 'pending' });
  await buildRegistrations(open, [asha]);
  let n = 0;
  for (const event of [null, open, pending])
    for (const audience of event
      ? (['everybody', 'seats', 'line'] as const)
      : (['everybody', 'college', 'organizers'] as const))
      for (const createdBy of [organizer, author])
        for (const facts of [{}, { createdAt: inHours(-3) }, { isPublished: false }, { endsAt: inHours(-1) }, {}])
          await announce({ event, audience, createdBy, ...(audience === 'college' && { college: 'Other' }), ...facts });
  const agree = async () => {
    for (const person of people) {
      const { totalCount } = await notices(person, 'first: 1, unread: true');
      const { unread } = await bellOf(
        { live: new Live(api.log), serverRows: (...read) => api.database.reader.rows(...read) },
        person.uuid,
        [],
      );
      expect.soft(unread, person.email).toBe(totalCount);
      n += unread;
    }
  };
  await agree();
  for (const person of people) {
    const { shown } = await notices(person, 'first: 100, unread: true');
    await read(
      person,
      shown.filter((_, index) => index % 3 > 0).map(({ id }) => id),
    );
  }
  await agree();
  // who has read them becomes their author, or is no longer addressed
  await sql('UPDATE announcements SET created_by = $1 WHERE created_by = $2', [asha.uuid, author.uuid]);
  await agree();
  await sql(`UPDATE announcements SET audience = 'organizers', event_id = NULL WHERE event_id = $1`, [open.uuid]);
  await agree();
  await sql(`UPDATE events SET approval = 'rejected' WHERE id = $1`, [open.uuid]);
  await sql(`UPDATE events SET approval = 'approved' WHERE id = $1`, [pending.uuid]);
  await agree();
  expect(n).toBeGreaterThan(60);
});

test('ten thousand old announcements do not make the first page and the count read more', async () => {
  await sql(`UPDATE users SET created_at = now() - interval '10 years'`);
  for (let n = 0; n < 40; n += 1) await announce({ createdBy: organizer, createdAt: inHours(-n) });
  await sql(
    `INSERT INTO notices (user_id, kind, data) SELECT $1, 'role-changed', '{"before": "participant", "after": "organizer"}'
    FROM generate_series(1, 40)`,
    [asha.uuid],
  );
  const measure = async () => {
    await vacuum(sql);
    return plansOf(api, () => as(asha)('{ notices(first: 20) { edges { node { id } } } unreadNotices }'));
  };
  const few = pagesIn(await measure());
  await sql(
    `INSERT INTO announcements (id, title, content, created_by, created_at)
     SELECT evm_new_uuid(), 'Old', 'Old', $1, now() - interval '91 days' - n * interval '1 minute' FROM generate_series(1, 10000) n`,
    [organizer.uuid],
  );
  await sql(
    `INSERT INTO notices (user_id, kind, data)
     SELECT id, 'role-changed', '{"before": "participant", "after": "organizer"}' FROM users, generate_series(1, 1000) WHERE id <> $1`,
    [asha.uuid],
  );
  await sql('INSERT INTO announcement_reads SELECT a.id, u.id FROM announcements a, (SELECT id FROM users LIMIT 5) u');
  const plans = await measure();
  const scans = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
  expect(
    scans.filter((node) => /^(announcements|notices|announcement_reads)$/.test(node['Relation Name'] ?? '')),
  ).toEqual([]);
  const many = pagesIn(plans);
  expect(many, `${few} pages, later ${many}`).toBeLessThan(few * 1.5 + 50);
});
