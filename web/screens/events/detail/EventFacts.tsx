import { CalendarIcon, LocationIcon, PeopleIcon } from '@primer/octicons-react';
import type { ComponentType, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventFacts_event$key } from '../../../__generated__/EventFacts_event.graphql.ts';
import { formatDateTime, formatDateTimeRange, formatNumber, formatTime, RelativeTime, t } from '../../../core/i18n.tsx';
import { useNow } from '../../../core/now.ts';
import { SeatsBar, SeatsStatus } from '../../../ui/SeatsBar.tsx';
import { isOverNow } from '../../../ui/statusNow.ts';
import css from './EventFacts.module.css';

type EventFactsProps = {
  event: EventFacts_event$key;
  /** The college's time zone. */
  timeZone: string;
};

export function EventFacts({ event, timeZone }: EventFactsProps) {
  const { date, endsAt, location, mapLink, capacity, registeredCount, cancelledAt } = useFragment(
    graphql`
      fragment EventFacts_event on Event {
        date
        endsAt
        location
        mapLink
        capacity
        registeredCount
        cancelledAt
      }
    `,
    event,
  );
  const completed = isOverNow({ date, endsAt });
  const localTime = formatDateTimeRange(date, endsAt);
  const collegeTime = formatDateTimeRange(date, endsAt, timeZone);
  return (
    <dl data-stack="condensed" data-text="large">
      <Fact icon={CalendarIcon} name={t('event.dateAndTime')}>
        <time dateTime={date}>{localTime}</time>
        <span data-text="medium muted">
          <RelativeEventTime date={date} endsAt={endsAt} />
        </span>
        {collegeTime !== localTime && (
          <span data-text="medium muted" className={css.line}>
            {t('event.atTheCollege', { when: collegeTime, timeZone })}
          </span>
        )}
      </Fact>
      <Fact icon={LocationIcon} name={t('event.location')}>
        {mapLink ? (
          <a
            href={mapLink}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('event.onTheMap', { place: location })}
          >
            {location}
          </a>
        ) : (
          location
        )}
      </Fact>
      {!cancelledAt && (
        <Fact icon={PeopleIcon} name={t('event.capacity')}>
          <span data-text="numbers">
            {t('ui.seats', { taken: formatNumber(registeredCount), capacity: formatNumber(capacity) })}
          </span>
          <SeatsStatus taken={registeredCount} capacity={capacity} completed={completed} />
          {!completed && <SeatsBar taken={registeredCount} capacity={capacity} />}
        </Fact>
      )}
    </dl>
  );
}

/** How far away the event is, or until when it runs. */
function RelativeEventTime({ date, endsAt }: { date: string; endsAt: string | null }) {
  const now = useNow();
  if (!endsAt || now < Date.parse(date)) return <RelativeTime date={date} />;
  if (Date.parse(endsAt) <= now)
    return (
      <>
        {t('event.over')} · <RelativeTime date={endsAt} />
      </>
    );
  const endsToday = new Date(endsAt).toDateString() === new Date(now).toDateString();
  return <time dateTime={endsAt}>{t('event.until', { end: (endsToday ? formatTime : formatDateTime)(endsAt) })}</time>;
}

type FactProps = { icon: ComponentType<{ size?: number }>; name: string; children: ReactNode };

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div data-row="baseline cozy" data-text="muted-icons" className={css.fact}>
      <Icon size={16} />
      <dt data-unseen>{name}</dt>
      <dd data-row="wrap baseline none/cozy">{children}</dd>
    </div>
  );
}
