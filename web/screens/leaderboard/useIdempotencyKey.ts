import { useRef } from 'react';
import { readDraft, writeDraft } from '../../core/draft.ts';

/**
 * A random idempotency key. Sending the same content again reuses the key, so that a retry after a lost answer counts once.
 * After `forgetKey`, the same content gets a new key. With `name`, the key survives a reload.
 */
export function useIdempotencyKey(name?: string): { keyFor: (content: unknown) => string; forgetKey: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      last.current ??= name ? (readDraft(name)?.changes as typeof last.current) : undefined;
      if (last.current?.content !== text) last.current = { content: text, key: randomKey() };
      if (name) writeDraft(name, JSON.stringify({ changes: last.current }));
      return last.current.key;
    },
    forgetKey() {
      last.current = undefined;
      if (name) writeDraft(name, '');
    },
  };
}

/** `crypto.randomUUID` exists only on pages loaded by HTTPS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
