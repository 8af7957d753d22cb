import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { EventFilterSheetQuery } from '../../../__generated__/EventFilterSheetQuery.graphql.ts';
import { addDays, startOfDay } from '../../../core/days.ts';
import { t } from '../../../core/i18n.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { EventChoices } from './EventChoices.tsx';
import { EventFilterPanel } from './EventFilterPanel.tsx';
import { filterVariables, type EventFilters } from './eventFilters.ts';

const countQuery = graphql`
  query EventFilterSheetQuery(
    $from: DateTime
    $to: DateTime
    $filter: EventFilter!
    $search: String
    $tags: [String!]
    $place: String
    $mine: Boolean
    $free: Boolean
  ) {
    events(
      first: 1
      from: $from
      to: $to
      filter: $filter
      search: $search
      tags: $tags
      place: $place
      mine: $mine
      freeSeats: $free
    ) {
      totalCount
    }
  }
`;

/** All filters and views, for phones. Each choice applies at once; the button returns to the events. */
export function EventFilterSheet({ filters, onClose }: { filters: EventFilters; onClose: () => void }) {
  const count = useEventCount(filters);
  return (
    <LazyDialog
      title={t('events.filter.more', { count: 0 })}
      onClose={onClose}
      footerButtons={[
        {
          buttonType: 'primary',
          block: true,
          content: count === undefined ? t('events.filter.showAll') : t('events.filter.show', { count }),
          onClick: onClose,
        },
      ]}
    >
      <div data-stack="normal">
        <EventChoices filters={filters} />
        <EventFilterPanel filters={filters} />
      </div>
    </LazyDialog>
  );
}

/** The number of events with these filters; undefined while loading, or if the list is not counted. */
function useEventCount(filters: EventFilters): number | undefined {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState<number>();
  const { counted, day, days, from, filter, search, tags, place, mine, free } = filterVariables(filters);
  const variables = {
    ...(day ? { from: startOfDay(day).toISOString(), to: startOfDay(addDays(day, days)).toISOString() } : { from }),
    filter,
    search,
    tags,
    place,
    mine,
    free,
  };
  const key = counted ? JSON.stringify(variables) : '';
  useEffect(() => {
    if (!key) return undefined;
    const subscription = fetchQuery<EventFilterSheetQuery>(
      environment,
      countQuery,
      JSON.parse(key) as typeof variables,
    ).subscribe({
      next: ({ events }) => setCount(events.totalCount),
      error: () => setCount(undefined),
    });
    return () => subscription.unsubscribe();
  }, [environment, key]);
  return counted ? count : undefined;
}
