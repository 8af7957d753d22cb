import { useSyncExternalStore } from 'react';
import type { GraphQLResponse } from 'relay-runtime';
import { errorCode } from './errors.ts';
import { slowAfter, untilPageIsSlow } from './slow.ts';
import { currentSession } from './session.ts';

/*
 * A cache on the device for offline use. It holds the answers of a few screens (listed in environment.ts) for the signed-in
 * user, until the sign-out.
 */

/** environment.ts deletes this cache. */
const cacheName = 'answers';

/** Maximum number of answers; the oldest are evicted. Most are copies of 12 events (offlineCopies.ts). */
const maxAnswers = 100;

interface CachedAnswer {
  /** When the answer arrived, by the device's clock. */
  readonly at: number;
  readonly answer: GraphQLResponse;
}

let isFirst = true;

/** Milliseconds until the cached answer is shown. The first request of a page counts from the beginning of its load. */
function millisecondsUntilSlow(): number {
  const wait = isFirst ? untilPageIsSlow() : slowAfter;
  isFirst = false;
  return wait;
}

type CachingOptions = {
  /** Gets the cached answer if the network is slow. */
  showEarly?: (answer: GraphQLResponse) => void;
  /** Caches an answer only if there is an older one to replace. */
  onlyReplace?: boolean;
};

/**
 * Caches the answer. If the network is down, returns the cached answer to the same operation instead. If the network is slow,
 * `showEarly` gets the cached answer first.
 */
export async function withOfflineCache(
  answerPromise: Promise<GraphQLResponse>,
  userId: string,
  body: string,
  { showEarly = () => {}, onlyReplace = false }: CachingOptions = {},
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
    if (!entry || (onlyReplace && !(await entry.cache.match(entry.key)))) return answer;
    await putAnswer(entry.cache, entry.key, answer);
    await evictOldest(entry.cache);
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

/** Whether an answer to the operation is cached. */
export async function hasOfflineAnswer(userId: string, body: string): Promise<boolean> {
  const entry = await openEntry(userId, body);
  return Boolean(await entry?.cache.match(entry.key));
}

/** Resolves to undefined if storage is denied, or the connection is not secure; then no answer is cached. */
export const openOfflineCache = (): Promise<Cache | undefined> =>
  Promise.resolve(globalThis.caches?.open(cacheName)).catch(() => undefined);

export const putAnswer = (cache: Cache, key: string, answer: GraphQLResponse): Promise<void> =>
  cache.put(key, Response.json({ at: Date.now(), answer } satisfies CachedAnswer));

async function openEntry(userId: string, body: string): Promise<{ cache: Cache; key: string } | undefined> {
  const cache = await openOfflineCache();
  return cache && { cache, key: await cacheKeyOf(userId, body) };
}

export async function evictOldest(cache: Cache): Promise<void> {
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - maxAnswers)).map((each) => cache.delete(each)));
}

export async function cacheKeyOf(userId: string, body: string): Promise<string> {
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
