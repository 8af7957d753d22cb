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

/** Has all that was written sent; what came to Asha. */
async function sent() {
  const server = await startMail(api);
  onTestFinished(server.close);
  const waiting = async () => (await mailTo(api, asha)).filter(({ state }) => state === 'queued').length;
  await expect.poll(waiting).toBe(0);
  return server.arrived.filter(({ to }) => to.includes(asha.email));
}
const notSent = { state: 'withheld', answer: 'Not sent: this person may not see any more what it is about.' };

test('of what was announced together, only what is still there when the letter is sent is in it', async () => {
  const gone = await announce('Storm');
  await announce('Bring a kite');
  await write();
  await change(gone, { isPublished: false });
  const [letter, ...more] = await sent();
  expect(more).toEqual([]);
  expect(letter!.subject).toBe('Important: Bring a kite');
  expect(letter!.text).not.toContain('Storm');
});

test.each([
  ['was taken back', { isPublished: false }],
  ['has ended', { endsAt: new Date(Date.now() - 1000).toISOString() }],
  ['is for others', { audience: 'LINE' }],
])('an announcement that %s by then is not sent', async (_, changes) => {
  const id = await announce('Storm');
  await write();
  await change(id, changes);
  expect(await sent()).toEqual([]);
  expect(await mailTo(api, asha)).toMatchObject([notSent]);
});

test('nor is one to whoever has no seat any more', async () => {
  await announce('Storm');
  await write();
  await sql('DELETE FROM registrations WHERE user_id = $1', [asha.uuid]);
  expect(await sent()).toEqual([]);
  expect(await mailTo(api, asha)).toMatchObject([notSent]);
});

test('nor one about an event that was rejected, nor what its organizer wrote', async () => {
  await announce('Storm');
  await write();
  await as(organizer)(
    'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
    { input: { eventId: event.id, userIds: [asha.id], subject: 'Bring string', text: 'Ten metres.' } },
  );
  await sql(`UPDATE events SET approval = 'rejected', rejection_reason = 'No.' WHERE id = $1`, [event.uuid]);
  expect(await sent()).toEqual([]);
  const mails = await mailTo(api, asha);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['announcement', 'organizer-letter']);
  expect(mails).toMatchObject([notSent, notSent]);
});
