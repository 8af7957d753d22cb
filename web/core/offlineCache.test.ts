import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GraphQLResponse } from 'relay-runtime';
import { ServerError } from './errors.ts';
import { withOfflineCache } from './offlineCache.ts';
import { endSession, startSession } from './session.ts';

const asha = { id: 'user_1', firstName: 'Asha', name: 'Asha Rao', role: 'PARTICIPANT', photo: null } as const;
const answer = { data: { viewer: { name: 'Asha Rao' } } } as GraphQLResponse;

/** Mimics browser caches: a cache that is deleted while a caller still holds it loses later writes, too. */
let stored: Map<string, Map<string, Response>>;
const cacheOf = (content: Map<string, Response>) => ({
  put: async (address: string, response: Response) => void content.set(address, response),
  match: async (address: string) => content.get(address)?.clone(),
  keys: async () => [...content.keys()],
});

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const content = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, content);
      return cacheOf(content);
    },
  });
  startSession({ token: 't1', user: asha });
});

/** Mirrors what environment.ts does on sign-out. */
function signOut(): void {
  endSession();
  stored.delete('answers');
}

function underWay() {
  let arrive = () => {};
  const answerPromise = new Promise<GraphQLResponse>((resolve) => (arrive = () => resolve(answer)));
  return { sent: answerPromise, arrive: () => arrive() };
}

const addresses = () => [...(stored.get('answers')?.keys() ?? [])];

test('a stored answer replaces one that the network cannot deliver', async () => {
  expect(await withOfflineCache(Promise.resolve(answer), asha.id, 'tickets')).toEqual(answer);
  expect(addresses()).toHaveLength(1);
  const failed = Promise.reject(new ServerError('No net', 'NETWORK'));
  failed.catch(() => {});
  expect(await withOfflineCache(failed, asha.id, 'tickets')).toEqual(answer);
});

test('an answer that arrives after the sign-out is not stored', async () => {
  const { sent, arrive } = underWay();
  const before = withOfflineCache(sent, asha.id, 'tickets');
  signOut();
  // the module loaded too late: opening the cache creates it again after the sign-out deleted it
  const after = withOfflineCache(sent, asha.id, 'tickets');
  arrive();
  expect(await Promise.all([before, after])).toEqual([answer, answer]);
  expect(addresses()).toEqual([]);
});

test('no answer of the former user is stored after another user has signed in', async () => {
  const { sent, arrive } = underWay();
  const cached = withOfflineCache(sent, asha.id, 'tickets');
  startSession({ token: 't2', user: { ...asha, id: 'user_2' } });
  arrive();
  await cached;
  expect(addresses()).toEqual([]);
});

test('after three seconds a stored answer is shown, until the answer arrives', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await withOfflineCache(Promise.resolve(answer), asha.id, 'tickets');
  const { sent, arrive } = underWay();
  const early: GraphQLResponse[] = [];
  const shown = withOfflineCache(sent, asha.id, 'tickets', { showEarly: (each) => early.push(each) });
  await vi.advanceTimersByTimeAsync(2900);
  expect(early).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  // hashing the key does not follow the fake timers
  await vi.waitFor(() => expect(early).toEqual([answer]));
  arrive();
  expect(await shown).toEqual(answer);
  expect(early).toHaveLength(1);
});

test('an answer that arrives in time is shown at once, and nothing after it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await withOfflineCache(Promise.resolve(answer), asha.id, 'tickets');
  const early: GraphQLResponse[] = [];
  const showEarly = (each: GraphQLResponse) => void early.push(each);
  expect(await withOfflineCache(Promise.resolve(answer), asha.id, 'tickets', { showEarly })).toEqual(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(early).toEqual([]);
});
