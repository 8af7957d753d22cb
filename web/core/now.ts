import { useSyncExternalStore } from 'react';

const step = 10_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** The present moment, to within ten seconds; everything that shows it moves on together. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  // nobody has kept it up to date
  if (listeners.size === 0 && Date.now() - now > step) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, step);
    // a page in the background is asleep
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
