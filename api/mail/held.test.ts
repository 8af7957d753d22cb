import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { mailTo, post, settled, startMail } from '../testing/mail.ts';
import { mostConcurrent } from './send.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.sql('DELETE FROM mail_messages'));
afterAll(() => api?.close());

async function mail(options: Parameters<typeof startMail>[1] = {}) {
  const started = await startMail(api, options);
  onTestFinished(started.close);
  return started;
}

test('a message that another process has claimed is sent only after the lease has ended', async () => {
  const person = await api.buildUser();
  await post(api, person);
  const [row] = await mailTo(api, person);
  expect(await api.sql('SELECT evm_claim_mail($1) AS claimed', [row!.id])).toEqual([{ claimed: 'go' }]);
  const server = await mail();
  // later messages are sent in the meantime
  const other = await api.buildUser();
  await post(api, other);
  await settled(api, other, ({ state }) => state === 'sent');
  expect(server.arrived).toHaveLength(1);
  await api.sql(`UPDATE mail_messages SET leased_until = now() - interval '1 second' WHERE id = $1`, [row!.id]);
  expect((await server.next(person.email)).subject).toBe('Your password was changed');
  await settled(api, person, ({ state, attempts }) => state === 'sent' && attempts === 1);
});

test('a message that cannot be rendered is retried later and does not block the next one to that person', async () => {
  const person = await api.buildUser();
  await api.sql(`SELECT evm_post_mail('no-such-kind', $1, '{}', true)`, [person.uuid]);
  const server = await mail();
  await settled(api, person, ({ attempts }) => attempts === 1);
  expect(await mailTo(api, person)).toMatchObject([
    { state: 'queued', answer: 'It could not be rendered.', waits: true },
  ]);
  await post(api, person);
  expect((await server.next(person.email)).subject).toBe('Your password was changed');
});

test('a settled message ignores a late result', async () => {
  const person = await api.buildUser();
  await post(api, person);
  const [row] = await mailTo(api, person);
  for (const [became, answer] of [
    ['sent', '250 Ok'],
    ['failed', '550 No such user'],
  ])
    await api.sql('SELECT evm_settle_mail($1, $2, $3)', [row!.id, became, answer]);
  expect(await mailTo(api, person)).toMatchObject([{ state: 'sent', answer: '250 Ok', attempts: 1 }]);
});

/** A mail server that delays messages to these people until `letGo`. */
async function startDelayingServer(people: readonly Person[]) {
  const held: (() => void)[] = [];
  const server = await mail({
    onRcptTo: ({ address }, _session, done) =>
      people.some(({ email }) => email === address) ? void held.push(done) : done(),
  });
  return { server, held, letGo: () => held.splice(0).forEach((go) => go()) };
}

test('slow messages do not delay others while fewer than the maximum are in progress', async () => {
  const slow = await api.buildUsers(mostConcurrent - 1);
  const { server, held, letGo } = await startDelayingServer(slow);
  for (const person of slow) await post(api, person);
  await expect.poll(() => held.length).toBe(slow.length);
  const quick = await api.buildUsers(5);
  for (const person of quick) await post(api, person);
  for (const person of quick) await settled(api, person, ({ state }) => state === 'sent');
  for (const person of slow) expect(await mailTo(api, person)).toMatchObject([{ state: 'queued' }]);
  letGo();
  for (const person of slow) await server.next(person.email);
});

test('concurrent messages stay within the maximum, and those to one person keep their order', async () => {
  const [person, ...others] = await api.buildUsers(mostConcurrent + 5);
  const { held, letGo, server } = await startDelayingServer([person!, ...others]);
  const news = (title: string) => ({ title, content: 'Stay.', author: 'Olga', event: null });
  for (const title of ['One', 'Two', 'Three'])
    await api.sql('SELECT evm_post_mail($1, $2, $3)', ['announcement', person!.uuid, news(title)]);
  for (const other of others) await post(api, other);
  let most = 0;
  while (server.arrived.length < others.length + 3) {
    most = Math.max(most, held.length);
    letGo();
    await pause(20);
  }
  expect(most).toBeLessThanOrEqual(mostConcurrent);
  expect(server.arrived.filter(({ to }) => to[0] === person!.email).map(({ subject }) => subject)).toEqual([
    'Important: One',
    'Important: Two',
    'Important: Three',
  ]);
});

test('a message to thousands does not delay a message to one person', async () => {
  const crowd = await api.buildUsers(60);
  const person = await api.buildUser();
  const news = { title: 'Storm', content: 'Stay.', author: 'Olga', event: null };
  await api.sql('SELECT evm_post_mail($1, id, $2) FROM users WHERE id = ANY($3)', [
    'announcement',
    news,
    crowd.map(({ uuid }) => uuid),
  ]);
  await api.sql('SELECT evm_post_mail($1, $2, $3)', ['announcement', person.uuid, { ...news, title: 'Yours' }]);
  const server = await mail();
  await server.next(person.email);
  const place = server.arrived.findIndex(({ to }) => to[0] === person.email);
  expect(place).toBeLessThan(2 * mostConcurrent);
});

test('safety mail overtakes announcements', async () => {
  for (const [n, reader] of (await api.buildUsers(3 * mostConcurrent)).entries()) {
    const news = { title: `News ${n}`, content: 'Stay.', author: 'Olga', event: null };
    await api.sql('SELECT evm_post_mail($1, $2, $3)', ['announcement', reader.uuid, news]);
  }
  const person = await api.buildUser();
  await post(api, person);
  const held = new Map<string, () => void>();
  const server = await mail({ onRcptTo: ({ address }, _session, done) => void held.set(address, done) });
  await expect.poll(() => held.size).toBe(mostConcurrent);
  expect([...held.keys()]).toContain(person.email);
  for (const letGo of held.values()) letGo();
  await server.next(person.email);
});
