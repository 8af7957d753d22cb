import { useRef } from 'react';

/**
 * A random idempotency key. Sending the same content again reuses the key, so that a retry after a lost answer counts once.
 * After `forgetKey`, the same content gets a new key.
 */
export function useIdempotencyKey(): { keyFor: (content: unknown) => string; forgetKey: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) last.current = { content: text, key: randomKey() };
      return last.current.key;
    },
    forgetKey() {
      last.current = undefined;
    },
  };
}

/** `crypto.randomUUID` exists only on pages loaded by HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
