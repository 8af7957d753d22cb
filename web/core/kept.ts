import { useSyncExternalStore } from 'react';
import type { GraphQLResponse } from 'relay-runtime';
import { errorCode } from './errors.ts';
import { currentSession } from './session.ts';

/*
 * Answers that are kept on the device, so that they can be looked at without net: those of a few screens (environment.ts
 * names them), of the person who is signed in, and until they sign out.
 */

/** environment.ts deletes it. */
const cacheName = 'answers';

/** The oldest beyond these go. */
const most = 30;

interface Kept {
  /** When it was answered, by the clock of the device. */
  readonly at: number;
  readonly answer: GraphQLResponse;
}

/** Keeps the answer; where there is no net, what was answered to the same question before takes its place. */
export async function keeping(sent: Promise<GraphQLResponse>, person: string, body: string): Promise<GraphQLResponse> {
  const cache = await open();
  const address = await addressOf(person, body);
  try {
    const answer = await sent;
    setShownFrom(null);
    // the cache may have been opened after it was deleted: nobody would delete what a person who has signed out left in it
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

/** Storage may be refused: nothing is kept then. */
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

/** Of when the answer is that is shown because there is no net; null while answers are fresh. */
export function useShownFrom(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownFrom,
  );
}
