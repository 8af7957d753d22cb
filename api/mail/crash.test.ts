import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { endLeases, makeJobsDue, startSmtp } from '../testing/mail.ts';
import { startProcess } from '../testing/process.ts';
import { isThorough } from '../testing/sample.ts';
import { mostConcurrent } from './send.ts';

const messages = isThorough ? 300 : 120;
const crashes = 3;

test('no message is lost if the sending process is killed three times', async () => {
  const api = await startApi();
  const smtp = await startSmtp();
  await api.sql(`UPDATE system_settings SET smtp_server = '127.0.0.1', smtp_port = $1`, [smtp.port]);
  const people = await api.buildUsers(messages);
  const env = { JWT_SECRET: api.config.secret };
  await api.sql(`SELECT evm_post_mail('password-changed', id, '{}', true) FROM users`);

  for (let crash = 1; crash <= crashes; crash += 1) {
    const process = await startProcess(api.address, env);
    // kill the process in the middle of its work
    const goal = Math.min(messages - 1, smtp.arrived.length + 20);
    while (smtp.arrived.length < goal) await revive(5);
    await process.kill();
    await endLeases(api);
  }
  expect(smtp.arrived.length).toBeLessThan(messages);
  const last = await startProcess(api.address, env);
  const waiting = async () =>
    (await api.sql<{ count: number }>(`SELECT count(*)::int FROM mail_messages WHERE state <> 'sent'`))[0]!.count;
  while ((await waiting()) > 0) await revive(200);
  await last.stop();

  async function revive(wait: number) {
    await makeJobsDue(api);
    await pause(wait);
  }

  const times = Map.groupBy(smtp.arrived, ({ to }) => to[0]);
  expect(people.filter(({ email }) => !times.has(email))).toEqual([]);
  const doubled = [...times.values()].filter((each) => each.length > 1);
  expect(doubled.length).toBeLessThanOrEqual(crashes * mostConcurrent);
  // a message that arrives twice has the same Message-ID
  for (const each of doubled) expect(new Set(each.map(({ messageId }) => messageId)).size).toBe(1);
  await smtp.close();
  await api.close();
});
