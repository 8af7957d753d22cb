import { useRef } from 'react';

/**
 * A random key for what is about to be sent; the same again while the same is sent, so that an attempt whose answer was
 * lost counts once. `done` ends that: what follows is meant anew.
 */
export function useRetryKey(): { keyFor: (content: unknown) => string; done: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (last.current?.content !== text) last.current = { content: text, key: randomKey() };
      return last.current.key;
    },
    done() {
      last.current = undefined;
    },
  };
}

/** Not randomUUID, which browsers keep to pages that came by HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
