import { useSyncExternalStore } from 'react';

/** How the live connection stands: not opened yet (or not wanted), open, or lost and being sought again. */
export type Connection = 'idle' | 'online' | 'offline';

const listeners = new Set<() => void>();
let current: Connection = 'idle';

/** For the socket alone to say. */
export function setConnection(next: Connection): void {
  if (current === next) return;
  current = next;
  for (const listener of listeners) listener();
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
