import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveStandingQuery } from '../../__generated__/useLiveStandingQuery.graphql.ts';
import type { useLiveStandingSubscription } from '../../__generated__/useLiveStandingSubscription.graphql.ts';
import { createRefetcher } from '../../core/live.ts';

/** Keeps the viewer's waitlist place and request up to date. If the state changes, all sections are read again. */
export function useLiveStanding(id: string, state: string, isLive: boolean): void {
  const environment = useRelayEnvironment();
  const initialState = useRef(state);
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
        if (response?.seatsChanged?.viewerRegistrationState !== initialState.current) refetch();
      },
      // refused for good; reading again shows the reason
      onError: refetch,
    });
    return () => {
      dispose();
      stop();
    };
  }, [environment, id, isLive]);
}
