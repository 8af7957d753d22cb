import { Suspense, useEffect, useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EventMonth_query$key } from '../../../__generated__/EventMonth_query.graphql.ts';
import { dayOf, addDays, startOfDay } from '../../../core/days.ts';
import { formatParts, t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useNow } from '../../../core/now.ts';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { monthInWords } from './dayWords.ts';
import { eventsHref, type EventFilters } from '../list/eventFilters.ts';
import { EventListEmpty } from '../list/EventListEmpty.tsx';
import { EventMonthDay } from './EventMonthDay.tsx';
import css from './EventMonth.module.css';
import { MonthBar } from './MonthBar.tsx';
import { monthOf } from './months.ts';
import { useDayGrid } from './useDayGrid.ts';
import { useSelectedDay } from './useSelectedDay.ts';

const EventDayDialog = lazyWithRetry(async () => (await import('./EventDayDialog.tsx')).EventDayDialog);

export type CalendarProps = { filters: EventFilters; loading: boolean; canCreate: boolean };

type EventMonthProps = CalendarProps & {
  query: EventMonth_query$key;
  /** The first day of the sheet, and its number of days. */
  first: string;
  days: number;
};

/** A month as a calendar sheet, in the viewer's time zone. */
export function EventMonth({ query, first, days, filters, loading, canCreate }: EventMonthProps) {
  const { eventDays } = useFragment(
    graphql`
      fragment EventMonth_query on Query {
        eventDays(
          from: $day
          days: $days
          timeZone: $timeZone
          filter: $filter
          search: $search
          tags: $tags
          place: $place
          mine: $mine
          freeSeats: $free
        ) {
          day
          ...EventMonthDay_day
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const titleId = useId();
  const hintId = useId();
  const month = monthOf(addDays(first, 7));
  const today = dayOf(new Date(useNow()));
  const monthFilters = { ...filters, month };
  const { selectedDay, hrefOf } = useSelectedDay(monthFilters);
  const byDay = new Map(eventDays.map((day) => [day.day, day]));
  const openDay = (day: string) => void navigate(hrefOf(day), { preventScrollReset: true });
  const { table, tabDay, focus, onKeyDown } = useDayGrid({
    first,
    days,
    month,
    today,
    openDay,
    showMonth: (month) => void navigate(eventsHref({ ...filters, month }), { preventScrollReset: true }),
  });

  // after the day's dialog has closed, also by the back button, the day gets the focus
  const lastSelectedDay = useRef(selectedDay);
  useEffect(() => {
    if (lastSelectedDay.current && !selectedDay) focus(lastSelectedDay.current);
    lastSelectedDay.current = selectedDay;
  });

  const weeks = Array.from({ length: days / 7 }, (_, week) => addDays(first, week * 7));
  const daysOf = (begins: string) => Array.from({ length: 7 }, (_, n) => addDays(begins, n));
  return (
    <section data-stack="normal" aria-labelledby={titleId}>
      <MonthBar id={titleId} title={monthInWords(month)} month={month} filters={filters} />
      <table
        ref={table}
        data-card="clipped"
        className={css.sheet}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days (WAI-ARIA)
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={hintId}
        aria-busy={loading || undefined}
        onKeyDown={onKeyDown}
        onPointerEnter={warmDialog}
      >
        <thead>
          <tr>
            {daysOf(first).map((day) => (
              <th key={day} scope="col">
                <span data-unseen>{formatParts(startOfDay(day), { weekday: 'long' })}</span>
                <span data-only="wide" aria-hidden="true">
                  {formatParts(startOfDay(day), { weekday: 'short' })}
                </span>
                <span data-only="phone" aria-hidden="true">
                  {formatParts(startOfDay(day), { weekday: 'narrow' })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {daysOf(week).map((day) => (
                <EventMonthDay
                  key={day}
                  day={day}
                  eventDay={byDay.get(day)}
                  isOther={monthOf(day) !== month}
                  isToday={day === today}
                  isPast={day < today}
                  isCurrent={day === tabDay}
                  onOpen={openDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={hintId} data-text="small muted" data-only="wide">
        {t('events.month.hint')}
      </p>
      {eventDays.length === 0 && (
        <EventListEmpty
          filters={monthFilters}
          canCreate={canCreate}
          title={t('events.month.none', { month: monthInWords(month) })}
        />
      )}
      {selectedDay && (
        <Suspense fallback={null}>
          <EventDayDialog
            day={selectedDay}
            filters={filters}
            onClose={() => void navigate(eventsHref(monthFilters), { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </section>
  );
}
