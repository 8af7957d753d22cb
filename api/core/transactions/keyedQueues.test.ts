import { setImmediate as moment } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { KeyedQueues } from './keyedQueues.ts';

/** Work that ends on demand. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, { resolve: () => resolve(name), reject }));
  };
  return { begun, ends, work };
}

test('work on one key is limited, and the rest follows in FIFO order', async () => {
  const { begun, ends, work } = works();
  const turns = new KeyedQueues(2);
  const done = ['a', 'b', 'c', 'd'].map((name) => turns.run('event', work(name)));
  const other = turns.run('another event', work('e'));
  await moment();
  expect(begun).toEqual(['a', 'b', 'e']);
  ends.get('b')!.reject(new Error('refused'));
  await expect(done[1]).rejects.toThrow('refused');
  await moment();
  expect(begun).toEqual(['a', 'b', 'e', 'c']);
  for (const name of ['a', 'c', 'e']) ends.get(name)!.resolve();
  await moment();
  ends.get('d')!.resolve();
  expect(await Promise.all([done[0], done[2], done[3], other])).toEqual(['a', 'c', 'd', 'e']);
});

test('work that waits too long is refused, and later work is not delayed by it', async () => {
  vi.useFakeTimers();
  try {
    const { begun, ends, work } = works();
    const turns = new KeyedQueues(1);
    const first = turns.run('event', work('first'));
    const late = turns.run('event', work('late'));
    const said = late.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await said).toMatchObject({ extensions: { code: 'UNAVAILABLE', retryAfter: 2 } });
    const next = turns.run('event', work('next'));
    ends.get('first')!.resolve();
    expect(await first).toBe('first');
    await vi.advanceTimersByTimeAsync(0);
    ends.get('next')!.resolve();
    expect(await next).toBe('next');
    expect(begun).toEqual(['first', 'next']);
  } finally {
    vi.useRealTimers();
  }
});
