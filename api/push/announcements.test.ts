import { afterAll, beforeEach, expect, test } from 'vitest';
import { announcementMail } from '../announcements/mail.ts';
import { startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { workerOf } from '../testing/jobs.ts';
import { browsersIn, sendQueuedPush } from '../testing/push.ts';
import { startPushService } from '../testing/pushService.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
const service = await startPushService(() => 201);
const { browserOf, titles } = browsersIn(api, service);
afterAll(async () => {
  await api.close();
  await service.close();
});

const organizer = await buildUser({ role: 'organizer' });
let asha: Person;
let browser: Awaited<ReturnType<typeof browserOf>>;
beforeEach(async () => {
  asha = await buildUser();
  browser = await browserOf(asha);
});

const announce = async (title: string, more: Record<string, unknown> = {}) =>
  (
    await as(organizer)<{ createAnnouncement: { announcement: { id: string } } }>(
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
      { input: { title, content: 'At once.', priority: 'HIGH', isPublished: true, ...more } },
    )
  ).data.createAnnouncement.announcement.id;
const update = (announcementId: string, changes: Record<string, unknown>) =>
  as(organizer)(
    'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
    {
      input: { announcementId, ...changes },
    },
  );
/** Runs the pending mail job, which makes announcements due, and then all push jobs. */
const pushAll = async () => {
  await workerOf(api, announcementMail).work({}, false);
  await sendQueuedPush(api);
};
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();

test('an announcement of high priority is pushed once per person, even if it is published again', async () => {
  const theirs = await browserOf(organizer);
  const ended = await announce('The roof is closed', { content: 'Go out **at once**.\n- now' });
  await announce('Bring a pen', { priority: 'MEDIUM' });
  await pushAll();
  await update(ended, { isPublished: false });
  await update(ended, { isPublished: true });
  await pushAll();
  expect(service.seenBy(browser)).toMatchObject([
    {
      urgency: 'high',
      message: { title: 'The roof is closed', text: 'Go out at once. • now', path: '/announcements' },
    },
  ]);
  // its author gets no push
  expect(titles(theirs)).toEqual([]);
});

test('an announcement whose mail job is two days late is still mailed and pushed', async () => {
  await announce('The pool is closed');
  await sql(`UPDATE announcements SET mail_asked_at = now() - interval '2 days' WHERE title = 'The pool is closed'`);
  await pushAll();
  expect(titles(browser)).toEqual(['The pool is closed']);
  const letters = await sql(`SELECT FROM mail_messages WHERE user_id = $1 AND data->>'title' = 'The pool is closed'`, [
    asha.uuid,
  ]);
  expect(letters).toHaveLength(1);
});

test('an announcement of an event is pushed to people with a seat', async () => {
  const event = await buildEvent({ createdBy: organizer });
  const ben = await buildUser();
  const his = await browserOf(ben);
  await buildRegistrations(event, [asha]);
  await announce('We meet at the gate', { eventId: event.id });
  await pushAll();
  expect([titles(browser), titles(his)]).toEqual([['We meet at the gate'], []]);
  expect(service.seenBy(browser)[0]!.message.path).toBe(`/events/${event.id}`);
});

test('an announcement that is muted, read, ended or not yet visible is not pushed', async () => {
  await as(asha)(
    `mutation { updateMessagePreferences(input: { preferences: [{ topic: "announcements", way: PUSH, wanted: false }] }) {
      preferences { topic } } }`,
  );
  await announce('Unwanted');
  await pushAll();
  await sql('DELETE FROM message_choices WHERE user_id = $1', [asha.uuid]);

  await announce('Later', { publishAt: inAMinute() });
  await announce('Read');
  await as(asha)('mutation { markNoticesRead(input: {}) { read } }');
  const gone = await announce('Gone');
  await update(gone, { endsAt: new Date(Date.now() - 1000).toISOString() });
  await pushAll();
  expect(titles(browser)).toEqual([]);
});
