import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const storageKey = 'theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return (document.documentElement.dataset.theme as Theme | undefined) ?? 'system';
  }
}

/** Stores the choice and applies it. index.html repeats this rule for the time before the first paint. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // storage is denied: the choice lasts until the page is closed
  }
  paint(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function paint(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.colorMode = theme === 'system' ? 'auto' : theme;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === storageKey) paint(currentTheme());
  });
}
