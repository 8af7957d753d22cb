import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { workerOf } from '../testing/jobs.ts';
import { mailTo, startMail } from '../testing/mail.ts';
import { announcementMail } from './mail.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
afterAll(api.close);

const organizer = await buildUser({ role: 'organizer' });
let asha: Person;
let event: BuiltEvent;
beforeEach(async () => {
  await sql('DELETE FROM announcements');
  asha = await buildUser();
  event = await buildEvent({ createdBy: organizer, title: 'Kite day' });
  await buildRegistrations(event, [asha]);
});

const announce = async (title: string, more: object = {}) =>
  (
    await as(organizer)<{ createAnnouncement: { announcement: { id: string } } }>(
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
      { input: { title, content: `${title}.`, priority: 'HIGH', eventId: event.id, ...more } },
    )
  ).data.createAnnouncement.announcement.id;
const change = async (announcementId: string, changes: object) => {
  const { errors } = await as(organizer)(
    'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
    { input: { announcementId, ...changes } },
  );
  expect(errors).toEqual([]);
};
const write = () => workerOf(api, announcementMail).work({}, false);

/** Sends all queued mail and returns the letters that Asha received. */
async function sendAllQueued() {
  const server = await startMail(api);
  onTestFinished(server.close);
  const waiting = async () => (await mailTo(api, asha)).filter(({ state }) => state === 'queued').length;
  await expect.poll(waiting).toBe(0);
  return server.arrived.filter(({ to }) => to.includes(asha.email));
}
const notSent = { state: 'withheld', answer: 'Not sent: this person may not see any more what it is about.' };

test('a letter with several announcements contains only those still visible when it is sent', async () => {
  const gone = await announce('Storm');
  await announce('Bring a kite');
  await write();
  await change(gone, { isPublished: false });
  const [letter, ...more] = await sendAllQueued();
  expect(more).toEqual([]);
  expect(letter!.subject).toBe('Important: Bring a kite');
  expect(letter!.text).not.toContain('Storm');
});

test.each([
  ['was unpublished', { isPublished: false }],
  ['has ended', { endsAt: new Date(Date.now() - 1000).toISOString() }],
  ['has another audience', { audience: 'LINE' }],
])('an announcement that %s before sending is not sent', async (_, changes) => {
  const id = await announce('Storm');
  await write();
  await change(id, changes);
  expect(await sendAllQueued()).toEqual([]);
  expect(await mailTo(api, asha)).toMatchObject([notSent]);
});

test('an announcement is not sent to a person who has lost the seat', async () => {
  await announce('Storm');
  await write();
  await sql('DELETE FROM registrations WHERE user_id = $1', [asha.uuid]);
  expect(await sendAllQueued()).toEqual([]);
  expect(await mailTo(api, asha)).toMatchObject([notSent]);
});

test('announcements and organizer letters about a rejected event are not sent', async () => {
  await announce('Storm');
  await write();
  await as(organizer)(
    'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
    { input: { eventId: event.id, userIds: [asha.id], subject: 'Bring string', text: 'Ten metres.' } },
  );
  await sql(`UPDATE events SET approval = 'rejected', rejection_reason = 'No.' WHERE id = $1`, [event.uuid]);
  expect(await sendAllQueued()).toEqual([]);
  const mails = await mailTo(api, asha);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['announcement', 'organizer-letter']);
  expect(mails).toMatchObject([notSent, notSent]);
});
