import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { onServer } from '../testing/database.ts';
import { mailTo, minutesLater, post, settled, startMail } from '../testing/mail.ts';
import { startAllWork } from '../work.ts';
import { queueLostMail } from './sweep.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.sql('DELETE FROM mail_messages'));
afterAll(() => api?.close());

const jobOf = async (person: Person) => {
  const [row] = await mailTo(api, person);
  const jobs = await api.sql<{ state: string }>(
    `SELECT state FROM pgboss.job WHERE name = 'mail' AND data->>'id' = $1`,
    [row!.id],
  );
  return jobs.map(({ state }) => state);
};

async function mail(options: Parameters<typeof startMail>[1] = {}) {
  const started = await startMail(api, options);
  onTestFinished(started.close);
  return started;
}

test.each([
  ['sends', true],
  ['holds', false],
])(
  'a message that another process %s is not done: its job comes again, and it is sent once that one lets go',
  async (_, claimed) => {
    const person = await api.buildUser();
    await post(api, person);
    const [row] = await mailTo(api, person);
    if (claimed) await api.sql('SELECT evm_claim_mail($1)', [row!.id]);
    const arrived = await onServer(api.address, async (holder) => {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM mail_messages WHERE id = $1 FOR UPDATE', [row!.id]);
      const server = await mail();
      while (!(await jobOf(person)).includes('retry')) await pause(20);
      expect(server.arrived).toEqual([]);
      // and dies without having sent it
      await holder.query('ROLLBACK');
      return server.next(person.email);
    });
    expect(arrived.subject).toBe('Your password was changed');
    await settled(api, person, ({ state, attempts }) => state === 'sent' && attempts === 1);
  },
);

test('one slow message keeps none of the others waiting where a second process sends', async () => {
  const slow = await api.buildUser({ email: 'slow@evm.example' });
  let letGo = () => {};
  const server = await mail({
    onRcptTo: ({ address }, _session, done) => (address === slow.email ? void (letGo = done) : done()),
  });
  const people = await api.buildUsers(5);
  await post(api, slow);
  while (!(await jobOf(slow)).includes('active')) await pause(20);
  for (const person of people) await post(api, person);
  const stop = await startAllWork({ ...api, address: api.url });
  for (const person of people) await settled(api, person, ({ state }) => state === 'sent');
  expect(await mailTo(api, slow)).toMatchObject([{ state: 'queued' }]);
  letGo();
  await server.next(slow.email);
  await stop();
});

describe('the sweep', () => {
  const old = (person: Person) =>
    api.sql(`UPDATE mail_messages SET due_at = now() - interval '6 minutes' WHERE user_id = $1`, [person.uuid]);

  test('finds a message whose job was lost, or has failed, and has it sent once', async () => {
    const [lost, failed] = [await api.buildUser(), await api.buildUser()];
    for (const person of [lost, failed]) {
      await post(api, person);
      await old(person);
    }
    await api.sql(`DELETE FROM pgboss.job WHERE id = (SELECT id FROM mail_messages WHERE user_id = $1)`, [lost.uuid]);
    await api.sql(
      `UPDATE pgboss.job SET state = 'failed', retry_count = 14, completed_on = now()
        WHERE id = (SELECT id FROM mail_messages WHERE user_id = $1)`,
      [failed.uuid],
    );
    expect(await queueLostMail(api.database.pool)).toBe(2);
    expect(await queueLostMail(api.database.pool)).toBe(0);
    const server = await mail();
    for (const person of [lost, failed]) {
      await server.next(person.email);
      await settled(api, person, ({ state }) => state === 'sent');
    }
    expect(server.arrived).toHaveLength(2);
  });

  test('leaves alone what has a job, is not yet due, or is done', async () => {
    const [waiting, done, young] = [await api.buildUser(), await api.buildUser(), await api.buildUser()];
    await post(api, done);
    await minutesLater(api);
    for (const person of [waiting, young]) await post(api, person);
    for (const person of [waiting, done]) await old(person);
    await api.sql(`DELETE FROM pgboss.job WHERE id IN (SELECT id FROM mail_messages WHERE user_id = ANY($1))`, [
      [done.uuid, young.uuid],
    ]);
    expect(await queueLostMail(api.database.pool)).toBe(0);
  });

  test('is made when a process starts', async () => {
    const person = await api.buildUser();
    await post(api, person);
    await old(person);
    await api.sql(`DELETE FROM pgboss.job WHERE id = (SELECT id FROM mail_messages WHERE user_id = $1)`, [person.uuid]);
    const server = await mail();
    expect((await server.next(person.email)).subject).toBe('Your password was changed');
  });
});

test('what concerns the safety of an account overtakes news', async () => {
  const [reader, person] = [await api.buildUser(), await api.buildUser()];
  const news = { title: 'Storm', content: 'Stay.', author: 'Olga', event: null };
  await api.sql('SELECT evm_post_mail($1, $2, $3) FROM generate_series(1, 8)', ['announcement', reader.uuid, news]);
  await post(api, person);
  const server = await mail();
  await server.next(person.email);
  await server.next(reader.email);
  expect(server.arrived[0]!.to).toEqual([person.email]);
});
