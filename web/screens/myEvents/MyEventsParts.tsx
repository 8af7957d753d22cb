import { graphql, usePaginationFragment } from 'react-relay';
import type { MyEventsAsked_query$key } from '../../__generated__/MyEventsAsked_query.graphql.ts';
import type { MyEventsParts_asked$key } from '../../__generated__/MyEventsParts_asked.graphql.ts';
import type { MyEventsParts_coming$key } from '../../__generated__/MyEventsParts_coming.graphql.ts';
import type { MyEventsParts_line$key } from '../../__generated__/MyEventsParts_line.graphql.ts';
import type { MyEventsParts_past$key } from '../../__generated__/MyEventsParts_past.graphql.ts';
import type { MyEventsParts_running$key } from '../../__generated__/MyEventsParts_running.graphql.ts';
import type { MyEventsPartsAskedQuery } from '../../__generated__/MyEventsPartsAskedQuery.graphql.ts';
import type { MyEventsPartsComingQuery } from '../../__generated__/MyEventsPartsComingQuery.graphql.ts';
import type { MyEventsPartsLineQuery } from '../../__generated__/MyEventsPartsLineQuery.graphql.ts';
import type { MyEventsPartsPastQuery } from '../../__generated__/MyEventsPartsPastQuery.graphql.ts';
import type { MyEventsPartsRunningQuery } from '../../__generated__/MyEventsPartsRunningQuery.graphql.ts';
import type { useHelping_query$key } from '../../__generated__/useHelping_query.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useOrganizes } from '../../core/session.ts';
import { MyEventsAsked } from './MyEventsAsked.tsx';
import { MyEventsHelp } from './MyEventsHelp.tsx';
import { MyEventsOwn } from './MyEventsOwn.tsx';
import { MyEventsPart, NoUpcomingEvents, NoOwnEvents } from './MyEventsPart.tsx';
import { MyEventsReached } from './MyEventsReached.tsx';
import { MyEventsRun } from './MyEventsRun.tsx';
import { useHelping } from './useHelping.ts';
import { useOfflineCopies } from './useOfflineCopies.ts';

type MyEventsKey = MyEventsParts_coming$key &
  MyEventsParts_line$key &
  MyEventsParts_asked$key &
  MyEventsParts_past$key &
  useHelping_query$key &
  MyEventsAsked_query$key &
  MyEventsParts_running$key;

/** The sections of the viewer's events. An empty section is hidden, except for the first. A door that needs the viewer now comes first. */
export function MyEventsParts({ query }: { query: MyEventsKey }) {
  const organizes = useOrganizes();
  const helping = useHelping(query);
  const { data: upcoming, ...upcomingPages } = usePaginationFragment<
    MyEventsPartsComingQuery,
    MyEventsParts_coming$key
  >(
    graphql`
      fragment MyEventsParts_coming on Query
      @refetchable(queryName: "MyEventsPartsComingQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        coming: myEvents(part: COMING, first: $count, after: $cursor) @connection(key: "MyEventsParts_coming") {
          totalCount
          edges {
            node {
              id
              ...useOfflineCopies_event
              ...MyEventsOwn_event
            }
          }
        }
      }
    `,
    query,
  );
  const { data: waitlisted, ...waitlistPages } = usePaginationFragment<MyEventsPartsLineQuery, MyEventsParts_line$key>(
    graphql`
      fragment MyEventsParts_line on Query
      @refetchable(queryName: "MyEventsPartsLineQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        line: myEvents(part: IN_LINE, first: $count, after: $cursor) @connection(key: "MyEventsParts_line") {
          totalCount
          edges {
            node {
              id
              ...MyEventsOwn_event
            }
          }
        }
      }
    `,
    query,
  );
  const { data: requested, ...requestPages } = usePaginationFragment<MyEventsPartsAskedQuery, MyEventsParts_asked$key>(
    graphql`
      fragment MyEventsParts_asked on Query
      @refetchable(queryName: "MyEventsPartsAskedQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        asked: myEvents(part: ASKED, first: $count, after: $cursor) @connection(key: "MyEventsParts_asked") {
          totalCount
          edges {
            node {
              id
              ...MyEventsOwn_event
            }
          }
        }
      }
    `,
    query,
  );
  const { data: past, ...pastPages } = usePaginationFragment<MyEventsPartsPastQuery, MyEventsParts_past$key>(
    graphql`
      fragment MyEventsParts_past on Query
      @refetchable(queryName: "MyEventsPartsPastQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        past: myEvents(part: PAST, first: $count, after: $cursor) @connection(key: "MyEventsParts_past") {
          totalCount
          edges {
            node {
              id
              ...MyEventsReached_event
            }
          }
        }
      }
    `,
    query,
  );
  const { data: running, ...runningPages } = usePaginationFragment<
    MyEventsPartsRunningQuery,
    MyEventsParts_running$key
  >(
    graphql`
      fragment MyEventsParts_running on Query
      @refetchable(queryName: "MyEventsPartsRunningQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        running: myEvents(part: RUNNING, first: $count, after: $cursor) @connection(key: "MyEventsParts_running") {
          totalCount
          edges {
            node {
              id
              ...MyEventsRun_event
            }
          }
        }
      }
    `,
    query,
  );

  useOfflineCopies(upcoming.coming.totalCount, nodesOf(upcoming.coming));

  const runningSection = (
    <MyEventsPart
      title={t('myEvents.running')}
      count={running.running.totalCount}
      pages={runningPages}
      empty={<NoOwnEvents />}
    >
      {nodesOf(running.running).map((event, n) => (
        <MyEventsRun key={event.id} event={event} isFirst={n === 0 && !helping.isAtDoor} />
      ))}
    </MyEventsPart>
  );
  const helpingSection = (
    <MyEventsPart title={t('myEvents.helping')} count={helping.totalCount} pages={helping.pages}>
      {helping.events.map((event, n) => (
        <MyEventsHelp key={event.id} event={event} isFirst={n === 0} />
      ))}
    </MyEventsPart>
  );
  return (
    <>
      <MyEventsAsked query={query} />
      {helping.isAtDoor && helpingSection}
      {organizes && runningSection}
      {(upcoming.coming.totalCount > 0 || !(organizes || helping.totalCount > 0)) && (
        <MyEventsPart
          title={t('myEvents.coming')}
          count={upcoming.coming.totalCount}
          pages={upcomingPages}
          empty={<NoUpcomingEvents />}
        >
          {nodesOf(upcoming.coming).map((event) => (
            <MyEventsOwn key={event.id} event={event} />
          ))}
        </MyEventsPart>
      )}
      {!helping.isAtDoor && helpingSection}
      <MyEventsPart title={t('myEvents.line')} count={waitlisted.line.totalCount} pages={waitlistPages}>
        {nodesOf(waitlisted.line).map((event) => (
          <MyEventsOwn key={event.id} event={event} isLive />
        ))}
      </MyEventsPart>
      <MyEventsPart title={t('myEvents.asked')} count={requested.asked.totalCount} pages={requestPages}>
        {nodesOf(requested.asked).map((event) => (
          <MyEventsOwn key={event.id} event={event} isLive />
        ))}
      </MyEventsPart>
      <MyEventsPart title={t('myEvents.past')} count={past.past.totalCount} pages={pastPages}>
        {nodesOf(past.past).map((event) => (
          <MyEventsReached key={event.id} event={event} />
        ))}
      </MyEventsPart>
      {!organizes && running.running.totalCount > 0 && runningSection}
    </>
  );
}

/** A deleted event leaves a null node. */
const nodesOf = <Node,>({ edges }: { readonly edges: readonly { readonly node: Node }[] }) =>
  edges.flatMap(({ node }) => node ?? []);
