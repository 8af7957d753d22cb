import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { LiveClient, type LiveFeed } from '../testing/live.ts';

const api = await startApi();
const other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
const open: LiveClient[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));
afterAll(async () => {
  await other.close();
  await api.close();
});

const organizer = await api.buildUser({ role: 'organizer' });
let asha: Person;
let event: BuiltEvent;
beforeEach(async () => {
  asha = await api.buildUser();
  event = await api.buildEvent({ createdBy: organizer, title: 'Kite day', location: 'Roof' });
  await api.buildRegistrations(event, [asha]);
});

async function device(person: Person, at = api): Promise<LiveFeed> {
  const client = await LiveClient.open(at.url, await api.tokenOf(person));
  open.push(client);
  const feed = client.subscribe({
    query: `subscription { noticeArrived { __typename ... on NoticeArrived { unreadNotices notice { id title isRead } }
      ... on NoticesRead { unreadNotices } } }`,
  });
  expect((await feed.next()).data).toEqual({ noticeArrived: { __typename: 'ReadAgain' } });
  return feed;
}
const latest = (feed: LiveFeed) => feed.answers.at(-1)?.data?.noticeArrived;
const write = (subject: string) =>
  api.as(organizer)(
    'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
    { input: { eventId: event.id, userIds: [asha.id], subject, text: 'Hello.' } },
  );
const read = (noticeIds?: readonly string[]) =>
  api.as(asha)('mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { read } }', {
    input: { noticeIds },
  });

test('a notice arrives on all devices at once; reading it on one updates the others', async () => {
  const devices = [await device(asha), await device(asha, other)];
  await write('Bring string');
  for (const feed of devices)
    await expect
      .poll(() => latest(feed))
      .toMatchObject({ unreadNotices: 1, notice: { title: 'Kite day: Bring string', isRead: false } });
  await write('And a kite');
  for (const feed of devices) await expect.poll(() => latest(feed)).toMatchObject({ unreadNotices: 2 });
  await read();
  for (const feed of devices)
    await expect.poll(() => latest(feed)).toEqual({ __typename: 'NoticesRead', unreadNotices: 0 });
});

test('people are not notified of notices of others', async () => {
  const [ben] = await api.buildUsers(1);
  const [hers, his] = [await device(asha), await device(ben!)];
  await write('Bring string');
  await expect.poll(() => latest(hers)).toMatchObject({ unreadNotices: 1 });
  await api.caughtUp();
  expect(his.answers).toHaveLength(1);
});

test('many notices at once are one change with the newest of them', async () => {
  const feed = await device(asha);
  await api.sql(
    `SELECT evm_post('organizer-letter', $1, (SELECT data FROM (VALUES ('{"title": "Kite day", "location": "Roof",
       "date": "2099-01-01T10:00:00Z", "version": 1, "id": "00000000-0000-0000-0000-000000000000", "subject": "Hello",
       "text": "Hello", "from": "Olga"}'::jsonb)) AS one (data))) FROM generate_series(1, 50)`,
    [asha.uuid],
  );
  await expect.poll(() => latest(feed)).toMatchObject({ __typename: 'NoticeArrived', unreadNotices: 50 });
  expect(feed.answers).toHaveLength(2);
});

test('a notice that no longer holds disappears from the devices', async () => {
  const feed = await device(asha);
  const edit = (location: string) =>
    api.as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
      input: { eventId: event.id, location },
    });
  await edit('Garden');
  await expect.poll(() => latest(feed)).toMatchObject({ unreadNotices: 1 });
  await edit('Roof');
  await expect.poll(() => latest(feed)).toEqual({ __typename: 'NoticesRead', unreadNotices: 0 });
});
