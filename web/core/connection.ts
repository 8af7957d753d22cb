import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The state of the live connection: not opened yet (or not needed), open, or lost and reconnecting. */
export type Connection = 'idle' | 'online' | 'offline';

const listeners = new Set<() => void>();
let current: Connection = 'idle';

/** Only socket.ts calls it. */
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

/** Calls `onReconnect` after each reconnect: the viewer's permissions may have changed in the meantime. */
export function useOnReconnect(onReconnect: () => void): void {
  const connection = useConnection();
  const lost = useRef(false);
  const latest = useRef(onReconnect);
  useEffect(() => {
    latest.current = onReconnect;
  });
  useEffect(() => {
    if (connection === 'offline') lost.current = true;
    if (connection !== 'online' || !lost.current) return;
    lost.current = false;
    latest.current();
  }, [connection]);
}
