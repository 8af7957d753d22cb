import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { approvalsOf } from '../testing/approval.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { startGateway } from '../testing/gateway.ts';
import { workerOf } from '../testing/jobs.ts';
import { makeJobsDue } from '../testing/mail.ts';
import { saveSettings } from '../testing/settings.ts';
import { startAllWork } from '../work.ts';
import { deliverSms } from './deliver.ts';
import { forgetSentSms } from './sweep.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
const does = approvalsOf(api);
const { address: smsAddress, twilio, arrived, bodies, answers, close } = await startGateway();
afterAll(async () => {
  await api.close();
  close();
});

const [admin, organizer] = [await buildUser({ role: 'admin' }), await buildUser({ role: 'organizer' })];
let asha: Person;
let event: BuiltEvent;
/** A time zone with 6 a.m. as its current hour, so that most of the day is left. */
const hoursBehind = ((new Date().getUTCHours() + 6) % 24) - 12;
const timeZone = `Etc/GMT${hoursBehind < 0 ? hoursBehind : `+${hoursBehind}`}`;
beforeEach(async () => {
  answers.status = 201;
  arrived.length = 0;
  await saveSettings(api, admin, { ...twilio, timeZone });
  asha = await buildUser();
  await own({ phone: phoneOf(asha), notification: { sms: true } });
  await verifyPhone(asha);
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', location: 'Roof', date: inHours(6) });
  await sql('DELETE FROM notices; DELETE FROM pgboss.job');
  await buildRegistrations(event, [asha]);
});

let people = 0;
const phones = new Map<Person, string>();
/** A unique number per person, with blanks and hyphens. */
function phoneOf(person: Person): string {
  if (!phones.has(person)) phones.set(person, `+91 98765-4${String((people += 1)).padStart(4, '0')}`);
  return phones.get(person)!;
}
const plainNumberOf = (person: Person) => phoneOf(person).replaceAll(/[ -]/g, '');
/** Marks the person's number as verified. */
const verifyPhone = ({ uuid }: Person) => sql('UPDATE users SET verified_phone = phone WHERE id = $1', [uuid]);

const own = (input: object) =>
  as(asha)<{ updateUserSettings: { settings: { phone: string | null } } }>(
    'mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) { settings { phone } } }',
    { input },
  );
const move = (location: string) => does.edit(event.id, organizer, { location });

/** Sends everything in the queue. */
async function sendAllQueued(): Promise<void> {
  const stop = await startAllWork({ ...api, address: 'https://events.example' });
  do {
    await makeJobsDue(api);
    await pause(50);
  } while ((await sql(`SELECT FROM pgboss.job WHERE name = 'sms' AND state <= 'active'`)).length > 0);
  await stop();
}

test('a change on the day of the event is sent in the format of Twilio', async () => {
  await move('Garden & lawn');
  await sendAllQueued();
  expect(arrived).toHaveLength(1);
  const [{ headers, body }] = arrived as [(typeof arrived)[0]];
  expect(headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    authorization: `Basic ${Buffer.from('AC1:s3cret').toString('base64')}`,
    'idempotency-key': expect.stringMatching(/^notice_/) as string,
  });
  const fields = Object.fromEntries(new URLSearchParams(body));
  expect(fields).toMatchObject({ To: plainNumberOf(asha), From: '+15550100' });
  expect(fields.Body).toMatch(/^Changed: Kite day: .*Garden & lawn https:\/\/events\.example\/events\/event_/);
});

test('a JSON template with a token also works, and values are escaped', async () => {
  await saveSettings(api, admin, {
    smsAddress,
    smsTemplate: '{"message": {"to": ["{to}"], "text": "{text}", "ref": "{id}"}}',
    smsToken: 't0ken',
  });
  await move('"Quoted"\\');
  await sendAllQueued();
  const [{ headers, body }] = arrived as [(typeof arrived)[0]];
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer t0ken' });
  const { message } = JSON.parse(body) as { message: { to: string[]; text: string; ref: string } };
  expect(message).toMatchObject({ to: [plainNumberOf(asha)], ref: headers['idempotency-key'] });
  expect(message.text).toContain('"Quoted"\\');
});

test('a reminder is sent even if the event is on another day', async () => {
  const facts = `evm_facts(events) || jsonb_build_object('date', date + interval '1 day')`;
  await sql(
    `SELECT evm_post('event-restored', $2, ${facts}), evm_post('organizer-letter', $2, ${facts} || '{"subject": "Hi", "text": "Hi", "from": "O"}')
       FROM events WHERE id = $1`,
    [event.uuid, asha.uuid],
  );
  // a change of an event of the next day
  await sql(
    `SELECT evm_post('event-changed', $2, ${facts} || jsonb_build_object('was', ${facts})) FROM events WHERE id = $1`,
    [event.uuid, asha.uuid],
  );
  await api.settled();
  expect(await sql(`SELECT FROM pgboss.job WHERE name = 'sms'`)).toHaveLength(2);
  await sendAllQueued();
  expect(arrived).toEqual([]);
  await sql(`SELECT evm_post('reminder', $2, ${facts}) FROM events WHERE id = $1`, [event.uuid, asha.uuid]);
  await api.settled();
  await sendAllQueued();
  expect(arrived).toHaveLength(1);
});

describe('notices that are not sent as text messages', () => {
  test('no gateway, no verified number, or text messages turned off', async () => {
    await own({ notification: { sms: false } });
    await move('Garden');
    await own({ notification: { sms: true }, phone: '' });
    await move('Cellar');
    await own({ phone: phoneOf(asha) });
    await move('Loft');
    await verifyPhone(asha);
    await saveSettings(api, admin, { smsAddress: '' });
    await move('Attic');
    expect(await sql(`SELECT FROM pgboss.job WHERE name = 'sms'`)).toEqual([]);
  });

  test('the number was changed before sending', async () => {
    await move('Garden');
    await own({ phone: '+442079460000' });
    await sendAllQueued();
    expect(bodies()).toEqual([expect.stringMatching(/is your code for/)]);
  });

  test('text messages were turned off before sending', async () => {
    await move('Garden');
    await own({ notification: { sms: false } });
    await sendAllQueued();
    expect(arrived).toEqual([]);
  });

  test('the event is not today in the time zone of the college', async () => {
    await sql(`UPDATE events SET date = date + interval '1 day' WHERE id = $1`, [event.uuid]);
    await move('Garden');
    await sendAllQueued();
    expect(arrived).toEqual([]);
    // a move away from today is sent
    await sql(`UPDATE events SET date = date - interval '1 day' WHERE id = $1`, [event.uuid]);
    await sql('DELETE FROM notices');
    await does.edit(event.id, organizer, { date: inHours(80) });
    await sendAllQueued();
    expect(bodies()).toEqual([expect.stringMatching(/^Changed: Kite day/)]);
  });

  test('the notice was read, the change was undone, or the event is no longer visible', async () => {
    await move('Garden');
    await as(asha)('mutation { markNoticesRead(input: {}) { read } }');
    await move('Roof');
    await sql(`UPDATE events SET approval = 'rejected', rejection_reason = 'No' WHERE id = $1`, [event.uuid]);
    await sendAllQueued();
    expect(arrived).toEqual([]);
  });

  test('the person has had five messages that day, even with several sending processes', async () => {
    for (let time = 0; time < 7; time += 1) {
      await move(`Room ${time}`);
      await sql(`UPDATE notices SET thread = NULL WHERE user_id = $1`, [asha.uuid]);
    }
    const jobs = await sql<{ data: never }>(`SELECT data FROM pgboss.job WHERE name = 'sms'`);
    const workers = [workerOf(api, deliverSms), workerOf(api, deliverSms)];
    await Promise.all(jobs.map(({ data }, n) => workers[n % 2]!.work(data, false)));
    expect(arrived).toHaveLength(5);
    await sql(`UPDATE sms_sent SET sent_at = now() - interval '3 days'`);
    await forgetSentSms.run(api);
    expect(await sql('SELECT FROM sms_sent')).toEqual([]);
  });
});

test('a number that several accounts share gets at most five messages a day', async () => {
  const others = await api.buildUsers(4);
  for (const other of others)
    await sql('UPDATE users SET phone = $2, verified_phone = $2, notify_sms = true WHERE id = $1', [
      other.uuid,
      plainNumberOf(asha),
    ]);
  await buildRegistrations(event, others);
  for (const room of ['Garden', 'Cellar']) {
    await move(room);
    await sql('UPDATE notices SET thread = NULL');
  }
  const jobs = await sql<{ data: never }>(`SELECT data FROM pgboss.job WHERE name = 'sms'`);
  expect(jobs).toHaveLength(10);
  const workers = [workerOf(api, deliverSms), workerOf(api, deliverSms)];
  await Promise.all(jobs.map(({ data }, n) => workers[n % 2]!.work(data, false)));
  expect(arrived).toHaveLength(5);
});

test('a failed gateway request is retried and counts once towards the limit', async () => {
  answers.status = 503;
  await move('Garden');
  const [job] = await sql<{ data: never }>(`SELECT data FROM pgboss.job WHERE name = 'sms'`);
  const { work } = workerOf(api, deliverSms);
  for (let time = 0; time < 6; time += 1) await expect(work(job!.data, false)).rejects.toThrow('503 no credit');
  answers.status = 400;
  await work(job!.data, false);
  expect(new Set(arrived.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await sql('SELECT FROM sms_sent WHERE user_id = $1', [asha.uuid])).toHaveLength(1);
});
