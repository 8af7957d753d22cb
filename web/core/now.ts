import { useSyncExternalStore } from 'react';

const updateInterval = 10_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The current time. Updates every ten seconds, with one timer for all components. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentTime);
}

function currentTime(): number {
  // the timer runs only while there are listeners
  if (listeners.size === 0 && Date.now() - now > updateInterval) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, updateInterval);
    // timers of a background page are throttled
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
