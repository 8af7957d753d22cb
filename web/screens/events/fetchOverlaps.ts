import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { fetchOverlapsQuery } from '../../__generated__/fetchOverlapsQuery.graphql.ts';

export const overlapsQuery = graphql`
  query fetchOverlapsQuery($id: ID!) {
    event(id: $id) {
      viewerOverlaps {
        id
        title
        date
        endsAt
      }
    }
  }
`;

export type Overlaps = NonNullable<fetchOverlapsQuery['response']['event']>['viewerOverlaps'];

/** Where the viewer has a seat at the time of an event, as it is now. */
export async function fetchOverlaps(environment: Environment, id: string): Promise<Overlaps> {
  const options = { fetchPolicy: 'network-only' } as const;
  const answer = await fetchQuery<fetchOverlapsQuery>(environment, overlapsQuery, { id }, options).toPromise();
  return answer?.event?.viewerOverlaps ?? [];
}
