import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current = false;

/** Whether everybody but admins is kept out, as far as this page knows. */
export function inMaintenance(): boolean {
  return current;
}

/** Called wherever an answer of the server says so. */
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
