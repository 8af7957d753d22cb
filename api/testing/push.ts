import { setTimeout as pause } from 'node:timers/promises';
import { startAllWork } from '../work.ts';
import type { Api } from './api.ts';
import { hurry } from './mail.ts';

/** Has the jobs of a test's server done until nothing waits to be pushed. */
export async function pushed(api: Api): Promise<void> {
  const stop = await startAllWork({ ...api, address: api.url });
  do {
    await hurry(api);
    await pause(50);
  } while ((await api.sql(`SELECT FROM pgboss.job WHERE name = 'push' AND state <= 'active'`)).length > 0);
  await stop();
}
