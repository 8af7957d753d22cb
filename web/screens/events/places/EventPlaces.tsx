import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventPlaces_event$key } from '../../../__generated__/EventPlaces_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useNow } from '../../../core/now.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { LivePaused } from '../../../ui/LivePaused.tsx';
import { needsOf, type Place } from './place.ts';

// only for those who run events or help at one
const PillNav = lazyWithRetry(async () => (await import('../../../ui/PillNav.tsx')).PillNav);

type EventPlacesProps = { event: EventPlaces_event$key; current: Place | 'overview' };

/** The way back to the list, and tabs with the parts of an event that the viewer may open. */
export function EventPlaces({ event, current }: EventPlacesProps) {
  const { id, date, cancelledAt, viewerCanEdit, viewerCanSeeContacts, viewerCanKeepDoor } = useFragment(
    graphql`
      fragment EventPlaces_event on Event {
        id
        date
        cancelledAt
        viewerCanEdit
        viewerCanSeeContacts
        viewerCanKeepDoor
      }
    `,
    event,
  );
  const hasBegun = Date.parse(date) <= useNow() || current === 'afterwards';
  const holds = {
    viewerCanEdit,
    viewerCanSeeContacts,
    viewerCanKeepDoor: viewerCanKeepDoor && !cancelledAt,
    hasBegun,
  };
  const places = (Object.keys(needsOf) as (keyof typeof needsOf)[]).filter((place) =>
    needsOf[place].every((need) => holds[need]),
  );
  // as PillNav
  const rows = places.length > 3 && matchMedia('(max-width: 30rem)').matches ? 2 : 1;
  return (
    <div data-row="wrap center space-between condensed">
      <BackLink to="/events">{t('event.back')}</BackLink>
      {places.length > 0 && (
        <Suspense
          fallback={
            <Bone
              width="min(100%, 26rem)"
              height={`calc(${rows} * (max(var(--control-medium-size), var(--target)) + 2px) + 6px)`}
            />
          }
        >
          <PillNav
            label={t('event.places')}
            pills={(['overview', ...places] as const).map((place) => ({
              label: t(`event.place.${place}`),
              to: place === 'overview' ? `/events/${id}` : `/events/${id}/${place}`,
              current: place === current,
            }))}
          />
        </Suspense>
      )}
      <LivePaused />
    </div>
  );
}
