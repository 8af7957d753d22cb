import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readSeatsQuery } from '../../__generated__/readSeatsQuery.graphql.ts';

type Lists = { participants: boolean; waitlist: boolean; waiting: number; requests: boolean; asking: number };

const noLists: Lists = { participants: false, waitlist: false, waiting: 0, requests: false, asking: 0 };

/** Reads the seats of an event afresh; of its lists the first page of participants, and the first so many of its line and of its requests. */
export async function readSeats(environment: Environment, id: string, lists: Lists = noLists): Promise<void> {
  await fetchQuery<readSeatsQuery>(
    environment,
    graphql`
      query readSeatsQuery(
        $id: ID!
        $participants: Boolean!
        $waitlist: Boolean!
        $waiting: Int!
        $requests: Boolean!
        $asking: Int!
      ) {
        event(id: $id) {
          ...useLiveSeats_event
          ...RegistrationPanel_event
          ...EventFacts_event
          ...ParticipantsPanel_event @include(if: $participants) @alias(as: "list")
          ...WaitlistPanel_event @arguments(count: $waiting) @include(if: $waitlist) @alias(as: "line")
          ...RequestsPanel_event @arguments(count: $asking) @include(if: $requests) @alias(as: "asked")
        }
      }
    `,
    { id, ...lists },
    { fetchPolicy: 'network-only' },
  ).toPromise();
}
