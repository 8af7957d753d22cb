import { useEffect } from 'react';
import { loadQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';

/** Within this time a list is shown from the store when one comes back to it, with all its pages and the scroll position. */
const freshFor = 60_000;

/** The route of a list whose filters stand in its address. */
export function listRoute<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variablesOf: (search: string) => T['variables'],
) {
  const readAt = new Map<string, number>();
  let onScreen = false;

  return {
    /** Called by the list's screen: tells the loader that a list is shown, which stays while the next one is loaded. */
    useOnScreen(): void {
      useEffect(() => {
        onScreen = true;
        return () => {
          onScreen = false;
        };
      }, []);
    },

    /**
     * The list's loader. Coming from elsewhere it starts the query and returns at once; while a list is on the screen it
     * waits for the answer, so that the old list stays until the new one is there (`useNavigation` knows meanwhile).
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
      // a failure is the screen's to show, when it reads the query
      await loaded.source?.toPromise().catch(() => undefined);
      return loaded;
    },
  };
}
