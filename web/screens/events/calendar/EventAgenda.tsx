import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { EventAgenda_query$key } from '../../../__generated__/EventAgenda_query.graphql.ts';
import type { EventAgendaPageQuery } from '../../../__generated__/EventAgendaPageQuery.graphql.ts';
import { dayOf } from '../../../core/days.ts';
import { t } from '../../../core/i18n.tsx';
import { useNow } from '../../../core/now.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { dayInWords, shortDayInWords } from './dayWords.ts';
import { EventLine } from './EventLine.tsx';
import { EventListEmpty } from '../list/EventListEmpty.tsx';
import type { CalendarProps } from './EventMonth.tsx';
import { MonthBar } from './MonthBar.tsx';
import { monthOf } from './months.ts';

const pageSize = 20;

/** The events day by day, in pages. */
export function EventAgenda({ query, filters, loading, canCreate }: CalendarProps & { query: EventAgenda_query$key }) {
  const { data, ...pages } = usePaginationFragment<EventAgendaPageQuery, EventAgenda_query$key>(
    graphql`
      fragment EventAgenda_query on Query
      @refetchable(queryName: "EventAgendaPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        agenda: events(
          first: $count
          after: $cursor
          from: $from
          filter: $filter
          search: $search
          tags: $tags
          place: $place
          mine: $mine
          freeSeats: $free
        ) @connection(key: "EventAgenda_agenda") {
          edges {
            node {
              id
              date
              ...EventLine_event
            }
          }
        }
      }
    `,
    query,
  );
  const titleId = useId();
  const today = dayOf(new Date(useNow()));
  const begins = filters.month ? `${filters.month}-01` : today;
  const isPast = filters.period === 'past';
  const { edges } = data.agenda;
  const byDay = new Map<string, (typeof edges)[number]['node'][]>();
  for (const { node } of edges) {
    const day = dayOf(new Date(node.date));
    // events that began earlier are listed on the first day
    const place = isPast || day > begins ? day : begins;
    byDay.set(place, [...(byDay.get(place) ?? []), node]);
  }
  const title = isPast ? t('events.agenda.past') : t('events.agenda.from', { day: shortDayInWords(begins) });
  return (
    <section data-stack="normal" aria-labelledby={titleId} aria-busy={loading || undefined}>
      {isPast ? (
        <h2 id={titleId} data-text="medium muted">
          {title}
        </h2>
      ) : (
        <MonthBar id={titleId} title={title} month={monthOf(begins)} filters={filters} />
      )}
      {edges.length === 0 && <EventListEmpty filters={filters} canCreate={canCreate} />}
      {[...byDay].map(([day, events]) => (
        <Panel key={day} title={dayInWords(day)}>
          <ul data-rows="bare">
            {events.map((event) => (
              <EventLine key={event.id} event={event} day={day} />
            ))}
          </ul>
        </Panel>
      ))}
      <ShowMore pages={pages} count={pageSize} />
    </section>
  );
}
