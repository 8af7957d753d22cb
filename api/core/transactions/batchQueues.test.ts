import { setImmediate as moment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { refusal } from '../refusals/errors.ts';
import { sentence } from '../texts/refusalTexts.ts';
import { BatchQueues } from './batchQueues.ts';

/** Batches that end on demand. An item "bad" makes its batch fail. */
function batches(failure = new Error('refused')) {
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const gate = () => new Promise<void>((resolve) => gates.push(resolve));
  const queues = new BatchQueues<string, string>(1, async (items) => {
    begun.push(items.join());
    await gate();
    if (items.includes('bad')) throw failure;
    return items.map((item) => `${item} done`);
  });
  const other = (name: string) => queues.run('event', async () => void begun.push(name));
  /** The results of a batch that has begun, and of the items that wait behind it. */
  const addBehind = async (first: string, ...items: string[]) => {
    const begins = queues.add('event', first);
    await moment();
    return [begins, ...items.map((item) => queues.add('event', item))];
  };
  /** Lets one batch after another end, until none is left. */
  const finish = async () => {
    for (let rounds = 0; rounds < 100; rounds++) {
      await moment();
      gates.shift()?.();
    }
  };
  return { queues, begun, other, addBehind, finish };
}

test('an item begins at once; those that wait are processed together, in their order', async () => {
  const { queues, begun, addBehind, finish } = batches();
  const results = await addBehind('a', 'b', 'c', 'd');
  const elsewhere = queues.add('another event', 'e');
  await moment();
  expect(begun).toEqual(['a', 'e']);
  await finish();
  expect(begun).toEqual(['a', 'e', 'b,c,d']);
  expect(await Promise.all([...results, elsewhere])).toEqual(['a done', 'b done', 'c done', 'd done', 'e done']);
});

test('a batch has at most ten items', async () => {
  const { begun, addBehind, finish } = batches();
  const [first, ...others] = Array.from({ length: 25 }, (_, n) => String(n));
  const results = await addBehind(first!, ...others);
  await finish();
  expect((await Promise.all(results)).map((result) => Number.parseInt(result))).toEqual(results.map((_, n) => n));
  expect(begun.map((items) => items.split(',').length)).toEqual([1, 10, 10, 4]);
});

test('no item overtakes other work', async () => {
  const { queues, begun, other, addBehind, finish } = batches();
  const all = [...(await addBehind('a', 'b')), other('cancel'), queues.add('event', 'c')];
  await finish();
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'cancel', 'c']);
});

test('if an item makes its batch fail, the others are processed alone, in their order', async () => {
  const { begun, addBehind, finish } = batches();
  const results = Promise.allSettled(await addBehind('a', 'b', 'bad', 'c'));
  await finish();
  expect((await results).map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'a done',
    'b done',
    'failed',
    'c done',
  ]);
  expect(begun).toEqual(['a', 'b,bad,c', 'b', 'bad', 'c']);
});

test('if the database is unavailable, no item tries again', async () => {
  for (const failure of [
    refusal('UNAVAILABLE', sentence('unavailable')),
    Object.assign(new Error(), { code: '55P03' }),
  ]) {
    const { begun, addBehind, finish } = batches(failure);
    const results = Promise.allSettled(await addBehind('a', 'b', 'bad'));
    await finish();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(begun).toEqual(['a', 'b,bad']);
  }
});
