import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveStandingQuery } from '../../__generated__/useLiveStandingQuery.graphql.ts';
import type { useLiveStandingSubscription } from '../../__generated__/useLiveStandingSubscription.graphql.ts';
import { createRefetcher } from '../../core/live.ts';

/** Keeps the place in line and the request of the viewer as they are now; what moves to another part is shown there. */
export function useLiveStanding(id: string, state: string, isLive: boolean): void {
  const environment = useRelayEnvironment();
  const begun = useRef(state);
  useEffect(() => {
    if (!isLive) return;
    const { refetch, stop } = createRefetcher(() =>
      fetchQuery<useLiveStandingQuery>(
        environment,
        graphql`
          query useLiveStandingQuery {
            ...MyEventsParts_coming
            ...MyEventsParts_line
            ...MyEventsParts_asked
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      ).toPromise(),
    );
    const { dispose } = requestSubscription<useLiveStandingSubscription>(environment, {
      subscription: graphql`
        subscription useLiveStandingSubscription($id: ID!) {
          seatsChanged(eventId: $id) {
            viewerRegistrationState
            viewerWaitlistPosition
            ...MyEventsRow_event
          }
        }
      `,
      variables: { id },
      onNext: (response) => {
        if (response?.seatsChanged?.viewerRegistrationState !== begun.current) refetch();
      },
      // refused for good: what is read again says why
      onError: refetch,
    });
    return () => {
      dispose();
      stop();
    };
  }, [environment, id, isLive]);
}
