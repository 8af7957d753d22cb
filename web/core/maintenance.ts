import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current = false;

/** Whether the server currently refuses everyone except admins, as far as this page knows. */
export function inMaintenance(): boolean {
  return current;
}

/** Called for every response of the server that reports maintenance. */
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
