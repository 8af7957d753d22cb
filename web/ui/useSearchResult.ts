import { useEffect, useEffectEvent, useState } from 'react';
import type { Observable } from 'relay-runtime';

const debounceTime = 250;

export type SearchResult<T> = { search: string; choices: readonly T[]; failed?: boolean };

/** The choices for the typed text, fetched after a pause; undefined while loading. */
export function useSearchResult<T>(
  find: (search: string) => Observable<readonly T[]>,
  typed: string,
  enabled: boolean,
): SearchResult<T> | undefined {
  const [result, setResult] = useState<SearchResult<T>>();
  const search = typed.trim();
  const startSearch = useEffectEvent(() =>
    find(search).subscribe({
      next: (choices) => setResult({ search, choices }),
      error: () => setResult({ search, choices: [], failed: true }),
    }),
  );

  useEffect(() => {
    if (!enabled) return undefined;
    let subscription: ReturnType<typeof startSearch> | undefined;
    const timer = setTimeout(() => (subscription = startSearch()), search ? debounceTime : 0);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [search, enabled]);

  return result?.search === search ? result : undefined;
}
