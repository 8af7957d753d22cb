import { keyName, readDraft, writeDraft } from './draft.ts';
import { isTransient } from './errors.ts';
import type { MutationOptions } from './mutation.ts';

/** Sent content without an answer: the server may have done it. */
type Unconfirmed = { content: string; key: string };

const unconfirmed = new Map<string, Unconfirmed>();

/**
 * Sends `content` with a random idempotency key. Sending the same content again reuses the key until it has succeeded once, so
 * a retry after a lost answer counts once. The key survives a reload. `name` is the name of the form.
 */
export async function once<T>(name: string, content: unknown, send: (key: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(content);
  const last = unconfirmed.get(name) ?? (readDraft(keyName(name))?.changes as Unconfirmed | undefined);
  const changes = last?.content === text ? last : { content: text, key: randomKey() };
  unconfirmed.set(name, changes);
  keepKey(name);
  try {
    const answer = await send(changes.key);
    forgetKey(name);
    return answer;
  } catch (error) {
    // refused, so it is not done
    if (!isTransient(error)) forgetKey(name);
    throw error;
  }
}

/** Stores the key of sent content without an answer, if any. */
export function keepKey(name: string): void {
  const changes = unconfirmed.get(name);
  if (changes) writeDraft(keyName(name), JSON.stringify({ changes }));
}

/** Sending the same content again then counts as another time. */
export function forgetKey(name: string): void {
  unconfirmed.delete(name);
  writeDraft(keyName(name), '');
}

/** With this header, the server does a mutation once, even if its answer was lost and it is sent again. */
export const withKey = (key: string): MutationOptions => ({ cacheConfig: { metadata: { 'idempotency-key': key } } });

/** `crypto.randomUUID` exists only on pages loaded by HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
