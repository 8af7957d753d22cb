import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours } from '../testing/build.ts';
import { startGateway } from '../testing/gateway.ts';
import { hurry } from '../testing/mail.ts';
import { startProcess } from '../testing/process.ts';

const messages = 150;
const crashes = 3;

test('of a hundred and fifty text messages none is lost when the process that sends them is killed three times', async () => {
  const api = await startApi();
  const { address, arrived, close } = await startGateway();
  await api.sql('UPDATE system_settings SET sms_address = $1', [address]);
  await api.buildUsers(messages);
  await api.sql(`UPDATE users SET notify_sms = true, phone = '+1555' || (1000000 + n)
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) numbered WHERE numbered.id = users.id`);
  const { uuid } = await api.buildEvent({ date: inHours(20) });
  await api.sql(
    `INSERT INTO notices (kind, user_id, data)
     SELECT 'event-deleted', u.id, evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version)
            || jsonb_build_object('was', jsonb_build_object('date', now()))
       FROM users u, events e WHERE e.id = $1 AND u.phone IS NOT NULL`,
    [uuid],
  );
  const [{ all } = { all: 0 }] = await api.sql<{ all: number }>(
    `SELECT count(*)::int AS all FROM pgboss.job WHERE name = 'sms'`,
  );
  expect(all).toBeGreaterThanOrEqual(messages);

  const env = { JWT_SECRET: api.config.secret, PRIVATE_TARGETS: '127.0.0.1' };
  for (let crash = 1; crash <= crashes; crash += 1) {
    const process = await startProcess(api.address, env);
    // in the middle of its work, not before or after it
    const goal = Math.min(all - 1, arrived.length + 20);
    while (arrived.length < goal) await revive(5);
    await process.kill();
  }
  expect(arrived.length).toBeLessThan(all);
  const last = await startProcess(api.address, env);
  const waiting = () => api.sql(`SELECT FROM pgboss.job WHERE name = 'sms' AND state <= 'active'`);
  while ((await waiting()).length > 0) await revive(200);
  await last.stop();

  async function revive(wait: number) {
    await hurry(api);
    await pause(wait);
  }

  const times = Map.groupBy(arrived, ({ body }) => new URLSearchParams(body).get('To'));
  expect(times.size).toBe(all);
  const doubled = [...times.values()].filter((each) => each.length > 1);
  expect(doubled.length).toBeLessThanOrEqual(crashes);
  // the gateway can tell that it is the same
  for (const each of doubled) expect(new Set(each.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  close();
  await api.close();
});
