import { CheckIcon } from '@primer/octicons-react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { EventMonthDay_day$key } from '../../../__generated__/EventMonthDay_day.graphql.ts';
import { dayOf } from '../../../core/days.ts';
import { formatNumber, formatTime, t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { hasBadge } from '../../../ui/RegistrationBadge.tsx';
import { dayInWords } from './dayWords.ts';
import css from './EventMonth.module.css';

type EventMonthDayProps = {
  day: string;
  /** The events of the day; undefined if there are none. */
  eventDay: EventMonthDay_day$key | undefined;
  /** The day belongs to the previous or the next month. */
  isOther: boolean;
  isToday: boolean;
  isPast: boolean;
  /** The Tab key reaches this day. */
  isCurrent: boolean;
  onOpen: (day: string) => void;
};

/** The viewer has a seat, a place on the waitlist or a request. */
const isOwn = (state: string) => hasBadge(state) && state !== 'CANCELLED';

/** A day of a month: its first events, or on phones their number. A press next to an event opens the day. */
export const EventMonthDay = memo(function EventMonthDay(props: EventMonthDayProps) {
  const { day, eventDay, isOther, isToday, isPast, isCurrent, onOpen } = props;
  const { count, events } = useFragment(
    graphql`
      fragment EventMonthDay_day on EventDay {
        count
        events {
          id
          title: localTitle
          localLanguage
          date
          viewerRegistrationState
        }
      }
    `,
    eventDay,
  ) ?? { count: 0, events: [] };
  const hasOwn = events.some((event) => isOwn(event.viewerRegistrationState));
  const mine = (
    <span role="img" aria-label={t('events.month.mine')}>
      <CheckIcon size={12} />
    </span>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the grid's
    <td
      data-hover
      className={css.day}
      data-day={day}
      data-other={isOther || undefined}
      data-past={isPast || undefined}
      tabIndex={isCurrent ? 0 : -1}
      {...(isToday && { 'aria-current': 'date' as const })}
      onClick={(press) => {
        if (!(press.target as Element).closest('a')) onOpen(day);
      }}
    >
      <span data-unseen>{t('events.month.cell', { day: dayInWords(day), count })}</span>
      <span data-text="medium" className={css.number} aria-hidden="true">
        {formatNumber(Number(day.slice(8)))}
      </span>
      {count > 0 && (
        <>
          <span
            data-row="center justify-center none"
            data-edge
            data-only="phone"
            data-text={isPast ? 'small muted' : 'small default'}
            data-own={hasOwn || undefined}
            className={css.count}
          >
            {hasOwn && mine}
            <span aria-hidden="true">{formatNumber(count)}</span>
          </span>
          <ul data-only="wide">
            {events.map(({ id, title, localLanguage, date, viewerRegistrationState }) => (
              <li key={id}>
                <Link
                  data-row="wrap center none/tight"
                  data-text={isPast ? 'small muted' : 'small default'}
                  data-hover
                  data-own={isOwn(viewerRegistrationState) || undefined}
                  className={css.event}
                  to={`/events/${id}`}
                  tabIndex={-1}
                >
                  {isOwn(viewerRegistrationState) && mine}
                  {dayOf(new Date(date)) === day && (
                    <time data-text="fixed muted numbers" dateTime={date}>
                      {formatTime(date)}
                    </time>
                  )}
                  <span data-text="truncate" className={css.title} {...langOf(localLanguage)}>
                    {viewerRegistrationState === 'CANCELLED' ? <s>{title}</s> : title}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {count > events.length && (
            <button type="button" data-only="wide" data-text="small accent" className={css.event} tabIndex={-1}>
              {t('events.month.more', { count: count - events.length })}
            </button>
          )}
        </>
      )}
    </td>
  );
});
