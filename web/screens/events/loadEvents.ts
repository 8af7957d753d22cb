import { useEffect } from 'react';
import { loadQuery } from 'react-relay';
import parameters from '../../__generated__/EventsScreenQuery$parameters.ts';
import { environment } from '../../core/environment.ts';
import { filterVariables, readFilters } from './eventFilters.ts';

/** Who comes back to a list this young finds it as it was, all its pages and the place in it. */
const freshFor = 60_000;
const readAt = new Map<string, number>();
let onScreen = false;

/** For the list's screen: tells the loader that there is a list to keep while another one is on its way. */
export function useOnScreen(): void {
  useEffect(() => {
    onScreen = true;
    return () => {
      onScreen = false;
    };
  }, []);
}

/**
 * The list's loader. Coming from elsewhere it starts the query and returns at once; while a list is on the screen it
 * waits for the answer, so that the old list stays until the new one is there (`useNavigation` knows meanwhile).
 */
export async function loadEvents({ request }: { request: Request }) {
  const variables = filterVariables(readFilters(new URL(request.url).search));
  const key = JSON.stringify(variables);
  const fresh = Date.now() - (readAt.get(key) ?? 0) < freshFor;
  if (!fresh) readAt.set(key, Date.now());
  const loaded = loadQuery(environment, parameters, variables, {
    fetchPolicy: fresh ? 'store-or-network' : 'store-and-network',
  });
  if (!onScreen) return loaded;

  request.signal.addEventListener('abort', () => loaded.dispose(), { once: true });
  // a failure is the screen's to show, when it reads the query
  await loaded.source?.toPromise().catch(() => undefined);
  return loaded;
}
