import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readSightQuery } from '../../../__generated__/readSightQuery.graphql.ts';
import { createRefetcher } from '../../../core/live.ts';

/** Reads the viewer's permissions at an event and its owner from the server; retries after transient errors. */
export function readSight(environment: Environment, id: string): void {
  const { refetch } = createRefetcher(() =>
    fetchQuery<readSightQuery>(
      environment,
      graphql`
        query readSightQuery($id: ID!) {
          event(id: $id) {
            ...useLiveSeats_event
            ...RegistrationPanel_event
            ...EventActions_event
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    ).toPromise(),
  );
  refetch();
}
