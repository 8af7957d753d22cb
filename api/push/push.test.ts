import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { workerOf } from '../testing/jobs.ts';
import { browsersIn, sendQueuedPush } from '../testing/push.ts';
import { startPushService } from '../testing/pushService.ts';
import { deliverPush } from './deliver.ts';
import { forgetOldPush } from './sweep.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
let answer: (to: string) => number | Promise<number> = () => 201;
const service = await startPushService((to) => answer(to));
const { browserOf, titles, known } = browsersIn(api, service);
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

const write = (subject: string, to = asha) =>
  as(organizer)('mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }', {
    input: { eventId: event.id, userIds: [to.id], subject, text: 'Ten metres.' },
  });
const move = (location: string) =>
  as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, location },
  });

describe('push messages for notices', () => {
  test('every subscribed browser gets a signed and encrypted message with a link', async () => {
    const browsers = [await browserOf(asha), await browserOf(asha)];
    await move('Garden');
    await sendQueuedPush(api);
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
      // the event begins in two hours
      expect(first).toMatchObject({ urgency: 'high', topic: first!.message.tag });
      expect(first!.ttl).toBeGreaterThan(6000);
      expect(first!.ttl).toBeLessThanOrEqual(7200);
    }
  });

  test('a new message about the same thing has the same topic and replaces the old one', async () => {
    const browser = await browserOf(asha);
    for (const place of ['Garden', 'Cellar']) {
      await move(place);
      await sendQueuedPush(api);
    }
    await write('Bring string');
    await sendQueuedPush(api);
    const [garden, cellar, letter] = service.seenBy(browser);
    expect([garden!.topic, letter!.topic === cellar!.topic]).toEqual([cellar!.topic, false]);
  });

  test('messages are sent in parallel, but one after the other to each browser', async () => {
    const people = [asha, ...(await api.buildUsers(4))];
    await buildRegistrations(event, people.slice(1));
    const browsers = await Promise.all(people.map((each) => browserOf(each)));
    const letters = ['One', 'Two', 'Three'];
    for (const letter of letters) for (const person of people) await write(letter, person);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const underWay: string[] = [];
    answer = async (to) => {
      expect(underWay).not.toContain(to);
      underWay.push(to);
      // the service answers only after each browser has its first message
      if (underWay.length === people.length) open();
      await gate;
      underWay.splice(underWay.indexOf(to), 1);
      return 201;
    };
    await sendQueuedPush(api);
    for (const browser of browsers) expect(titles(browser)).toEqual(letters.map((letter) => `Kite day: ${letter}`));
  });

  test('the longest message is smaller than 3 kB', async () => {
    const browser = await browserOf(asha);
    await sql('UPDATE events SET title = $2 WHERE id = $1', [event.uuid, '🪁'.repeat(100)]);
    await write('🧵'.repeat(100));
    await sendQueuedPush(api);
    expect(Buffer.byteLength(service.seenBy(browser)[0]!.text)).toBeLessThan(3000);
  });
});

describe('notices that are not pushed', () => {
  let browser: Awaited<ReturnType<typeof browserOf>>;
  beforeEach(async () => {
    browser = await browserOf(asha);
  });

  test('push was turned off before or after the letter was written', async () => {
    await sql('UPDATE users SET notify_push = false WHERE id = $1', [asha.uuid]);
    await write('Before');
    await sql('UPDATE users SET notify_push = true WHERE id = $1', [asha.uuid]);
    await write('After');
    await sql('UPDATE users SET notify_push = false WHERE id = $1', [asha.uuid]);
    await sendQueuedPush(api);
    await sql('UPDATE users SET notify_push = true WHERE id = $1', [asha.uuid]);
    await write('On');
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual(['Kite day: On']);
  });

  test('the notice was read, or the change was undone', async () => {
    await write('Read');
    await as(asha)('mutation { markNoticesRead(input: {}) { read } }');
    await move('Garden');
    await move('Roof');
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual([]);
  });

  test('the event was rejected; only the rejection is pushed', async () => {
    await write('See you');
    const admin = await buildUser({ role: 'admin' });
    await as(admin)('mutation ($id: ID!) { rejectEvent(input: { eventId: $id, reason: "No" }) { event { id } } }', {
      id: event.id,
    });
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual(['On hold: Kite day']);
  });

  test('the event was deleted; only the deletion is pushed', async () => {
    await write('See you');
    await as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual(['Cancelled: Kite day']);
  });

  test('the event has begun; only letters from its organizer are pushed', async () => {
    await move('Garden');
    await write('We have begun');
    await sql(`UPDATE notices SET data = data || jsonb_build_object('date', now() - interval '1 minute')`);
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual(['Kite day: We have begun']);
  });

  test('the notice is six hours old', async () => {
    await write('Old');
    await sql(`UPDATE notices SET created_at = now() - interval '6 hours' WHERE user_id = $1`, [asha.uuid]);
    await sendQueuedPush(api);
    expect(titles(browser)).toEqual([]);
  });
});

describe('answers of a push service', () => {
  test('a browser that the service reports as gone loses its subscription', async () => {
    const [gone, there] = [await browserOf(asha), await browserOf(asha)];
    service.forget(gone);
    await write('Hello');
    await sendQueuedPush(api);
    expect(await known(asha)).toBe(1);
    answer = () => 410;
    await write('Again');
    await sendQueuedPush(api);
    expect([titles(there), await known(asha)]).toEqual([['Kite day: Hello'], 0]);
  });

  test.each([429, 500, 503])(
    'status %i is retried, and the service is not called during the backoff',
    async (status) => {
      const browser = await browserOf(asha);
      answer = () => status;
      await write('Hello');
      const [job] = await sql<{ data: never }>(
        `SELECT data FROM pgboss.job WHERE name = 'push' AND state < 'active' ORDER BY created_on DESC LIMIT 1`,
      );
      const { work } = workerOf(api, deliverPush);
      await expect(work(job!.data, false)).rejects.toThrow(String(status));
      const before = service.requestCount();
      await expect(work(job!.data, false)).rejects.toThrow('not answered lately');
      expect(service.requestCount()).toBe(before);
      answer = () => 201;
      await sql(
        `UPDATE push_subscriptions SET failed_at = failed_at - interval '31 seconds', failing_since = failing_since - interval '31 seconds'`,
      );
      await sendQueuedPush(api);
      expect(titles(browser)).toEqual(['Kite day: Hello']);
      expect(await sql('SELECT FROM push_subscriptions WHERE failing_since IS NOT NULL')).toEqual([]);
    },
  );

  test('a refused message (413) is not retried', async () => {
    await browserOf(asha);
    answer = () => 413;
    const before = service.requestCount();
    await write('Hello');
    await sendQueuedPush(api);
    expect([service.requestCount() - before, await known(asha)]).toEqual([1, 1]);
  });

  test('subscriptions are deleted after a week of failures or 90 days without confirmation', async () => {
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
