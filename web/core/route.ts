import { useEffect, useRef } from 'react';
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';

/**
 * For route loaders: starts the fetch and returns at once, so that the screen's code downloads in parallel. `parameters` is
 * the `$parameters` artifact of a query marked `@preloadable`. Use `network-only` for a form that is saved as a whole: it
 * must start from the server's current data.
 */
export function preload<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: T['variables'],
  fetchPolicy: 'store-and-network' | 'network-only' = 'store-and-network',
): PreloadedQuery<T> {
  return loadQuery<T>(environment, parameters, variables, { fetchPolicy });
}

/** Reads the query that the route's loader started (suspends). Disposes of it after the screen unmounts. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  const loaded = useLoaderData<PreloadedQuery<T>>();
  const mounted = useRef(new Set<PreloadedQuery<T>>());
  useEffect(() => {
    const all = mounted.current;
    all.add(loaded);
    return () => {
      all.delete(loaded);
      // StrictMode mounts twice: dispose only if no later mount uses it
      setTimeout(() => all.has(loaded) || loaded.dispose());
    };
  }, [loaded]);
  return usePreloadedQuery<T>(query, loaded);
}
