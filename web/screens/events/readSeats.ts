import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readSeatsQuery } from '../../__generated__/readSeatsQuery.graphql.ts';

type Lists = { participants: boolean; waitlist: boolean; waiting: number };

/** Reads the seats of an event afresh; of its lists the first page of participants, and the first so many of its line. */
export async function readSeats(
  environment: Environment,
  id: string,
  lists: Lists = { participants: false, waitlist: false, waiting: 0 },
): Promise<void> {
  await fetchQuery<readSeatsQuery>(
    environment,
    graphql`
      query readSeatsQuery($id: ID!, $participants: Boolean!, $waitlist: Boolean!, $waiting: Int!) {
        event(id: $id) {
          ...RegistrationPanel_event
          ...EventFacts_event
          ...ParticipantsPanel_event @include(if: $participants) @alias(as: "list")
          ...WaitlistPanel_event @arguments(count: $waiting) @include(if: $waitlist) @alias(as: "line")
        }
      }
    `,
    { id, ...lists },
    { fetchPolicy: 'network-only' },
  ).toPromise();
}
