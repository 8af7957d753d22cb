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

/** Milliseconds until the cached answer is shown. The first request of a page counts from the beginning of its load. */
const slowAfter = 3000;
let isFirst = true;

function millisecondsUntilSlow(): number {
  const passed = isFirst ? performance.now() : 0;
  isFirst = false;
  return Math.max(500, slowAfter - passed);
}

/**
 * Caches the answer. If the network is down, returns the cached answer to the same operation instead. If the network is slow,
 * `showEarly` gets the cached answer first.
 */
export async function withOfflineCache(
  answerPromise: Promise<GraphQLResponse>,
  userId: string,
  body: string,
  showEarly: (answer: GraphQLResponse) => void = () => {},
): Promise<GraphQLResponse> {
  const opening = openEntry(userId, body);
  const readCached = async () => {
    const entry = await opening;
    return (await (await entry?.cache.match(entry.key))?.json()) as CachedAnswer | undefined;
  };
  let isWaiting = true;
  const timer = setTimeout(async () => {
    const cached = await readCached();
    if (!cached || !isWaiting) return;
    setShownAnswerTime(cached.at);
    showEarly(cached.answer);
  }, millisecondsUntilSlow());
  try {
    const answer = await answerPromise;
    isWaiting = false;
    const entry = await opening;
    setShownAnswerTime(null);
    // the cache may have been opened after the sign-out deleted it: then nothing would ever delete this answer
    if (currentSession()?.user.id !== userId) return answer;
    await entry?.cache.put(entry.key, Response.json({ at: Date.now(), answer } satisfies CachedAnswer));
    if (entry) await evictOldest(entry.cache);
    return answer;
  } catch (error) {
    const cached = errorCode(error) === 'NETWORK' ? await readCached() : undefined;
    if (!cached) throw error;
    setShownAnswerTime(cached.at);
    return cached.answer;
  } finally {
    isWaiting = false;
    clearTimeout(timer);
  }
}

/** Resolves to undefined if storage is denied, or the connection is not secure; then no answer is cached. */
async function openEntry(userId: string, body: string): Promise<{ cache: Cache; key: string } | undefined> {
  const cache = await Promise.resolve(globalThis.caches?.open(cacheName)).catch(() => undefined);
  return cache && { cache, key: await cacheKeyOf(userId, body) };
}

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
