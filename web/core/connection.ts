import { useEffect, useRef, useSyncExternalStore } from 'react';
import { tryStorage } from './session.ts';

/** The state of the live connection: not opened yet (or not needed), open, or lost and reconnecting. */
export type Connection = 'idle' | 'online' | 'offline';

const listeners = new Set<() => void>();
const pauseKey = 'livePaused';
let current: Connection = 'idle';
let pausedAt = tryStorage(() => localStorage.getItem(pauseKey)) ? Date.now() : 0;

/** Only socket.ts calls it. */
export function setConnection(next: Connection): void {
  if (current === next) return;
  current = next;
  callListeners();
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => current);

/** Pauses live updates on this device, or resumes them. Screens read their data once when they are paused. */
export function setPaused(isPaused: boolean): void {
  pausedAt = isPaused ? Date.now() : 0;
  tryStorage(() => (isPaused ? localStorage.setItem(pauseKey, 'on') : localStorage.removeItem(pauseKey)));
  callListeners();
}

/** While live updates are paused, screens read their data again after a change by the viewer. */
export const readIfPaused = (): void => void (pausedAt && setPaused(true));

/** The time of the shown data while the viewer pauses live updates; otherwise 0. */
export const usePausedAt = (): number => useSyncExternalStore(subscribe, () => pausedAt);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function callListeners(): void {
  for (const listener of listeners) listener();
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
