import { beforeEach, expect, test, vi } from 'vitest';
import type { GraphQLResponse } from 'relay-runtime';
import { ServerError } from './errors.ts';
import { keeping } from './kept.ts';
import { endSession, startSession } from './session.ts';

const asha = { id: 'user_1', firstName: 'Asha', name: 'Asha Rao', role: 'PARTICIPANT', photo: null } as const;
const answer = { data: { viewer: { name: 'Asha Rao' } } } as GraphQLResponse;

/** As a browser keeps caches: one that is deleted while somebody holds it takes what is put into it along. */
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

/** As environment.ts does when somebody signs out. */
function signOut(): void {
  endSession();
  stored.delete('answers');
}

function underWay() {
  let arrive = () => {};
  const sent = new Promise<GraphQLResponse>((resolve) => (arrive = () => resolve(answer)));
  return { sent, arrive: () => arrive() };
}

const addresses = () => [...(stored.get('answers')?.keys() ?? [])];

test('an answer is kept, and takes the place of one that cannot be had', async () => {
  expect(await keeping(Promise.resolve(answer), asha.id, 'tickets')).toEqual(answer);
  expect(addresses()).toHaveLength(1);
  const failed = Promise.reject(new ServerError('No net', 'NETWORK'));
  failed.catch(() => {});
  expect(await keeping(failed, asha.id, 'tickets')).toEqual(answer);
});

test('an answer that arrives after its person has signed out is kept nowhere', async () => {
  const { sent, arrive } = underWay();
  const before = keeping(sent, asha.id, 'tickets');
  signOut();
  // its module was loaded too late: the cache is opened, and so made, after it was deleted
  const after = keeping(sent, asha.id, 'tickets');
  arrive();
  expect(await Promise.all([before, after])).toEqual([answer, answer]);
  expect(addresses()).toEqual([]);
});

test('nothing of one person is kept once another one is signed in', async () => {
  const { sent, arrive } = underWay();
  const kept = keeping(sent, asha.id, 'tickets');
  startSession({ token: 't2', user: { ...asha, id: 'user_2' } });
  arrive();
  await kept;
  expect(addresses()).toEqual([]);
});
