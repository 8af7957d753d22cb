import { setImmediate as turn } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live, type Notification } from './live.ts';

interface Number extends Notification {
  topic: 'number';
  n: number;
}

const log = pino({ level: 'silent' });
const tell = (live: Live, n: number) => live.receive(JSON.stringify({ topic: 'number', n }));
const numbers = (live: Live) =>
  live.subscribe<Number, string>('number', (told) => (typeof told === 'string' ? told : `${told.n}`));

async function take(feed: AsyncIterator<string>, howMany: number): Promise<string[]> {
  const taken = [];
  for (let n = 0; n < howMany; n++) taken.push((await feed.next()).value as string);
  return taken;
}

describe('a notification', () => {
  test('a notification reaches every subscription of its topic in order, after SUBSCRIBED', async () => {
    const live = new Live(log);
    const [one, other] = [numbers(live), numbers(live)];
    tell(live, 1);
    live.receive('{"topic":"letter","n":9}');
    tell(live, 2);
    expect(await take(one, 3)).toEqual(['SUBSCRIBED', '1', '2']);
    expect(await take(other, 3)).toEqual(['SUBSCRIBED', '1', '2']);
  });

  test('a notification is skipped if the subscriber returns undefined', async () => {
    const live = new Live(log);
    const even = live.subscribe<Number, string>('number', (told) =>
      typeof told === 'string' || told.n % 2 ? undefined : `${told.n}`,
    );
    for (const n of [1, 2, 3, 4]) tell(live, n);
    expect(await take(even, 2)).toEqual(['2', '4']);
  });

  test('a slow subscriber keeps the order', async () => {
    const live = new Live(log);
    const slow = live.subscribe<Number, string>('number', async (told) => {
      if (typeof told === 'string') return told;
      for (let turns = told.n; turns < 5; turns += 1) await turn();
      return `${told.n}`;
    });
    for (const n of [1, 2, 3]) tell(live, n);
    expect(await take(slow, 4)).toEqual(['SUBSCRIBED', '1', '2', '3']);
  });

  test('other payloads on the channel are ignored', async () => {
    const live = new Live(log);
    const feed = numbers(live);
    for (const noise of ['', 'hello', 'null', '1', '[]', '{"top":1}']) live.receive(noise);
    tell(live, 1);
    expect(await take(feed, 2)).toEqual(['SUBSCRIBED', '1']);
  });
});

describe('a gap', () => {
  test('a lost transport sends a gap marker instead of the waiting notifications', async () => {
    const live = new Live(log);
    const feed = numbers(live);
    tell(live, 1);
    live.emitGap();
    tell(live, 2);
    expect(await take(feed, 2)).toEqual(['MISSED', '2']);
  });

  test('a slow subscription gets a gap marker, and its queue stays bounded', async () => {
    const live = new Live(log);
    const [slow, quick] = [numbers(live), numbers(live)];
    const seen: string[] = [];
    for (let n = 0; n < 4500; n++) {
      tell(live, n);
      seen.push(...(await take(quick, 1)));
    }
    expect(seen).toHaveLength(4500);
    expect(seen).not.toContain('MISSED');
    const [first, second] = await take(slow, 2);
    expect(first).toBe('MISSED');
    expect(Number(second)).toBeGreaterThan(3000);
  });

  test('a change that could not be read becomes a gap marker before the next one', async () => {
    const live = new Live(log);
    let refused = () => {};
    const isRefused = new Promise<void>((resolve) => (refused = resolve));
    const feed = live.subscribe<Number, string>('number', (told) => {
      if (typeof told === 'string') return told;
      if (told.n === 2) return '2';
      refused();
      throw new Error('The database is away.');
    });
    tell(live, 1);
    expect(await take(feed, 1)).toEqual(['SUBSCRIBED']);
    const next = take(feed, 2);
    await isRefused;
    tell(live, 2);
    expect(await next).toEqual(['MISSED', '2']);
  });
});

describe('a throttled subscription', () => {
  const rest = 40;
  const calm = (live: Live) =>
    live.subscribeThrottled<Number, string>('number', rest, (told) =>
      typeof told === 'string' ? told : told.map(({ n }) => n).join(' '),
    );

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('notifications arrive together, in order, at intervals, and without loss', async () => {
    const live = new Live(log);
    const feed = calm(live);
    expect(await take(feed, 1)).toEqual(['SUBSCRIBED']);
    const seen: string[] = [];
    for (const all of [
      [1, 2, 3],
      [4, 5],
    ]) {
      const next = take(feed, 1).then((told) => seen.push(...told));
      const before = [...seen];
      for (const n of all) {
        tell(live, n);
        await vi.advanceTimersByTimeAsync(rest / 4);
      }
      await vi.advanceTimersByTimeAsync(rest / 4 - 1);
      expect(seen).toEqual(before);
      await vi.advanceTimersByTimeAsync(rest / 2 + 1);
      await next;
    }
    expect(seen).toEqual(['1 2 3', '4 5']);
  });

  test('a notification after a rest arrives at once', async () => {
    const live = new Live(log);
    const feed = calm(live);
    await take(feed, 1);
    await vi.advanceTimersByTimeAsync(rest);
    tell(live, 1);
    // the clock is stopped
    expect(await take(feed, 1)).toEqual(['1']);
  });

  test('a batch is skipped if the subscriber returns undefined, and the subscription can end at once', async () => {
    const live = new Live(log);
    const feed = live.subscribeThrottled<Number, string>('number', rest, (told) => {
      if (typeof told === 'string') return told;
      const even = told.filter(({ n }) => n % 2 === 0);
      return even.length > 0 ? even.map(({ n }) => n).join(' ') : undefined;
    });
    await take(feed, 1);
    const next = take(feed, 1);
    for (const n of [1, 3, 5]) tell(live, n);
    await vi.advanceTimersByTimeAsync(rest);
    tell(live, 6);
    await vi.advanceTimersByTimeAsync(rest);
    expect(await next).toEqual(['6']);
    const waiting = feed.next();
    await feed.return!();
    expect(await waiting).toMatchObject({ done: true });
  });

  test('a gap replaces the other notifications of its batch', async () => {
    const live = new Live(log);
    const feed = calm(live);
    await take(feed, 1);
    tell(live, 1);
    live.emitGap();
    tell(live, 2);
    tell(live, 3);
    await vi.advanceTimersByTimeAsync(rest);
    expect(await take(feed, 1)).toEqual(['MISSED']);
    tell(live, 4);
    await vi.advanceTimersByTimeAsync(rest);
    expect(await take(feed, 1)).toEqual(['4']);
  });

  test('a batch that is too large becomes a gap', async () => {
    const live = new Live(log);
    const feed = calm(live);
    await take(feed, 1);
    for (let n = 0; n < 1001; n++) tell(live, n);
    await vi.advanceTimersByTimeAsync(rest);
    expect(await take(feed, 1)).toEqual(['MISSED']);
  });
});

describe('the end of a subscription', () => {
  test('a subscription ends at once, even while it waits', async () => {
    const live = new Live(log);
    const feed = numbers(live);
    await take(feed, 1);
    const waiting = feed.next();
    await feed.return!();
    expect(await waiting).toMatchObject({ done: true });
    tell(live, 1);
    expect(await feed.next()).toMatchObject({ done: true });
  });

  test('closing the process ends all subscriptions', async () => {
    const live = new Live(log);
    const waiting = [numbers(live), numbers(live)].map(async (feed) => {
      const seen = [];
      for await (const each of feed) seen.push(each);
      return seen;
    });
    live.close();
    expect(await Promise.all(waiting)).toEqual([[], []]);
  });
});
