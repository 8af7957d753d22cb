import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useLiveTicketQuery } from '../../__generated__/useLiveTicketQuery.graphql.ts';
import type { useLiveTicketSubscription } from '../../__generated__/useLiveTicketSubscription.graphql.ts';
import { createRefetcher } from '../../core/live.ts';

/** Keeps the event's date and place up to date, and reads the ticket again if the viewer gets or loses the seat. */
export function useLiveTicket(ticketId: string, eventId: string | undefined, hasSeat: boolean): void {
  const environment = useRelayEnvironment();
  const initialHasSeat = useRef(hasSeat);
  useEffect(() => {
    if (!eventId) return;
    let lastHasSeat = initialHasSeat.current;
    const { refetch, stop } = createRefetcher(() =>
      fetchQuery<useLiveTicketQuery>(
        environment,
        graphql`
          query useLiveTicketQuery($id: ID!) {
            ticket(id: $id) {
              ...Ticket_ticket
            }
          }
        `,
        { id: ticketId },
        { fetchPolicy: 'network-only' },
      ).toPromise(),
    );
    const { dispose } = requestSubscription<useLiveTicketSubscription>(environment, {
      subscription: graphql`
        subscription useLiveTicketSubscription($id: ID!) {
          seatsChanged(eventId: $id) {
            id
            title
            date
            endsAt
            location
            mapLink
            viewerIsRegistered
          }
        }
      `,
      variables: { id: eventId },
      onNext: (response) => {
        const now = response?.seatsChanged?.viewerIsRegistered ?? false;
        if (now !== lastHasSeat) refetch();
        lastHasSeat = now;
      },
      // refused for good; reading again shows the reason
      onError: refetch,
    });
    return () => {
      dispose();
      stop();
    };
  }, [environment, ticketId, eventId]);
}
