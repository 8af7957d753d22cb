import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { MyEventsHelping_query$key } from '../../__generated__/MyEventsHelping_query.graphql.ts';
import type { MyEventsHelpingPageQuery } from '../../__generated__/MyEventsHelpingPageQuery.graphql.ts';
import pageQuery from '../../__generated__/MyEventsHelpingPageQuery.graphql.ts';
import { useOnReconnect } from '../../core/connection.ts';
import { t } from '../../core/i18n.tsx';
import { refetchVariables } from '../../core/live.ts';
import { MyEventsHelp } from './MyEventsHelp.tsx';
import { MyEventsPart } from './MyEventsPart.tsx';

const pageSize = 10;

/** The events that the viewer helps with. */
export function MyEventsHelping({ query }: { query: MyEventsHelping_query$key }) {
  const { data, ...pages } = usePaginationFragment<MyEventsHelpingPageQuery, MyEventsHelping_query$key>(
    graphql`
      fragment MyEventsHelping_query on Query
      @refetchable(queryName: "MyEventsHelpingPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        helping: myEvents(part: HELPING, first: $count, after: $cursor) @connection(key: "MyEventsHelping_helping") {
          totalCount
          edges {
            node {
              id
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
    fetchQuery<MyEventsHelpingPageQuery>(environment, pageQuery, refetchVariables(edges.length, pageSize), {
      fetchPolicy: 'network-only',
    }).subscribe({});
  });
  return (
    <MyEventsPart title={t('myEvents.helping')} count={totalCount} pages={pages}>
      {edges
        .flatMap(({ node }) => node ?? [])
        .map((event) => (
          <MyEventsHelp key={event.id} event={event} />
        ))}
    </MyEventsPart>
  );
}
