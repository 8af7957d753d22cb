import { useEffect } from 'react';
import { loadQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';

/**
 * If the viewer returns within this time (ms), the list comes from the store, with all its pages and the scroll position.
 */
const freshFor = 60_000;

/** The route of a list that keeps its filters in the address. */
export function listRoute<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variablesOf: (search: string) => T['variables'],
) {
  const readAt = new Map<string, number>();
  let onScreen = false;

  return {
    /** Called by the list's screen. Tells the loader to keep the current list visible while the next one loads. */
    useOnScreen(): void {
      useEffect(() => {
        onScreen = true;
        return () => {
          onScreen = false;
        };
      }, []);
    },

    /**
     * The list's loader. From another screen it starts the query and returns at once. If a list is already on the screen, it
     * waits for the answer, so that the old list stays visible; `useNavigation` shows the progress.
     */
    async load({ request }: { request: Request }) {
      const variables = variablesOf(new URL(request.url).search);
      const key = JSON.stringify(variables);
      const fresh = Date.now() - (readAt.get(key) ?? 0) < freshFor;
      if (!fresh) readAt.set(key, Date.now());
      const loaded = loadQuery<T>(environment, parameters, variables, {
        fetchPolicy: fresh ? 'store-or-network' : 'store-and-network',
      });
      if (!onScreen) return loaded;

      request.signal.addEventListener('abort', () => loaded.dispose(), { once: true });
      // the screen shows this failure when it reads the query
      await loaded.source?.toPromise().catch(() => undefined);
      return loaded;
    },
  };
}
