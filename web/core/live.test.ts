import { expect, test } from 'vitest';
import { ServerError } from './errors.ts';
import { createRefetcher } from './live.ts';

/** Readings that are answered by hand. */
function readings() {
  const open: { answer: () => void; fail: (error: unknown) => void }[] = [];
  let count = 0;
  const read = () => {
    count += 1;
    return new Promise<void>((answer, fail) => open.push({ answer, fail }));
  };
  const settle = async (how: 'answer' | ServerError) => {
    const next = open.shift();
    if (how === 'answer') next?.answer();
    else next?.fail(how);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { read, settle, count: () => count };
}

const atOnce = () => Promise.resolve();

test('one reading answers all that asked for it before it began', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.refetch();
  await settle('answer');
  refetcher.changed();
  expect(count()).toBe(1);
});

test('an answer that was on its way while something changed is followed by another', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.refetch();
  refetcher.changed();
  refetcher.changed();
  await settle('answer');
  await settle('answer');
  expect(count()).toBe(2);
});

test('a failure that may pass is tried again until it has passed, any other is not', async () => {
  const { read, settle, count } = readings();
  const waits: number[] = [];
  const refetcher = createRefetcher(read, (failures) => {
    waits.push(failures);
    return Promise.resolve();
  });
  refetcher.refetch();
  await settle(new ServerError('away', 'NETWORK'));
  await settle(new ServerError('broken', 'INTERNAL'));
  await settle(new ServerError('worked on', 'MAINTENANCE'));
  await settle(new ServerError('no database', 'UNAVAILABLE'));
  await settle('answer');
  expect([count(), waits]).toEqual([5, [0, 1, 2, 3]]);

  refetcher.refetch();
  await settle(new ServerError('gone', 'NOT_FOUND'));
  expect(count()).toBe(6);
});

test('whoever has left reads no more', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.refetch();
  refetcher.stop();
  refetcher.changed();
  await settle('answer');
  expect(count()).toBe(1);
});
