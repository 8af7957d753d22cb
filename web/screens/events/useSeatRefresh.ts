import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSeatRefreshQuery } from '../../__generated__/useSeatRefreshQuery.graphql.ts';

const interval = 10_000;

/**
 * Keeps the seats of an event fresh: every ten seconds while the tab is visible, and at once when one comes back to it.
 * A failed attempt is not shown: the next one follows. `participants` also reads the first page of the list again.
 */
export function useSeatRefresh(id: string, participants: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let running: { unsubscribe: () => void } | undefined;
    const done = () => {
      running = undefined;
    };
    const refresh = () => {
      if (running || document.visibilityState !== 'visible') return;
      running = fetchQuery<useSeatRefreshQuery>(
        environment,
        graphql`
          query useSeatRefreshQuery($id: ID!, $participants: Boolean!) {
            event(id: $id) {
              id
              ...RegistrationPanel_event
              ...EventFacts_event
              ...ParticipantsPanel_event @include(if: $participants) @alias(as: "list")
            }
          }
        `,
        { id, participants },
        { fetchPolicy: 'network-only' },
      ).subscribe({ complete: done, error: done });
    };

    const timer = setInterval(refresh, interval);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
      running?.unsubscribe();
    };
  }, [environment, id, participants]);
}
