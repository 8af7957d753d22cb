import { CalendarIcon, LocationIcon, PeopleIcon, TrophyIcon } from '@primer/octicons-react';
import { Suspense, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { onOneLine } from '../../api/core/messages/boldText.ts';
import type { EventCard_event$key } from '../__generated__/EventCard_event.graphql.ts';
import { formatDateTimeRange, formatNumber, t } from '../core/i18n.tsx';
import { langOf } from '../core/languageTags.ts';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import css from './EventCard.module.css';
import { EventImage } from './EventImage.tsx';
import { SeatsBar, SeatsStatus } from './SeatsBar.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { isOverNow } from './statusNow.ts';
import { TagLinks } from './TagLinks.tsx';

const ApprovalNote = lazyWithRetry(async () => (await import('./approval/ApprovalNote.tsx')).ApprovalNote);

const previewLength = 100;

type EventCardProps = {
  event: EventCard_event$key;
  /** The text of the link to the event's leaderboard. */
  leaderboardText: string;
  /** The address that a tag links to; by default all events with that tag. */
  tagHref?: (tag: string) => string;
  /** Loads the picture at once; for the first cards of a page. */
  eager?: boolean;
};

/** An event in a list: a card, or a row on a phone. Place it under a heading of level 2. */
export function EventCard({ event, leaderboardText, tagHref, eager = false }: EventCardProps) {
  const data = useFragment(
    graphql`
      fragment EventCard_event on Event {
        id
        title: localTitle
        localLanguage
        description: localDescription
        date
        endsAt
        location
        capacity
        registeredCount
        viewerRegistrationState
        tags
        approval
        rejectionReason
        cancelledAt
        ...EventImage_event
      }
    `,
    event,
  );
  const titleId = useId();
  const completed = isOverNow(data);
  const seats = { taken: data.registeredCount, capacity: data.capacity };

  return (
    <article data-stack="none" className={css.card} data-card="clipped" aria-labelledby={titleId}>
      <div className={css.media}>
        <EventImage event={data} loading={eager ? 'eager' : 'lazy'} />
        <span className={css.leaf}>
          <DateLeaf date={data.date} />
        </span>
        <span data-row="none" className={css.status}>
          <StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />
        </span>
      </div>
      <div data-stack="cozy" data-text="grow" data-space="around normal" className={css.body}>
        <h3 className={css.title} id={titleId} {...langOf(data.localLanguage)}>
          {data.title}
        </h3>
        <p data-text="medium muted" className={css.description} {...langOf(data.localLanguage)}>
          {preview(data.description)}
        </p>
        {data.approval !== 'APPROVED' && (
          <Suspense fallback={null}>
            <ApprovalNote approval={data.approval} reason={data.rejectionReason} />
          </Suspense>
        )}
        <ul data-stack="tight" data-text="medium muted-icons numbers" className={css.facts}>
          <li data-row="center condensed">
            <CalendarIcon size={16} />
            <time dateTime={data.date}>{formatDateTimeRange(data.date, data.endsAt)}</time>
          </li>
          <li data-row="center condensed">
            <LocationIcon size={16} />
            <span data-text="truncate">{data.location}</span>
          </li>
          {!data.cancelledAt && (
            <li data-row="wrap center condensed">
              <PeopleIcon size={16} />
              {t('ui.seats', { taken: formatNumber(data.registeredCount), capacity: formatNumber(data.capacity) })}
              <SeatsStatus {...seats} state={data.viewerRegistrationState} completed={completed} />
              {data.viewerRegistrationState === 'OPEN' && (
                <Link data-text="semibold" to={`/events/${data.id}#register`} aria-describedby={titleId}>
                  {t('ui.register')}
                </Link>
              )}
            </li>
          )}
        </ul>
        {!completed && !data.cancelledAt && <SeatsBar {...seats} />}
        <TagLinks tags={data.tags} most={2} {...(tagHref && { hrefOf: tagHref })} />
        <div data-row="wrap center space-between condensed" className={css.foot}>
          <Link
            data-text="medium muted"
            data-press="lit"
            className={css.board}
            to={`/leaderboard/${data.id}`}
            aria-describedby={titleId}
          >
            <TrophyIcon size={16} />
            {leaderboardText}
          </Link>
          <Link
            data-text="medium semibold"
            data-press
            className={css.more}
            to={`/events/${data.id}`}
            aria-describedby={titleId}
          >
            {t('ui.viewDetails')}
          </Link>
        </div>
      </div>
    </article>
  );
}

function preview(text: string): string {
  const line = onOneLine(text).trim();
  return line.length > previewLength ? `${line.slice(0, previewLength).replace(/[\s.]+$/, '')}…` : line;
}
