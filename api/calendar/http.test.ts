import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggedPath } from '../core/context/log.ts';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { type BuiltFeed, feedsAt, readCalendar } from '../testing/calendar.ts';
import { restOf } from '../testing/rest.ts';
import { mostUnknownLinks } from './http.ts';
import { deleteOldTombstones } from './sweep.ts';

let api: Api;
let feeds: ReturnType<typeof feedsAt>;
let organizer: Person;
beforeAll(async () => {
  api = await startApi();
  feeds = feedsAt(api);
  organizer = await api.buildUser({ role: 'organizer' });
});
afterAll(() => api?.close());

/** The validators that a client caches. */
const validatorsOf = ({ headers }: Response) => ({ etag: headers.get('etag')!, at: headers.get('last-modified')! });

test('a feed is a file that only private caches may store', async () => {
  const { headers, status } = await feeds.fetchFeed(await feeds.make(await api.buildUser(), 'MINE'));
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('content-disposition')).toBe('inline; filename="events.ics"');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a conditional request gets 304 until an event of the feed changes, by ETag or by date', async () => {
  const asha = await api.buildUser();
  const event = await api.buildEvent({ createdBy: organizer, title: 'Kites', tags: ['wind'] });
  await api.buildRegistrations(event, [asha]);
  const all = [await feeds.make(asha, 'MINE'), await feeds.make(asha, 'ALL'), await feeds.make(asha, 'TAG', 'wind')];
  const changes: (() => Promise<unknown>)[] = [
    () => api.sql(`UPDATE events SET title = 'Kites!', version = version + 1 WHERE id = $1`, [event.uuid]),
    () => api.sql(`UPDATE events SET location = 'Hill' WHERE id = $1`, [event.uuid]),
    () => api.sql('UPDATE events SET date = $2 WHERE id = $1', [event.uuid, inHours(60)]),
    () => api.sql(`UPDATE system_settings SET system_email_address = 'new@evm.example'`),
    () => api.sql(`UPDATE events SET approval = 'rejected' WHERE id = $1`, [event.uuid]),
    () => api.sql(`UPDATE events SET approval = 'approved' WHERE id = $1`, [event.uuid]),
    () => api.sql('DELETE FROM events WHERE id = $1', [event.uuid]),
  ];
  for (const feed of all) await feeds.fetchFeed(feed);
  for (const change of changes) {
    const before = await Promise.all(all.map(async (feed) => validatorsOf(await feeds.fetchFeed(feed))));
    for (const [n, feed] of all.entries()) {
      const { etag, at } = before[n]!;
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-none-match': `"other", ${etag.replace('W/', '')}` },
        { 'if-modified-since': at },
      ] as Record<string, string>[]) {
        const again = await feeds.fetchFeed(feed, headers);
        expect([again.status, await again.text(), validatorsOf(again)]).toEqual([304, '', before[n]]);
      }
    }
    await change();
    for (const [n, feed] of all.entries()) {
      const { etag, at } = before[n]!;
      const byTime = await feeds.fetchFeed(feed, { 'if-modified-since': at });
      const byMark = await feeds.fetchFeed(feed, { 'if-none-match': etag });
      expect([byTime.status, byMark.status]).toEqual([200, 200]);
      expect(validatorsOf(byMark).etag).not.toBe(etag);
      expect(Date.parse(validatorsOf(byMark).at)).toBeGreaterThan(Date.parse(at));
    }
  }
});

test('changes that do not show in a feed keep its ETag', async () => {
  const asha = await api.buildUser();
  const event = await api.buildEvent({ createdBy: organizer });
  await api.buildRegistrations(event, [asha]);
  const feed = await feeds.make(asha, 'MINE');
  const { etag } = validatorsOf(await feeds.fetchFeed(feed));
  await api.buildRegistrations(event, await api.buildUsers(2));
  await api.sql('UPDATE users SET first_name = $2 WHERE id = $1', [asha.uuid, 'Ashwini']);
  expect((await feeds.fetchFeed(feed, { 'if-none-match': etag })).status).toBe(304);
});

test('HEAD sends the same headers without a body', async () => {
  const feed = await feeds.make(await api.buildUser(), 'ALL');
  const [whole, head] = [await feeds.fetchFeed(feed), await feeds.fetchFeed(feed, {}, 'HEAD')];
  expect([head.status, await head.text(), validatorsOf(head)]).toEqual([200, '', validatorsOf(whole)]);
});

test('a renewed link opens the same feed, and the old link nothing', async () => {
  const asha = await api.buildUser();
  const old = await feeds.make(asha, 'ALL');
  const { data } = await api.as(asha)<{ renewCalendarFeed: { feed: BuiltFeed } }>(
    'mutation ($id: ID!) { renewCalendarFeed(input: { feedId: $id }) { feed { id url } } }',
    { id: old.id },
  );
  const renewed = data.renewCalendarFeed.feed;
  expect(renewed.id).toBe(old.id);
  expect(renewed.url).not.toBe(old.url);
  expect((await feeds.fetchFeed(renewed)).status).toBe(200);
  const refused = await feeds.fetchFeed(old, { accept: 'text/html' });
  expect([refused.status, await refused.json()]).toEqual([
    404,
    { success: false, code: 'NOT_FOUND', message: 'There is no calendar at this link, or no longer.' },
  ]);
  await api.as(asha)('mutation ($id: ID!) { endCalendarFeed(input: { feedId: $id }) { endedFeedId } }', { id: old.id });
  expect((await feeds.fetchFeed(renewed)).status).toBe(404);
});

test('a feed is created once, and its link is shown to its owner only', async () => {
  const [asha, ben] = [await api.buildUser(), await api.buildUser()];
  const made = [
    await feeds.make(asha, 'TAG', ' Chess '),
    await feeds.make(asha, 'ALL'),
    await feeds.make(asha, 'MINE'),
  ];
  expect(await feeds.make(asha, 'TAG', 'chess')).toEqual(made[0]);
  expect(made[0]!.tag).toBe('Chess');
  const list = async (as: Person) =>
    (await api.as(as)<{ calendarFeeds: BuiltFeed[] }>('{ calendarFeeds { id url tag kind createdAt } }')).data
      .calendarFeeds;
  expect(await list(asha)).toEqual(made.toReversed());
  expect(await list(ben)).toEqual([]);
  expect(new Set(made.map(({ url }) => url)).size).toBe(3);
  for (const { url } of made) expect(url).toMatch(/^http:\/\/localhost:0\/calendar\/[\w-]{43}\.ics$/);
  const stored = JSON.stringify(await api.sql('SELECT * FROM calendar_feeds'));
  for (const { url } of made) expect(stored).not.toContain(/([\w-]{43})\.ics/.exec(url)![1]);
  for (const name of ['renewCalendarFeed', 'endCalendarFeed'])
    for (const id of [made[0]!.id, 'feed_01jd5xq2m8fz4tqv7n3r6k9w0c', 'nothing'])
      expect(
        await api.as(ben)(`mutation ($id: ID!) { ${name}(input: { feedId: $id }) { __typename } }`, { id }),
      ).toMatchObject({ code: 'NOT_FOUND', message: 'You have no such calendar.' });
});

test.each([
  [{ kind: 'TAG' }, 'Tag is required'],
  [{ kind: 'TAG', tag: ' ' }, 'Tag is required'],
  [{ kind: 'TAG', tag: 'x'.repeat(31) }, 'Tag must be at most 30 characters'],
  [{ kind: 'TAG', tag: 'a\u200bb' }, 'Tag must not contain invisible characters'],
  [{ kind: 'ALL', tag: 'chess' }, 'Only a calendar of one tag has a tag'],
])('the feed %o is invalid: %s', async (input, sentence) => {
  expect(
    await api.as(organizer)(
      'mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { __typename } }',
      { input },
    ),
  ).toMatchObject({ code: 'VALIDATION_FAILED', fields: { tag: sentence } });
});

test('a person has at most 20 tag feeds, even with concurrent requests', async () => {
  const asha = await api.buildUser();
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      api.as(asha)('mutation ($tag: String) { createCalendarFeed(input: { kind: TAG, tag: $tag }) { __typename } }', {
        tag: `tag ${n}`,
      }),
    ),
  );
  const refused = answers.filter(({ code }) => code);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    code: 'CALENDAR_LIMIT_REACHED',
    message: 'You can have calendars of at most 20 tags.',
  });
});

test('a feed holds 2,000 events: upcoming ones first, then the latest past ones', async () => {
  const olga = await api.buildUser({ role: 'organizer' });
  await api.sql(
    `INSERT INTO events (id, title, description, date, location, capacity, tags, created_by)
     SELECT gen_random_uuid(), 'Number ' || n, 'One of many.', now() + make_interval(hours => n), 'Hall', 9, '{many}', $1
       FROM generate_series(-499, 1800) AS n`,
    [olga.uuid],
  );
  for (const feed of [await feeds.make(olga, 'MINE'), await feeds.make(olga, 'TAG', 'many')]) {
    const response = await feeds.fetchFeed(feed);
    const titles = readCalendar(await response.text()).entries.map(({ title }) => Number(title.slice(7)));
    expect(titles).toHaveLength(2000);
    expect([Math.min(...titles), Math.max(...titles)]).toEqual([-199, 1800]);
  }
  await api.sql(`DELETE FROM events WHERE 'many' = ANY(tags)`);
});

test('in maintenance mode, feeds answer 503 to all but admins', async () => {
  const [own, admins] = [
    await feeds.make(organizer, 'ALL'),
    await feeds.make(await api.buildUser({ role: 'admin' }), 'ALL'),
  ];
  const set = async (is: boolean) => {
    await api.sql('UPDATE system_settings SET maintenance_mode = $1', [is]);
    await api.caughtUp();
  };
  await set(true);
  await expect.poll(async () => (await feeds.fetchFeed(own)).status).toBe(503);
  expect((await feeds.fetchFeed(admins)).status).toBe(200);
  await set(false);
  await expect.poll(async () => (await feeds.fetchFeed(own)).status).toBe(200);
});

test('guesses of links get 404, then 429 per network, while valid links still work', async () => {
  const feed = await feeds.make(organizer, 'MINE');
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const guess = (file: string) => fetch(`${api.url}/calendar/${file}`, { headers: from });
  for (const file of ['x.ics', 'A'.repeat(43), `${'A'.repeat(43)}.ics`, '%00.ics', `${'A'.repeat(5000)}.ics`])
    expect((await guess(file)).status).toBe(404);
  await api.sql(`UPDATE sign_in_attempts SET failures = $1 WHERE bucket = 'calendar links from 203.0.113.9'`, [
    mostUnknownLinks,
  ]);
  const refused = await guess(`${'B'.repeat(43)}.ics`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await feeds.fetchFeed(feed, from)).status).toBe(200);
  expect((await fetch(`${api.url}/calendar/${'B'.repeat(43)}.ics`)).status).toBe(404);
});

test('feeds can be created, renewed and ended over REST', async () => {
  const asha = await api.buildUser();
  const rest = restOf(api);
  const made = await rest<BuiltFeed>('POST /api/calendar/feeds', { as: asha, body: { kind: 'tag', tag: 'chess' } });
  expect(made).toMatchObject({ status: 201, body: { data: { kind: 'tag', tag: 'chess' } } });
  const { id } = made.body.data;
  expect((await feeds.fetchFeed(made.body.data)).status).toBe(200);
  const renewed = await rest<BuiltFeed>(`POST /api/calendar/feeds/${id}/renew`, { as: asha, body: {} });
  expect((await feeds.fetchFeed(made.body.data)).status).toBe(404);
  const listed = await rest('GET /api/calendar/feeds', { as: asha });
  expect(listed.body.data).toEqual([renewed.body.data]);
  expect((await rest(`DELETE /api/calendar/feeds/${id}`, { as: asha })).status).toBe(200);
  expect((await feeds.fetchFeed(renewed.body.data)).status).toBe(404);
});

test('the log never shows the secret of a link', () => {
  expect(loggedPath(`/calendar/${'A'.repeat(43)}.ics?x=1`)).toBe('/calendar/…');
});

test('tombstones are deleted after 90 days', async () => {
  const asha = await api.buildUser();
  const [event, other] = [await api.buildEvent({ title: 'Old news' }), await api.buildEvent({ title: 'News' })];
  const feed = await feeds.make(asha, 'MINE');
  await api.buildRegistrations(event, [asha]);
  await api.buildRegistrations(other, [asha]);
  await api.sql('DELETE FROM events WHERE id = ANY($1)', [[event.uuid, other.uuid]]);
  expect((await feeds.read(feed)).entries).toHaveLength(2);
  await api.sql(`UPDATE calendar_gone SET gone_at = now() - interval '91 days' WHERE event_id = $1`, [event.uuid]);
  expect((await feeds.read(feed)).entries.map(({ title }) => title)).toEqual(['News']);
  await deleteOldTombstones.run({ ...api, address: api.url });
  expect(
    await api.sql('SELECT DISTINCT title FROM calendar_gone WHERE event_id = ANY($1)', [[event.uuid, other.uuid]]),
  ).toEqual([{ title: 'News' }]);
});
