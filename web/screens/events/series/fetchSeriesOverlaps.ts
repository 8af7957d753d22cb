import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { fetchSeriesOverlapsQuery } from '../../../__generated__/fetchSeriesOverlapsQuery.graphql.ts';
import { readOverlaps, type Overlaps } from '../registering/fetchOverlaps.ts';

/** Reads the viewer's seats at the time of these events of a series, each seat once. */
export async function fetchSeriesOverlaps(
  environment: Environment,
  id: string,
  eventIds: ReadonlySet<string>,
): Promise<Overlaps> {
  const answer = await fetchQuery<fetchSeriesOverlapsQuery>(
    environment,
    graphql`
      query fetchSeriesOverlapsQuery($id: ID!) {
        event(id: $id) {
          series {
            edges {
              node {
                id
                ...fetchOverlaps_event
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const events = answer?.event?.series?.edges.map(({ node }) => node).filter((event) => eventIds.has(event.id)) ?? [];
  return [...new Map(events.flatMap(readOverlaps).map((each) => [each.id, each])).values()];
}
