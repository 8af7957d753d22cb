import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useLiveHomeEventsQuery } from '../../__generated__/useLiveHomeEventsQuery.graphql.ts';
import { useOwnEventNews } from '../../core/useOwnEventNews.ts';

const query = graphql`
  query useLiveHomeEventsQuery {
    home {
      ...HomeOwn_home
      upcomingEvents {
        id
        ...EventCard_event
      }
    }
  }
`;

/** Keeps the events of the home screen up to date. */
export function useLiveHomeEvents(): void {
  const environment = useRelayEnvironment();
  useOwnEventNews(() => {
    fetchQuery<useLiveHomeEventsQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({});
  });
}
