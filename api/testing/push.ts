import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { startAllWork } from '../work.ts';
import type { Api } from './api.ts';
import type { Person } from './build.ts';
import { ask } from './client.ts';
import { makeJobsDue } from './mail.ts';
import type { PushService } from './pushService.ts';

/** Runs the jobs of a test's server until no push message is queued. */
export async function sendQueuedPush(api: Api): Promise<void> {
  const stop = await startAllWork({ ...api, address: api.url });
  do {
    await makeJobsDue(api);
    await pause(50);
  } while ((await api.sql(`SELECT FROM pgboss.job WHERE name = 'push' AND state <= 'active'`)).length > 0);
  await stop();
}

export const turnOn = 'mutation ($input: SubscribePushInput!) { subscribePush(input: $input) { browsers } }';
export const turnOff = 'mutation ($input: UnsubscribePushInput!) { unsubscribePush(input: $input) { browsers } }';

/** Browsers of people, at the test's push service. */
export function browsersIn(api: Api, service: PushService) {
  const key = async (person: Person) => (await api.as(person)<{ pushKey: string }>('{ pushKey }')).data.pushKey;
  /** Subscribes a new browser of this person, with its own session. */
  const browserOf = async (person: Person) => {
    const { token } = await api.signIn(person);
    const browser = service.subscribe(await key(person));
    const { errors } = await ask(api.url, turnOn, { input: browser }, { token });
    expect(errors).toEqual([]);
    return { ...browser, token };
  };
  /** The titles that a browser received. */
  const titles = (browser: { endpoint: string }) => service.seenBy(browser).map(({ message }) => message.title);
  /** The number of subscriptions of a person. */
  const known = async ({ uuid }: Person) =>
    (await api.sql('SELECT FROM push_subscriptions WHERE user_id = $1', [uuid])).length;
  return { key, browserOf, titles, known };
}
