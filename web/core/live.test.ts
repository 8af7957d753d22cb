import { expect, test } from 'vitest';
import { ServerError } from './errors.ts';
import { createRefetcher } from './live.ts';

/** A fake `read` that the test answers by hand. */
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

test('a change after the answer causes no refetch by itself', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.refetch();
  await settle('answer');
  refetcher.noteChange();
  expect(count()).toBe(1);
});

test('a change during a refetch causes one more refetch', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.refetch();
  refetcher.noteChange();
  refetcher.noteChange();
  await settle('answer');
  await settle('answer');
  expect(count()).toBe(2);
});

test('a transient failure is retried until it passes, any other is not', async () => {
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

test('a stopped refetcher does not read again', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.refetch();
  refetcher.stop();
  refetcher.noteChange();
  await settle('answer');
  expect(count()).toBe(1);
});

test('a poll is not retried, and does nothing during a refetch', async () => {
  const { read, settle, count } = readings();
  const refetcher = createRefetcher(read, atOnce);
  refetcher.poll();
  await settle(new ServerError('away', 'NETWORK'));
  expect(count()).toBe(1);

  refetcher.refetch();
  refetcher.poll();
  await settle(new ServerError('away', 'NETWORK'));
  await settle('answer');
  expect(count()).toBe(3);
});
