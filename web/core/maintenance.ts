import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current = false;

/** Whether everybody but admins is kept out, as far as this page has heard. */
export function inMaintenance(): boolean {
  return current;
}

/** For whoever hears it from the server. */
export function setMaintenance(next: boolean): void {
  if (current === next) return;
  current = next;
  for (const listener of listeners) listener();
}

export function useMaintenance(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, inMaintenance);
}
