import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useParticipantSearchQuery } from '../../__generated__/useParticipantSearchQuery.graphql.ts';

const pause = 250;

export type FoundParticipant = NonNullable<
  useParticipantSearchQuery['response']['event']
>['participants']['edges'][number]['node'];
type Found = { search: string; participants: readonly FoundParticipant[]; failed?: boolean };

/** Who is registered for an event and matches what is typed; undefined while the server is being asked. */
export function useParticipantSearch(eventId: string, typed: string, wanted: boolean): Found | undefined {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>();
  const search = typed.trim();

  useEffect(() => {
    if (!wanted) return undefined;
    let asked: { unsubscribe: () => void } | undefined;
    const ask = () => {
      asked = fetchQuery<useParticipantSearchQuery>(
        environment,
        graphql`
          query useParticipantSearchQuery($id: ID!, $search: String) {
            event(id: $id) {
              participants(first: 8, search: $search) {
                edges {
                  node {
                    userId
                    name
                    email
                    college
                  }
                }
              }
            }
          }
        `,
        { id: eventId, search: search || null },
        { fetchPolicy: 'network-only' },
      ).subscribe({
        next: ({ event }) =>
          setFound({ search, participants: event?.participants.edges.map(({ node }) => node) ?? [] }),
        error: () => setFound({ search, participants: [], failed: true }),
      });
    };
    const timer = setTimeout(ask, search ? pause : 0);
    return () => {
      clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [environment, eventId, search, wanted]);

  return found?.search === search ? found : undefined;
}
