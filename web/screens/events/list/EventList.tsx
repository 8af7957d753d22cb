import { graphql, usePaginationFragment } from 'react-relay';
import type { EventList_query$key } from '../../../__generated__/EventList_query.graphql.ts';
import type { EventListPageQuery } from '../../../__generated__/EventListPageQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { EventCard } from '../../../ui/EventCard.tsx';
import { EventCardSkeletons } from '../../../ui/EventCardSkeleton.tsx';
import { EventGrid } from '../../../ui/EventGrid.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { eventsHref, withTag, type EventFilters } from './eventFilters.ts';
import { EventListEmpty } from './EventListEmpty.tsx';

const pageSize = 12;

const headings = {
  all: 'events.heading.all',
  upcoming: 'events.filter.upcoming',
  past: 'events.heading.past',
} as const;

type EventListProps = {
  query: EventList_query$key;
  filters: EventFilters;
  canCreate: boolean;
  /** Another list is loading. */
  loading: boolean;
};

export function EventList({ query, filters, canCreate, loading }: EventListProps) {
  const { data, ...pages } = usePaginationFragment<EventListPageQuery, EventList_query$key>(
    graphql`
      fragment EventList_query on Query
      @refetchable(queryName: "EventListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        events(
          first: $count
          after: $cursor
          filter: $filter
          search: $search
          tags: $tags
          place: $place
          mine: $mine
          freeSeats: $free
          sort: $sort
        ) @connection(key: "EventList_events") {
          totalCount @include(if: $counted)
          edges {
            node {
              id
              ...EventCard_event
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, totalCount } = data.events;
  const heading = filters.bySeats && filters.period !== 'past' ? 'events.heading.seats' : headings[filters.period];

  return (
    <section data-stack="normal" aria-labelledby="event-count">
      <h2 data-text="medium muted" id="event-count">
        <span role="status">{totalCount === undefined ? t(heading) : t('events.count', { count: totalCount })}</span>
      </h2>
      {edges.length === 0 ? (
        <EventListEmpty filters={filters} canCreate={canCreate} />
      ) : (
        <EventGrid busy={loading}>
          {edges.map(({ node }, n) => (
            <EventCard
              key={node.id}
              event={node}
              leaderboardText={t('ui.viewLeaderboard')}
              eager={n < 3}
              tagHref={(tag) => eventsHref(withTag(filters, tag))}
            />
          ))}
          {pages.isLoadingNext && <EventCardSkeletons count={3} />}
        </EventGrid>
      )}
      <ShowMore pages={pages} count={pageSize} />
    </section>
  );
}
