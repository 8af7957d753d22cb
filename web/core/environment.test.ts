import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sendOperation } from './environment.ts';

const operation = { id: 'a', name: 'MyEventsScreenQuery', text: null, metadata: {}, cacheID: 'a' };
const query = { ...operation, operationKind: 'query' } as const;
const mutation = { ...operation, operationKind: 'mutation' } as const;

beforeEach(() => void vi.stubGlobal('window', {}));

test.each([
  [query, 20_000],
  [mutation, 60_000],
])('%o without an answer is a network error after %d ms', async (params, limit) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetched = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  vi.stubGlobal('fetch', fetched);
  const sent = sendOperation(undefined, params, {});
  const problem = vi.fn<(error: Error) => void>();
  sent.catch(problem);
  await vi.advanceTimersByTimeAsync(limit - 100);
  expect(problem).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(problem).toHaveBeenCalledWith(expect.objectContaining({ code: 'NETWORK' }));
  expect(fetched).toHaveBeenCalledOnce();
});

test.each([
  [502, '<h1>Bad Gateway</h1>', 'NETWORK'],
  [504, '', 'NETWORK'],
  [500, '<h1>Error</h1>', 'INTERNAL'],
  [503, JSON.stringify({ errors: [{ message: 'Busy', extensions: { code: 'UNAVAILABLE' } }] }), 'UNAVAILABLE'],
])('a response %d with the body %s is %s', async (status, body, code) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  await expect(sendOperation(undefined, query, {})).rejects.toMatchObject({ code });
});
