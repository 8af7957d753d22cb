import { graphql } from 'react-relay';
import type { useLiveStandingQuery } from '../../__generated__/useLiveStandingQuery.graphql.ts';
import type { useLiveStandingSubscription } from '../../__generated__/useLiveStandingSubscription.graphql.ts';
import { useLive } from '../../core/live.ts';

/** Keeps the viewer's waitlist place and request up to date. If the state changes, all sections are read again. */
export function useLiveStanding(id: string, state: string, isLive: boolean): void {
  useLive<useLiveStandingSubscription, useLiveStandingQuery>({
    subscription: graphql`
      subscription useLiveStandingSubscription($id: ID!) {
        seatsChanged(eventId: $id) {
          id
          viewerRegistrationState
          viewerWaitlistPosition
          ...MyEventsRow_event
        }
      }
    `,
    variables: isLive ? { id } : undefined,
    updater: (_, response) => response?.seatsChanged?.viewerRegistrationState !== state || undefined,
    read: {
      query: graphql`
        query useLiveStandingQuery {
          ...MyEventsParts_coming
          ...MyEventsParts_line
          ...MyEventsParts_asked
        }
      `,
      variables: {},
    },
    isEssential: true,
  });
}
