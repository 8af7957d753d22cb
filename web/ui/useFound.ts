import { useEffect, useEffectEvent, useState } from 'react';
import type { Observable } from 'relay-runtime';

const pause = 250;

export type Found<T> = { search: string; choices: readonly T[]; failed?: boolean };

/** The choices for the typed text, fetched after a pause; undefined while loading. */
export function useFound<T>(
  find: (search: string) => Observable<readonly T[]>,
  typed: string,
  wanted: boolean,
): Found<T> | undefined {
  const [found, setFound] = useState<Found<T>>();
  const search = typed.trim();
  const ask = useEffectEvent(() =>
    find(search).subscribe({
      next: (choices) => setFound({ search, choices }),
      error: () => setFound({ search, choices: [], failed: true }),
    }),
  );

  useEffect(() => {
    if (!wanted) return undefined;
    let asked: ReturnType<typeof ask> | undefined;
    const timer = setTimeout(() => (asked = ask()), search ? pause : 0);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [search, wanted]);

  return found?.search === search ? found : undefined;
}
