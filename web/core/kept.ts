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
const most = 30;

interface Kept {
  /** When the answer arrived, by the device's clock. */
  readonly at: number;
  readonly answer: GraphQLResponse;
}

/** Caches the answer. If the network is down, returns the cached answer to the same operation instead. */
export async function keeping(sent: Promise<GraphQLResponse>, person: string, body: string): Promise<GraphQLResponse> {
  const cache = await open();
  const address = await addressOf(person, body);
  try {
    const answer = await sent;
    setShownFrom(null);
    // the cache may have been opened after the sign-out deleted it: then nothing would ever delete this answer
    if (currentSession()?.user.id !== person) return answer;
    await cache?.put(address, Response.json({ at: Date.now(), answer } satisfies Kept)).then(() => trim(cache));
    return answer;
  } catch (error) {
    const kept = errorCode(error) === 'NETWORK' ? await cache?.match(address) : undefined;
    if (!kept) throw error;
    const { at, answer } = (await kept.json()) as Kept;
    setShownFrom(at);
    return answer;
  }
}

/** Resolves to undefined if storage is denied; then no answer is cached. */
const open = () => Promise.resolve(globalThis.caches?.open(cacheName)).catch(() => undefined);

async function trim(cache: Cache): Promise<void> {
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, Math.max(0, addresses.length - most)).map((each) => cache.delete(each)));
}

async function addressOf(person: string, body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return `/kept/${person}/${new Uint8Array(digest).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')}`;
}

const listeners = new Set<() => void>();
let shownFrom: number | null = null;

function setShownFrom(at: number | null): void {
  shownFrom = at;
  for (const listener of listeners) listener();
}

/** The time of the cached answer that is shown because the network is down; null if the data is fresh. */
export function useShownFrom(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownFrom,
  );
}
