import { useEffect, useRef } from 'react';
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';

/**
 * Used in route loaders: starts the fetch and returns at once, so that the screen's code downloads meanwhile.
 * `parameters` is the `$parameters` artifact of a query marked `@preloadable`. A form that is saved whole begins with
 * what the server has (`network-only`), not with what this page has seen before.
 */
export function preload<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: T['variables'],
  fetchPolicy: 'store-and-network' | 'network-only' = 'store-and-network',
): PreloadedQuery<T> {
  return loadQuery<T>(environment, parameters, variables, { fetchPolicy });
}

/** Reads the query that the route's loader started (suspends), and disposes of it after the screen has left. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  const loaded = useLoaderData<PreloadedQuery<T>>();
  const mounted = useRef(new Set<PreloadedQuery<T>>());
  useEffect(() => {
    const all = mounted.current;
    all.add(loaded);
    return () => {
      all.delete(loaded);
      // StrictMode mounts twice: dispose only when no mount has taken it back
      setTimeout(() => all.has(loaded) || loaded.dispose());
    };
  }, [loaded]);
  return usePreloadedQuery<T>(query, loaded);
}
