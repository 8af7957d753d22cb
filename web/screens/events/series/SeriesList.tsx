import { ChevronLeftIcon, ChevronRightIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime, t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Label } from '../../../ui/Label.tsx';
import { RegistrationBadge } from '../../../ui/RegistrationBadge.tsx';

type SeriesListProps = {
  /** The current event. */
  id: string;
  title: string;
  events: readonly {
    id: string;
    title: string;
    localLanguage: string | null | undefined;
    date: string;
    taken: number;
    capacity: number;
    state: string;
  }[];
  /** Shows the taken seats, for people who run the event. */
  withSeats: boolean;
};

const pageSize = 6;

/** The dates of a series in pages, beginning with the page of the current event. */
export function SeriesList({ id, title, events, withSeats }: SeriesListProps) {
  const place = events.findIndex((event) => event.id === id);
  const [page, setPage] = useState(Math.floor(place / pageSize));
  const first = page * pageSize;
  const shownEvents = events.slice(first, first + pageSize);
  // a button without effect is not disabled, because it would lose the focus
  const [isFirst, isLast] = [page === 0, first + pageSize >= events.length];
  const [before, after] = [events[place - 1], events[place + 1]];

  return (
    <>
      <div data-row="wrap condensed">
        {before && (
          <ButtonLink to={`/events/${before.id}`} leadingVisual={ChevronLeftIcon}>
            {t('series.previous', { date: formatDate(before.date) })}
          </ButtonLink>
        )}
        {after && (
          <ButtonLink to={`/events/${after.id}`} trailingVisual={ChevronRightIcon}>
            {t('series.next', { date: formatDate(after.date) })}
          </ButtonLink>
        )}
      </div>
      <ol data-rows="bare" aria-label={t('series.list')}>
        {shownEvents.map((event) => (
          <li key={event.id} data-row="wrap center space-between condensed/normal" data-space="inside condensed">
            <span data-text="medium numbers">
              {event.id === id ? (
                <time dateTime={event.date} data-text="semibold">
                  {formatDateTime(event.date)}
                </time>
              ) : (
                <Link to={`/events/${event.id}`}>
                  <time dateTime={event.date}>{formatDateTime(event.date)}</time>
                </Link>
              )}
              {event.title !== title && (
                <span data-text="small muted break block" {...langOf(event.localLanguage)}>
                  {event.title}
                </span>
              )}
            </span>
            <span data-row="condensed">
              {withSeats && (
                <span data-text="small numbers muted">
                  {t('ui.seats', { taken: event.taken, capacity: event.capacity })}
                </span>
              )}
              {event.id === id && <Label>{t('series.this')}</Label>}
              <RegistrationBadge state={event.state} />
            </span>
          </li>
        ))}
      </ol>
      {events.length > pageSize && (
        <div data-row="wrap center space-between condensed">
          <p role="status" data-text="medium numbers muted nowrap">
            {t('series.shown', { from: first + 1, to: first + shownEvents.length, count: events.length })}
          </p>
          <span data-row="wrap condensed">
            <Button
              leadingVisual={ChevronLeftIcon}
              aria-disabled={isFirst}
              onClick={() => isFirst || setPage(page - 1)}
            >
              {t('series.earlier')}
            </Button>
            <Button
              trailingVisual={ChevronRightIcon}
              aria-disabled={isLast}
              onClick={() => isLast || setPage(page + 1)}
            >
              {t('series.later')}
            </Button>
          </span>
        </div>
      )}
    </>
  );
}
