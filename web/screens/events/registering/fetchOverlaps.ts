import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { fetchOverlaps_event$key } from '../../../__generated__/fetchOverlaps_event.graphql.ts';
import type { fetchOverlapsQuery } from '../../../__generated__/fetchOverlapsQuery.graphql.ts';

export const overlapsQuery = graphql`
  query fetchOverlapsQuery($id: ID!) {
    event(id: $id) {
      ...fetchOverlaps_event
    }
  }
`;

export type Overlaps = ReturnType<typeof readOverlaps>;

/** The viewer's seats at the time of an event. */
export const readOverlaps = (event: fetchOverlaps_event$key) =>
  readInlineData(
    graphql`
      fragment fetchOverlaps_event on Event @inline {
        viewerOverlaps {
          id
          title: localTitle
          localLanguage
          date
          endsAt
        }
      }
    `,
    event,
  ).viewerOverlaps.map(({ id, title, localLanguage, date, endsAt }) => ({ id, title, localLanguage, date, endsAt }));

/** Reads them from the server. */
export async function fetchOverlaps(environment: Environment, id: string): Promise<Overlaps> {
  const options = { fetchPolicy: 'network-only' } as const;
  const answer = await fetchQuery<fetchOverlapsQuery>(environment, overlapsQuery, { id }, options).toPromise();
  return answer?.event ? readOverlaps(answer.event) : [];
}
