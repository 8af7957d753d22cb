import { BlockList } from 'node:net';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, password, type Person } from '../testing/build.ts';
import { ask } from '../testing/client.ts';
import { browsersIn, sendQueuedPush, turnOff, turnOn } from '../testing/push.ts';
import { startPushService } from '../testing/pushService.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
const service = await startPushService();
const { key, browserOf, titles, known } = browsersIn(api, service);
type Browser = ReturnType<typeof service.subscribe>;
afterAll(async () => {
  await api.close();
  await service.close();
});

const organizer = await buildUser({ role: 'organizer' });
let asha: Person;
let event: BuiltEvent;
beforeEach(async () => {
  asha = await buildUser();
  event = await buildEvent({ createdBy: organizer, title: 'Kite day' });
  await buildRegistrations(event, [asha]);
});

const write = (subject: string, to = asha) =>
  as(organizer)('mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }', {
    input: { eventId: event.id, userIds: [to.id], subject, text: 'Ten metres.' },
  });

describe('the end of a session ends its push subscription', () => {
  const sessions = async (person: Person) =>
    (
      await as(person)<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
        '{ viewer { sessions { id isCurrent } } }',
      )
    ).data.viewer.sessions;
  const ways: Record<string, (browser: Awaited<ReturnType<typeof browserOf>>) => Promise<unknown>> = {
    'signing out': ({ token }) => ask(api.url, 'mutation { logout { success } }', {}, { token }),
    'signing out everywhere': () => as(asha)('mutation { logoutEverywhere { success } }'),
    'changing the password': () =>
      as(asha)('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }', {
        input: { currentPassword: password, newPassword: 'Else@where1' },
      }),
    'changing the role': () => sql(`UPDATE users SET role = 'organizer' WHERE id = $1`, [asha.uuid]),
    'ending the session from another device': async () => {
      const other = (await sessions(asha)).find(({ isCurrent }) => !isCurrent)!;
      await as(asha)('mutation ($id: ID!) { endSession(input: { sessionId: $id }) { endedSessionId } }', {
        id: other.id,
      });
    },
    'a sign-in of another person in the same browser': async ({ endpoint, p256dh, auth }) =>
      as(await buildUser())(turnOn, { input: { endpoint, p256dh, auth } }),
  };

  test.each(Object.keys(ways))('%s stops push messages', async (way) => {
    const browser = await browserOf(asha);
    await write('While signed in');
    await sendQueuedPush(api);
    await ways[way]!(browser);
    await write('And now');
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual(['Kite day: While signed in']);
    expect(await known(asha)).toBe(0);
  });

  test('signing out in one browser keeps the subscription of another', async () => {
    const [one, two] = [await browserOf(asha), await browserOf(asha)];
    await ask(api.url, 'mutation { logout { success } }', {}, { token: one.token });
    await write('Hello');
    await sendQueuedPush(api);
    expect([titles(one), titles(two)]).toEqual([[], ['Kite day: Hello']]);
  });

  test('a session that timed out keeps its subscription until the person signs out everywhere', async () => {
    const browser = await browserOf(asha);
    await sql(`UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE user_id = $1`, [asha.uuid]);
    await sql(`DELETE FROM sessions WHERE last_used_at < now() - interval '1 hour'`);
    await write('While away');
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual(['Kite day: While away']);
    const { token } = await api.signIn(asha);
    await ask(api.url, 'mutation { logoutEverywhere { success } }', {}, { token });
    expect(await known(asha)).toBe(0);
  });
});

describe('subscribing', () => {
  const refused = async (changes: Partial<Browser>) => {
    const { errors } = await as(asha)(turnOn, { input: { ...service.subscribe(await key(asha)), ...changes } });
    return (errors[0] as { extensions?: { fields?: Record<string, string> } } | undefined)?.extensions?.fields;
  };

  test('twice keeps one subscription, and unsubscribing works only for the own browser', async () => {
    const browser = service.subscribe(await key(asha));
    for (let time = 0; time < 2; time += 1)
      expect((await as(asha)(turnOn, { input: browser })).data).toEqual({ subscribePush: { browsers: 1 } });
    const ben = await buildUser();
    await as(ben)(turnOff, { input: { endpoint: browser.endpoint } });
    expect(await known(asha)).toBe(1);
    for (let time = 0; time < 2; time += 1)
      expect((await as(asha)(turnOff, { input: { endpoint: browser.endpoint } })).data).toEqual({
        unsubscribePush: { browsers: 0 },
      });
  });

  test('in more than twenty browsers deletes the least recently confirmed one, also for concurrent requests', async () => {
    const sender = await key(asha);
    const browsers = Array.from({ length: 20 }, () => service.subscribe(sender));
    for (const input of browsers) await as(asha)(turnOn, { input });
    await as(asha)(turnOn, { input: browsers[0] });
    await Promise.all([1, 2].map(() => as(asha)(turnOn, { input: service.subscribe(sender) })));
    const left = await sql<{ endpoint: string }>('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [
      asha.uuid,
    ]);
    expect(left).toHaveLength(20);
    expect(browsers.filter((each) => !left.some(({ endpoint }) => endpoint === each.endpoint))).toEqual(
      browsers.slice(1, 3),
    );
  });

  test('with an endpoint that is not a public address is refused', async () => {
    const { signIn, url, close } = await startApi({
      databaseUrl: api.address,
      secret: api.config.secret,
      privateTargets: new BlockList(),
    });
    onTestFinished(close);
    const { token } = await signIn(asha);
    const { p256dh, auth } = service.subscribe('');
    for (const endpoint of ['http://push.example/a', service.url, 'https://10.1.2.3/a', 'push.example', '']) {
      const { code, fields } = await ask(url, turnOn, { input: { endpoint, p256dh, auth } }, { token });
      expect([endpoint, code, fields]).toEqual([
        endpoint,
        'VALIDATION_FAILED',
        { endpoint: 'The endpoint must be a public address that starts with https://' },
      ]);
    }
    expect(await refused({ endpoint: `https://push.example/${'a'.repeat(1000)}` })).toEqual({
      endpoint: 'The endpoint must be at most 1000 characters',
    });
  });

  test('with invalid keys is refused with an error per field', async () => {
    expect(await refused({ p256dh: 'abc', auth: '' })).toEqual({
      p256dh: 'p256dh must be the public key of the browser, in base64url',
      auth: 'auth must be the secret of the browser, 16 bytes in base64url',
    });
    expect(await refused({ p256dh: `B${'A'.repeat(86)}` })).toEqual({ p256dh: 'p256dh is no public key' });
  });

  test('uses one server key per secret, the same in every process', async () => {
    const same = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    const other = await startApi({ databaseUrl: api.address });
    const readPushKey = async ({ url, signIn }: typeof same) =>
      (await ask<{ pushKey: string }>(url, '{ pushKey }', {}, { token: (await signIn(asha)).token })).data.pushKey;
    expect(await readPushKey(same)).toBe(await key(asha));
    expect(await readPushKey(other)).not.toBe(await key(asha));
    await Promise.all([same.close(), other.close()]);
  });
});
