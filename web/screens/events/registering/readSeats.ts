import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readSeatsQuery } from '../../../__generated__/readSeatsQuery.graphql.ts';

export const seatsQuery = graphql`
  query readSeatsQuery($id: ID!) {
    event(id: $id) {
      # the place of the door depends on them
      # eslint-disable-next-line relay/unused-fields
      viewerRoles
      ...useLiveSeats_event
      ...RegistrationPanel_event
      ...EventPlaces_event
      ...EventFacts_event
    }
  }
`;

/** Reads the seats of an event and the viewer's state from the server. */
export const readSeats = (environment: Environment, id: string) =>
  fetchQuery<readSeatsQuery>(environment, seatsQuery, { id }, { fetchPolicy: 'network-only' }).toPromise();
