import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { endLeases, mailTo, settled, startMail, startSmtp } from '../testing/mail.ts';
import { startProcess } from '../testing/process.ts';
import { mostConcurrent } from './send.ts';
import { releaseDueMail } from './sweep.ts';

let api: Api;
let person: Person;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('DELETE FROM mail_messages');
  person = await api.buildUser();
});
afterAll(() => api?.close());

/** Writes a delayed message, as taking a seat does. */
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
const due = () => api.sql(`UPDATE mail_messages SET due_at = now() - interval '1 second'`);

test('a delayed message is released once it is due, and only once by parallel processes', async () => {
  await postWaiting();
  expect(await releaseDueMail(api.database.pool)).toBe(0);
  expect(await mailTo(api, person)).toMatchObject([{ waits: true, state: 'queued' }]);
  await due();
  const found = await Promise.all(Array.from({ length: 8 }, () => releaseDueMail(api.database.pool)));
  expect(found.filter(Boolean)).toEqual([1]);
  expect(await mailTo(api, person)).toMatchObject([{ waits: false, state: 'queued' }]);
});

test('a delayed message that failed is not released until an admin sends it again', async () => {
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
  expect(await releaseDueMail(api.database.pool)).toBe(0);
  expect((await retry()).errors).toEqual([]);
  expect(await mailTo(api, person)).toMatchObject([{ waits: false, state: 'queued' }]);
});

test('a worker process releases and sends due messages', async () => {
  const mail = await startMail(api);
  onTestFinished(mail.close);
  await postWaiting();
  await due();
  await settled(api, person, ({ state }) => state === 'sent');
  expect(mail.arrived).toHaveLength(1);
});

test('every delayed message is sent, although a process was killed', async () => {
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
  // half of the messages become due before the process is killed, the rest while none runs
  await api.sql(`UPDATE mail_messages SET due_at = now() WHERE id IN (SELECT id FROM mail_messages LIMIT 50)`);
  while (smtp.arrived.length < 10) await pause(5);
  await first.kill();
  await endLeases(api);
  await due();
  const second = await startProcess(api.address, env);
  const open = () => api.sql(`SELECT FROM mail_messages WHERE state <> 'sent'`);
  while ((await open()).length > 0) await pause(20);
  await second.stop();
  const times = Map.groupBy(smtp.arrived, ({ to }) => to[0]);
  expect(people.filter(({ email }) => !times.has(email))).toEqual([]);
  expect([...times.values()].filter((each) => each.length > 1).length).toBeLessThanOrEqual(mostConcurrent);
});
