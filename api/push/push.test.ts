import { BlockList } from 'node:net';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, password, type Person } from '../testing/build.ts';
import { ask } from '../testing/client.ts';
import { pushed } from '../testing/push.ts';
import { startPushService } from '../testing/pushService.ts';
import { workerOf } from '../testing/jobs.ts';
import { deliverPush } from './deliver.ts';
import { forgetOldPush } from './sweep.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
let answer: (to: string) => number | Promise<number> = () => 201;
const service = await startPushService((to) => answer(to));
afterAll(async () => {
  await api.close();
  await service.close();
});

const organizer = await buildUser({ role: 'organizer' });
let asha: Person;
let event: BuiltEvent;
beforeEach(async () => {
  answer = () => 201;
  asha = await buildUser();
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', location: 'Roof', date: inHours(2) });
  await buildRegistrations(event, [asha]);
});

const turnOn = 'mutation ($input: SubscribePushInput!) { subscribePush(input: $input) { browsers } }';
const turnOff = 'mutation ($input: UnsubscribePushInput!) { unsubscribePush(input: $input) { browsers } }';
type Browser = ReturnType<typeof service.subscribe>;

const key = async (person: Person) => (await as(person)<{ pushKey: string }>('{ pushKey }')).data.pushKey;
/** A browser in which this person has asked for it, under a sign-in of its own. */
async function browserOf(person: Person) {
  const { token } = await api.signIn(person);
  const browser = service.subscribe(await key(person));
  const { errors } = await ask(api.url, turnOn, { input: browser }, { token });
  expect(errors).toEqual([]);
  return { ...browser, token };
}
const write = (subject: string, to = asha) =>
  as(organizer)('mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }', {
    input: { eventId: event.id, userIds: [to.id], subject, text: 'Ten metres.' },
  });
const move = (location: string) =>
  as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, location },
  });
const titles = (browser: Pick<Browser, 'endpoint'>) => service.seenBy(browser).map(({ message }) => message.title);
const known = async (person: Person) =>
  (await sql('SELECT FROM push_subscriptions WHERE user_id = $1', [person.uuid])).length;

describe('what is told under the bell is pushed to every browser that has asked for it', () => {
  test('signed and sealed, with where it leads', async () => {
    const browsers = [await browserOf(asha), await browserOf(asha)];
    await move('Garden');
    await pushed(api);
    const [notice] = await sql<{ id: string }>('SELECT id FROM notices WHERE user_id = $1', [asha.uuid]);
    for (const browser of browsers) {
      const [first, ...more] = service.seenBy(browser);
      expect(more).toEqual([]);
      expect(first!.message).toMatchObject({
        id: api.idOf('notice', notice!.id),
        title: 'Changed: Kite day',
        text: expect.stringContaining('Garden') as string,
        path: `/events/${event.id}`,
      });
      // until it begins, in two hours
      expect(first).toMatchObject({ urgency: 'high', topic: first!.message.tag });
      expect(first!.ttl).toBeGreaterThan(6000);
      expect(first!.ttl).toBeLessThanOrEqual(7200);
    }
  });

  test('and what is said anew about a thing takes the place of what was said before', async () => {
    const browser = await browserOf(asha);
    for (const place of ['Garden', 'Cellar']) {
      await move(place);
      await pushed(api);
    }
    await write('Bring string');
    await pushed(api);
    const [garden, cellar, letter] = service.seenBy(browser);
    expect([garden!.topic, letter!.topic === cellar!.topic]).toEqual([cellar!.topic, false]);
  });

  test('however long it is, in less than 3 kB', async () => {
    const browser = await browserOf(asha);
    await sql('UPDATE events SET title = $2 WHERE id = $1', [event.uuid, '🪁'.repeat(100)]);
    await write('🧵'.repeat(100));
    await pushed(api);
    expect(Buffer.byteLength(service.seenBy(browser)[0]!.text)).toBeLessThan(3000);
  });
});

describe('nothing is pushed', () => {
  let browser: Awaited<ReturnType<typeof browserOf>>;
  beforeEach(async () => {
    browser = await browserOf(asha);
  });

  test('to whoever has turned it off, before or after it was written', async () => {
    await sql('UPDATE users SET notify_push = false WHERE id = $1', [asha.uuid]);
    await write('Before');
    await sql('UPDATE users SET notify_push = true WHERE id = $1', [asha.uuid]);
    await write('After');
    await sql('UPDATE users SET notify_push = false WHERE id = $1', [asha.uuid]);
    await pushed(api);
    await sql('UPDATE users SET notify_push = true WHERE id = $1', [asha.uuid]);
    await write('On');
    await pushed(api);
    expect(titles(browser)).toEqual(['Kite day: On']);
  });

  test('that was read meanwhile, or holds no more', async () => {
    await write('Read');
    await as(asha)('mutation { markNoticesRead(input: {}) { read } }');
    await move('Garden');
    await move('Roof');
    await pushed(api);
    expect(titles(browser)).toEqual([]);
  });

  test('about what one may no longer see, but for that it is off', async () => {
    await write('See you');
    const admin = await buildUser({ role: 'admin' });
    await as(admin)('mutation ($id: ID!) { rejectEvent(input: { eventId: $id, reason: "No" }) { event { id } } }', {
      id: event.id,
    });
    await pushed(api);
    expect(titles(browser)).toEqual(['On hold: Kite day']);
  });

  test('about an event that is deleted, but for that it is', async () => {
    await write('See you');
    await as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    await pushed(api);
    expect(titles(browser)).toEqual(['Cancelled: Kite day']);
  });

  test('about an event that has begun, but for what its organizer writes', async () => {
    await move('Garden');
    await write('We have begun');
    await sql(`UPDATE notices SET data = data || jsonb_build_object('date', now() - interval '1 minute')`);
    await pushed(api);
    expect(titles(browser)).toEqual(['Kite day: We have begun']);
  });

  test('that is hours old', async () => {
    await write('Old');
    await sql(`UPDATE notices SET created_at = now() - interval '6 hours' WHERE user_id = $1`, [asha.uuid]);
    await pushed(api);
    expect(titles(browser)).toEqual([]);
  });
});

describe('signed out means silent', () => {
  const sessions = async (person: Person) =>
    (
      await as(person)<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
        '{ viewer { sessions { id isCurrent } } }',
      )
    ).data.viewer.sessions;
  const ways: Record<string, (browser: Awaited<ReturnType<typeof browserOf>>) => Promise<unknown>> = {
    'signing out': ({ token }) => ask(api.url, 'mutation { logout { success } }', {}, { token }),
    'signing out everywhere': () => as(asha)('mutation { logoutEverywhere { success } }'),
    'another password': () =>
      as(asha)('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }', {
        input: { currentPassword: password, newPassword: 'Else@where1' },
      }),
    'another role': () => sql(`UPDATE users SET role = 'organizer' WHERE id = $1`, [asha.uuid]),
    'a session that is ended from elsewhere': async () => {
      const other = (await sessions(asha)).find(({ isCurrent }) => !isCurrent)!;
      await as(asha)('mutation ($id: ID!) { endSession(input: { sessionId: $id }) { endedSessionId } }', {
        id: other.id,
      });
    },
    'another person in the same browser': async ({ endpoint, p256dh, auth }) =>
      as(await buildUser())(turnOn, { input: { endpoint, p256dh, auth } }),
  };

  test.each(Object.keys(ways))('%s', async (way) => {
    const browser = await browserOf(asha);
    await write('While signed in');
    await pushed(api);
    await ways[way]!(browser);
    await write('And now');
    await pushed(api);
    expect(titles(browser)).toEqual(['Kite day: While signed in']);
    expect(await known(asha)).toBe(0);
  });

  test('one of two browsers leaves the other one alone', async () => {
    const [one, two] = [await browserOf(asha), await browserOf(asha)];
    await ask(api.url, 'mutation { logout { success } }', {}, { token: one.token });
    await write('Hello');
    await pushed(api);
    expect([titles(one), titles(two)]).toEqual([[], ['Kite day: Hello']]);
  });

  test('but whoever has only been away goes on being told, until they sign out everywhere', async () => {
    const browser = await browserOf(asha);
    await sql(`UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE user_id = $1`, [asha.uuid]);
    await sql(`DELETE FROM sessions WHERE last_used_at < now() - interval '1 hour'`);
    await write('While away');
    await pushed(api);
    expect(titles(browser)).toEqual(['Kite day: While away']);
    const { token } = await api.signIn(asha);
    await ask(api.url, 'mutation { logoutEverywhere { success } }', {}, { token });
    expect(await known(asha)).toBe(0);
  });
});

describe('a push service', () => {
  test('that says that a browser is gone has it forgotten', async () => {
    const [gone, there] = [await browserOf(asha), await browserOf(asha)];
    service.forget(gone);
    await write('Hello');
    await pushed(api);
    expect(await known(asha)).toBe(1);
    answer = () => 410;
    await write('Again');
    await pushed(api);
    expect([titles(there), await known(asha)]).toEqual([['Kite day: Hello'], 0]);
  });

  test.each([429, 500, 503])('that answers %i is asked again, and nobody waits for it meanwhile', async (status) => {
    const browser = await browserOf(asha);
    answer = () => status;
    await write('Hello');
    const [job] = await sql<{ data: never }>(
      `SELECT data FROM pgboss.job WHERE name = 'push' AND state < 'active' ORDER BY created_on DESC LIMIT 1`,
    );
    const { work } = workerOf(api, deliverPush);
    await expect(work(job!.data, false)).rejects.toThrow(String(status));
    const before = service.asked();
    await expect(work(job!.data, false)).rejects.toThrow('not answered lately');
    expect(service.asked()).toBe(before);
    answer = () => 201;
    await sql(
      `UPDATE push_subscriptions SET failed_at = failed_at - interval '31 seconds', failing_since = failing_since - interval '31 seconds'`,
    );
    await pushed(api);
    expect(titles(browser)).toEqual(['Kite day: Hello']);
    expect(await sql('SELECT FROM push_subscriptions WHERE failing_since IS NOT NULL')).toEqual([]);
  });

  test('that refuses a message for good gets it once', async () => {
    await browserOf(asha);
    answer = () => 413;
    const before = service.asked();
    await write('Hello');
    await pushed(api);
    expect([service.asked() - before, await known(asha)]).toEqual([1, 1]);
  });

  test('that is silent for a week is forgotten, and so is a browser that was not seen for 90 days', async () => {
    const [silent, old, there] = [await browserOf(asha), await browserOf(asha), await browserOf(asha)];
    await sql(`UPDATE push_subscriptions SET failing_since = now() - interval '8 days' WHERE endpoint = $1`, [
      silent.endpoint,
    ]);
    await sql(`UPDATE push_subscriptions SET confirmed_at = now() - interval '91 days' WHERE endpoint = $1`, [
      old.endpoint,
    ]);
    await forgetOldPush.run(api);
    expect(await sql('SELECT endpoint FROM push_subscriptions WHERE user_id = $1', [asha.uuid])).toEqual([
      { endpoint: there.endpoint },
    ]);
  });
});

describe('asking for it', () => {
  const refused = async (changes: Partial<Browser>) => {
    const { errors } = await as(asha)(turnOn, { input: { ...service.subscribe(await key(asha)), ...changes } });
    return (errors[0] as { extensions?: { fields?: Record<string, string> } } | undefined)?.extensions?.fields;
  };

  test('twice is one browser, and unasked for it is none', async () => {
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

  test('in more than twenty forgets the one that was longest not seen, however many ask at once', async () => {
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

  test('at an address that is not public, or is none, is refused', async () => {
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

  test('with keys that are none is refused, each by its field', async () => {
    expect(await refused({ p256dh: 'abc', auth: '' })).toEqual({
      p256dh: 'p256dh must be the public key of the browser, in base64url',
      auth: 'auth must be the secret of the browser, 16 bytes in base64url',
    });
    expect(await refused({ p256dh: `B${'A'.repeat(86)}` })).toEqual({ p256dh: 'p256dh is no public key' });
  });

  test('gives the same key in every process of the same secret, and another one of another', async () => {
    const same = await startApi({ databaseUrl: api.address, secret: api.config.secret });
    const other = await startApi({ databaseUrl: api.address });
    const asked = async ({ url, signIn }: typeof same) =>
      (await ask<{ pushKey: string }>(url, '{ pushKey }', {}, { token: (await signIn(asha)).token })).data.pushKey;
    expect(await asked(same)).toBe(await key(asha));
    expect(await asked(other)).not.toBe(await key(asha));
    await Promise.all([same.close(), other.close()]);
  });
});
