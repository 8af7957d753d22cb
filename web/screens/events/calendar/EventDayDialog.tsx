import { Suspense } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { EventDayDialog_query$key } from '../../../__generated__/EventDayDialog_query.graphql.ts';
import type { EventDayDialogPageQuery } from '../../../__generated__/EventDayDialogPageQuery.graphql.ts';
import type { EventDayDialogQuery } from '../../../__generated__/EventDayDialogQuery.graphql.ts';
import { addDays, startOfDay } from '../../../core/days.ts';
import { t } from '../../../core/i18n.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { dayInWords } from './dayWords.ts';
import { filterVariables, type EventFilters } from '../list/eventFilters.ts';
import { EventLine } from './EventLine.tsx';

const pageSize = 20;

type EventDayDialogProps = { day: string; filters: EventFilters; onClose: () => void };

/** All events of a day, in pages. */
export function EventDayDialog({ day, filters, onClose }: EventDayDialogProps) {
  return (
    <LazyDialog
      title={dayInWords(day)}
      onClose={onClose}
      footerButtons={[{ content: t('events.day.close'), onClick: onClose }]}
    >
      <PartBoundary sentence={t('events.day.failed')} attempt={day}>
        <Suspense fallback={<p role="status">{t('events.loading')}</p>}>
          <DayEvents day={day} filters={filters} />
        </Suspense>
      </PartBoundary>
    </LazyDialog>
  );
}

function DayEvents({ day, filters }: Omit<EventDayDialogProps, 'onClose'>) {
  const { filter, search, tags, place, mine, free } = filterVariables(filters);
  const [from, to] = [day, addDays(day, 1)].map((each) => startOfDay(each).toISOString());
  const query = useLazyLoadQuery<EventDayDialogQuery>(
    graphql`
      query EventDayDialogQuery(
        $from: DateTime
        $to: DateTime
        $filter: EventFilter!
        $search: String
        $tags: [String!]
        $place: String
        $mine: Boolean
        $free: Boolean
      ) {
        ...EventDayDialog_query
      }
    `,
    { from, to, filter, search, tags, place, mine, free },
    { fetchPolicy: 'store-and-network' },
  );
  const { data, ...pages } = usePaginationFragment<EventDayDialogPageQuery, EventDayDialog_query$key>(
    graphql`
      fragment EventDayDialog_query on Query
      @refetchable(queryName: "EventDayDialogPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        events(
          first: $count
          after: $cursor
          from: $from
          to: $to
          filter: $filter
          search: $search
          tags: $tags
          place: $place
          mine: $mine
          freeSeats: $free
        ) @connection(key: "EventDayDialog_events") {
          edges {
            node {
              id
              ...EventLine_event
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.events;
  if (edges.length === 0) return <p data-text="muted">{t('events.day.none')}</p>;
  return (
    <>
      <ul data-rows="bare">
        {edges.map(({ node }) => (
          <EventLine key={node.id} event={node} day={day} />
        ))}
      </ul>
      <ShowMore pages={pages} count={pageSize} byHand />
    </>
  );
}
