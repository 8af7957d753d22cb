import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { ask } from '../testing/client.ts';
import { hurry } from '../testing/mail.ts';
import { startProcess } from '../testing/process.ts';
import { startPushService } from '../testing/pushService.ts';

const messages = 300;
const crashes = 4;

test('of three hundred push messages none is lost when the process that sends them is killed four times', async () => {
  const api = await startApi();
  const service = await startPushService();
  const organizer = await api.buildUser({ role: 'organizer' });
  const event = await api.buildEvent({ createdBy: organizer, capacity: messages });
  const people = await api.buildUsers(messages);
  const { pushKey } = (await api.as(organizer)<{ pushKey: string }>('{ pushKey }')).data;
  const subscriptions = people.map(() => service.subscribe(pushKey));
  const { token } = await api.signIn(people[0]!);
  const input = subscriptions[0];
  await ask(
    api.url,
    'mutation ($input: SubscribePushInput!) { subscribePush(input: $input) { browsers } }',
    { input },
    { token },
  );
  await api.sql(
    `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
     SELECT t.user_id, gen_random_uuid(), t.endpoint, t.p256dh, t.auth
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS t (user_id, endpoint, p256dh, auth)
     ON CONFLICT (endpoint) DO NOTHING`,
    [
      people.map(({ uuid }) => uuid),
      subscriptions.map(({ endpoint }) => endpoint),
      subscriptions.map(({ p256dh }) => p256dh),
      subscriptions.map(({ auth }) => auth),
    ],
  );
  await api.sql(
    `SELECT evm_post('organizer-letter', u.id, evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version)
        || '{"subject": "Hello", "text": "Come early.", "from": "Olga"}') FROM users u, events e WHERE e.id = $1`,
    [event.uuid],
  );

  const env = { JWT_SECRET: api.config.secret, PRIVATE_TARGETS: '127.0.0.1' };
  for (let crash = 1; crash <= crashes; crash += 1) {
    const process = await startProcess(api.address, env);
    // in the middle of its work, not before or after it
    const goal = Math.min(messages - 1, service.arrived.length + 20);
    while (service.arrived.length < goal) await revive(5);
    await process.kill();
  }
  expect(service.arrived.length).toBeLessThan(messages);
  const last = await startProcess(api.address, env);
  const waiting = () => api.sql(`SELECT FROM pgboss.job WHERE name = 'push' AND state <= 'active'`);
  while ((await waiting()).length > 0) await revive(200);
  await last.stop();

  async function revive(wait: number) {
    await hurry(api);
    await pause(wait);
  }

  const times = Map.groupBy(service.arrived, ({ to }) => to);
  expect(times.size).toBe(messages);
  const doubled = [...times.values()].filter((each) => each.length > 1);
  expect(doubled.length).toBeLessThanOrEqual(crashes);
  // the browser shows it once: it is the same notice, under the same tag
  for (const each of doubled) {
    expect(new Set(each.map(({ message }) => message.id)).size).toBe(1);
    expect(new Set(each.map(({ message, topic }) => `${message.tag} ${topic}`)).size).toBe(1);
  }
  await service.close();
  await api.close();
});
