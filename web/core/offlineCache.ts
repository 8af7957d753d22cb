import { useSyncExternalStore } from 'react';
import type { GraphQLResponse } from 'relay-runtime';
import { errorCode } from './errors.ts';
import { currentSession } from './session.ts';

/*
 * A cache on the device for offline use. It holds the answers of a few screens (listed in environment.ts) for the signed-in
 * user, until the sign-out.
 */

/** environment.ts deletes this cache. */
const cacheName = 'answers';

/** Maximum number of answers; the oldest are evicted. */
const maxAnswers = 30;

interface CachedAnswer {
  /** When the answer arrived, by the device's clock. */
  readonly at: number;
  readonly answer: GraphQLResponse;
}

/** Caches the answer. If the network is down, returns the cached answer to the same operation instead. */
export async function withOfflineCache(
  answerPromise: Promise<GraphQLResponse>,
  userId: string,
  body: string,
): Promise<GraphQLResponse> {
  const cache = await openCache();
  const cacheKey = await cacheKeyOf(userId, body);
  try {
    const answer = await answerPromise;
    setShownAnswerTime(null);
    // the cache may have been opened after the sign-out deleted it: then nothing would ever delete this answer
    if (currentSession()?.user.id !== userId) return answer;
    await cache
      ?.put(cacheKey, Response.json({ at: Date.now(), answer } satisfies CachedAnswer))
      .then(() => evictOldest(cache));
    return answer;
  } catch (error) {
    const cachedResponse = errorCode(error) === 'NETWORK' ? await cache?.match(cacheKey) : undefined;
    if (!cachedResponse) throw error;
    const { at, answer } = (await cachedResponse.json()) as CachedAnswer;
    setShownAnswerTime(at);
    return answer;
  }
}

/** Resolves to undefined if storage is denied; then no answer is cached. */
const openCache = () => Promise.resolve(globalThis.caches?.open(cacheName)).catch(() => undefined);

async function evictOldest(cache: Cache): Promise<void> {
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - maxAnswers)).map((each) => cache.delete(each)));
}

async function cacheKeyOf(userId: string, body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return `/kept/${userId}/${new Uint8Array(digest).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')}`;
}

const listeners = new Set<() => void>();
let shownAnswerTime: number | null = null;

function setShownAnswerTime(at: number | null): void {
  shownAnswerTime = at;
  for (const listener of listeners) listener();
}

/** The time of the cached answer that is shown because the network is down; null if the data is fresh. */
export function useShownAnswerTime(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownAnswerTime,
  );
}
