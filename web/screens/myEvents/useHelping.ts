import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { useHelping_query$key } from '../../__generated__/useHelping_query.graphql.ts';
import type { useHelpingPageQuery } from '../../__generated__/useHelpingPageQuery.graphql.ts';
import pageQuery from '../../__generated__/useHelpingPageQuery.graphql.ts';
import { useOnReconnect } from '../../core/connection.ts';
import { refetchVariables } from '../../core/live.ts';
import { useNow } from '../../core/now.ts';
import { phaseOf } from '../../ui/phase.ts';

const pageSize = 10;

/** The events that the viewer helps with. `isAtDoor`: one of them needs its door kept now. */
export function useHelping(query: useHelping_query$key) {
  const { data, ...pages } = usePaginationFragment<useHelpingPageQuery, useHelping_query$key>(
    graphql`
      fragment useHelping_query on Query
      @refetchable(queryName: "useHelpingPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        helping: myEvents(part: HELPING, first: $count, after: $cursor) @connection(key: "useHelping_helping") {
          totalCount
          edges {
            node {
              id
              date
              endsAt
              viewerCanKeepDoor
              ...MyEventsHelp_event
            }
          }
        }
      }
    `,
    query,
  );
  const { totalCount, edges } = data.helping;
  const environment = useRelayEnvironment();
  // the server ends the connection when it grants or revokes a role
  useOnReconnect(() => {
    fetchQuery<useHelpingPageQuery>(environment, pageQuery, refetchVariables(edges.length, pageSize), {
      fetchPolicy: 'network-only',
    }).subscribe({});
  });
  const now = new Date(useNow());
  const events = edges.flatMap(({ node }) => node ?? []);
  const isAtDoor = events.some(
    ({ viewerCanKeepDoor, date, endsAt }) =>
      viewerCanKeepDoor &&
      phaseOf({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null }, now) === 'during',
  );
  return { events, totalCount, pages, isAtDoor };
}
