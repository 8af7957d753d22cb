import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { mailTo, settled, startMail, startSmtp } from '../testing/mail.ts';
import { startProcess } from '../testing/process.ts';
import { queueDueMail, queueLostMail } from './sweep.ts';

let api: Api;
let person: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('DELETE FROM mail_messages; DELETE FROM pgboss.job');
  person = await api.buildUser();
});
afterAll(() => api?.close());

/** Writes a message that waits for a change of mind, as taking a seat does. */
async function postWaiting() {
  await api.sql(`SELECT evm_post_last($1, 'event:x', $2, $3)`, [
    person.uuid,
    { ...facts, standing: 'none' },
    { ...facts, standing: 'on' },
  ]);
  await api.settled();
}
const facts = {
  id: crypto.randomUUID(),
  title: 'Kite day',
  location: 'Roof',
  date: '2027-01-01T10:00:00Z',
  version: 1,
};
const jobs = () =>
  api.sql<{ state: string; due: boolean }>('SELECT state, start_after <= now() AS due FROM pgboss.job');
const due = () => api.sql(`UPDATE mail_messages SET due_at = now() - interval '1 second'`);

test('a message that waits has no job, and none is lost of it', async () => {
  await postWaiting();
  expect(await jobs()).toEqual([]);
  expect(await queueDueMail(api.database.pool)).toBe(0);
  expect(await queueLostMail(api.database.pool)).toBe(0);
  expect(await jobs()).toEqual([]);
});

test('once it is due it has one, however many processes look at once', async () => {
  await postWaiting();
  await due();
  const found = await Promise.all(Array.from({ length: 8 }, () => queueDueMail(api.database.pool)));
  expect(found.filter(Boolean)).toEqual([1]);
  expect(await jobs()).toEqual([{ state: 'created', due: true }]);
  expect(await mailTo(api, person)).toMatchObject([{ waits: false, state: 'queued' }]);
});

test('where its job cannot be made, it goes on waiting', async () => {
  await postWaiting();
  await due();
  await api.sql(`ALTER FUNCTION evm_queue_job RENAME TO evm_queue_job_away`);
  await expect(queueDueMail(api.database.pool)).rejects.toThrow('evm_queue_job');
  await api.sql(`ALTER FUNCTION evm_queue_job_away RENAME TO evm_queue_job`);
  expect(await mailTo(api, person)).toMatchObject([{ waits: true }]);
  // PostgreSQL tells of a failure before it lets go of the row, and a row that is held is passed by
  await expect.poll(() => queueDueMail(api.database.pool)).toBe(1);
});

test('what was given up while it waited has none, and an admin has it sent again', async () => {
  const admin = await api.buildUser({ role: 'admin' });
  await postWaiting();
  await due();
  const [row] = await mailTo(api, person);
  const retry = () =>
    api.as(admin)('mutation ($id: ID!) { retryMail(input: { messageId: $id }) { message { state } } }', {
      id: api.idOf('mail', row!.id),
    });
  expect((await retry()).code).toBe('MAIL_NOT_RETRYABLE');
  // as after a restore
  await api.sql(`UPDATE mail_messages SET state = 'failed', settled_at = now()`);
  expect(await queueDueMail(api.database.pool)).toBe(0);
  expect(await jobs()).toEqual([]);
  expect((await retry()).errors).toEqual([]);
  expect(await queueDueMail(api.database.pool)).toBe(0);
  expect(await jobs()).toEqual([{ state: 'created', due: true }]);
});

test('a process that does jobs finds it by itself', async () => {
  const mail = await startMail(api);
  onTestFinished(mail.close);
  await postWaiting();
  await due();
  await settled(api, person, ({ state }) => state === 'sent');
  expect(mail.arrived).toHaveLength(1);
});

test('of seats taken before processes were killed, each is written about once', async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  await api.sql(`UPDATE system_settings SET smtp_server = '127.0.0.1', smtp_port = $1`, [smtp.port]);
  const people = await api.buildUsers(100);
  await api.sql(`SELECT evm_post_last(id, 'event:x', $1, $2) FROM users WHERE id = ANY($3)`, [
    { ...facts, standing: 'none' },
    { ...facts, standing: 'on' },
    people.map(({ uuid }) => uuid),
  ]);
  const env = { JWT_SECRET: api.config.secret };
  const first = await startProcess(api.address, env);
  // a part of them becomes due before the process goes, the rest while there is none
  await api.sql(`UPDATE mail_messages SET due_at = now() WHERE id IN (SELECT id FROM mail_messages LIMIT 50)`);
  while (smtp.arrived.length < 10) await pause(5);
  await first.kill();
  await due();
  const second = await startProcess(api.address, env);
  const open = () => api.sql(`SELECT FROM mail_messages WHERE state <> 'sent'`);
  while ((await open()).length > 0) {
    // what the first one held comes back in its own time
    await api.sql(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    await pause(20);
  }
  await second.stop();
  const times = Map.groupBy(smtp.arrived, ({ to }) => to[0]);
  expect(people.filter(({ email }) => !times.has(email))).toEqual([]);
  expect([...times.values()].filter((each) => each.length > 1).length).toBeLessThanOrEqual(1);
});
