import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useEventSearchQuery } from '../../__generated__/useEventSearchQuery.graphql.ts';

const pause = 250;

export type FoundEvent = useEventSearchQuery['response']['events']['edges'][number]['node'];
type Found = { search: string; events: readonly FoundEvent[]; failed?: boolean };

/** Events that match what is typed, the ones to come first; undefined while the server is being asked. */
export function useEventSearch(typed: string, wanted: boolean): Found | undefined {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>();
  const search = typed.trim();

  useEffect(() => {
    if (!wanted) return undefined;
    let asked: { unsubscribe: () => void } | undefined;
    const ask = () => {
      asked = fetchQuery<useEventSearchQuery>(
        environment,
        graphql`
          query useEventSearchQuery($search: String) {
            events(first: 8, search: $search) {
              edges {
                node {
                  id
                  title
                  date
                }
              }
            }
          }
        `,
        { search: search || null },
        { fetchPolicy: 'store-or-network' },
      ).subscribe({
        next: ({ events }) => setFound({ search, events: events.edges.map(({ node }) => node) }),
        error: () => setFound({ search, events: [], failed: true }),
      });
    };
    const timer = setTimeout(ask, search ? pause : 0);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [environment, search, wanted]);

  return found?.search === search ? found : undefined;
}
