import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, formatTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { tryStorage } from '../../core/session.ts';
import type { EventAtPlace, PlaceOfEvents } from './boardAt.ts';
import { LivePaused } from '../LivePaused.tsx';
import './placesNowTexts.ts';
import { usePlacesNow } from './usePlacesNow.ts';

/** Measures the section without moving anything. */
const unseen = { position: 'fixed', insetInline: 0, visibility: 'hidden' } as const;

/** What goes on at each place, and what is next there, in the room of `placeholder`. Without it, the section is only measured. */
export function PlacesNow({ placeholder, heightKey }: { placeholder: ReactNode; heightKey: string }) {
  const places = usePlacesNow();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (places) tryStorage(() => localStorage.setItem(heightKey, String(section.current?.offsetHeight ?? 0)));
  });
  return (
    <>
      {/* outside of the section, which is not visible if it is only measured */}
      <LivePaused />
      {/* the room stays until the screen is left */}
      {places?.length ? (
        <section aria-labelledby="places-now" ref={section} style={placeholder ? undefined : unseen}>
          <div data-row="center space-between normal" data-space="below condensed">
            <h2 id="places-now" data-text="title">
              {t('placesNow.title')}
            </h2>
            <Link to="/events?filter=upcoming" data-press data-text="semibold">
              {t('placesNow.all')}
            </Link>
          </div>
          <ul data-row="condensed" style={{ overflowX: 'auto' }}>
            {places.map((place) => (
              <PlaceItem key={place.place} {...place} />
            ))}
          </ul>
        </section>
      ) : (
        placeholder
      )}
    </>
  );
}

function PlaceItem({ place, events, next }: PlaceOfEvents) {
  return (
    <li data-card data-space="around cozy" data-text="medium" style={{ flex: '0 0 min(16rem, 75vw)' }}>
      <h3 data-text="small muted truncate">{place}</h3>
      {events.map((event) => (
        <div key={event.id} data-row="center space-between condensed">
          <EventLink {...event} />
          <span data-text="small muted fixed">{t('placesNow.until', { time: endOf(event) })}</span>
        </div>
      ))}
      {next && (
        <div data-row="center condensed">
          <span data-text="small muted fixed">{t('placesNow.next', { time: formatTime(next.date) })}</span>
          <EventLink {...next} />
        </div>
      )}
    </li>
  );
}

const EventLink = ({ id, title, localLanguage }: EventAtPlace) => (
  <Link to={`/events/${id}`} data-press style={{ minWidth: 0 }}>
    <span data-text="truncate" {...langOf(localLanguage)}>
      {title}
    </span>
  </Link>
);

/** The time of the end, with its day if that is not today. */
function endOf({ endsAt }: EventAtPlace): string {
  const end = new Date(endsAt!);
  return end.toDateString() === new Date().toDateString() ? formatTime(end) : formatDateTime(end);
}
