import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readSeatsQuery } from '../../../__generated__/readSeatsQuery.graphql.ts';

/** Reads the seats of an event and the viewer's state from the server. */
export async function readSeats(environment: Environment, id: string): Promise<void> {
  await fetchQuery<readSeatsQuery>(
    environment,
    graphql`
      query readSeatsQuery($id: ID!) {
        event(id: $id) {
          ...useLiveSeats_event
          ...RegistrationPanel_event
          ...EventFacts_event
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
}
