import { graphql } from 'react-relay';
import type { useLiveTicketQuery } from '../../__generated__/useLiveTicketQuery.graphql.ts';
import type { useLiveTicketSubscription } from '../../__generated__/useLiveTicketSubscription.graphql.ts';
import { useLive } from '../../core/live.ts';

/** Keeps the event's date and place up to date, and reads the ticket again if the viewer gets or loses the seat, or the event is cancelled. */
export function useLiveTicket(ticketId: string, eventId: string | undefined, state: string): void {
  useLive<useLiveTicketSubscription, useLiveTicketQuery>({
    subscription: graphql`
      subscription useLiveTicketSubscription($id: ID!) {
        seatsChanged(eventId: $id) {
          id
          title: localTitle
          date
          endsAt
          location
          mapLink
          cancelledAt
          viewerIsRegistered
          viewerRegistration {
            checkedInAt
          }
        }
      }
    `,
    variables: eventId === undefined ? undefined : { id: eventId },
    updater: (_, response) => {
      const { viewerIsRegistered = false, cancelledAt = null } = response?.seatsChanged ?? {};
      const isShown = viewerIsRegistered === (state !== 'GIVEN_BACK') && !!cancelledAt === (state === 'CANCELLED');
      return !isShown || undefined;
    },
    read: {
      query: graphql`
        query useLiveTicketQuery($id: ID!) {
          ticket(id: $id) {
            ...Ticket_ticket
          }
        }
      `,
      variables: { id: ticketId },
    },
    isEssential: true,
  });
}
