import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { EventPlaceScreen_event$key } from '../../../__generated__/EventPlaceScreen_event.graphql.ts';
import type { EventPlaceScreenQuery } from '../../../__generated__/EventPlaceScreenQuery.graphql.ts';
import { isMissingId } from '../../../../api/core/validation/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../../core/route.ts';
import { useTitle } from '../../../core/title.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import '../../../ui/detailTexts.ts';
import { useLiveSeats } from '../detail/useLiveSeats.ts';
import { EventProblem } from '../EventProblem.tsx';
import { EventPlaces } from './EventPlaces.tsx';
import { places } from './place.ts';

const AnnouncementsPlace = lazyWithRetry(async () => (await import('./AnnouncementsPlace.tsx')).AnnouncementsPlace);
const AfterwardsPlace = lazyWithRetry(async () => (await import('./AfterwardsPlace.tsx')).AfterwardsPlace);
const HelpersPanel = lazyWithRetry(async () => (await import('../helpers/HelpersPanel.tsx')).HelpersPanel);
const RegistrationsPanel = lazyWithRetry(
  async () => (await import('../people/RegistrationsPanel.tsx')).RegistrationsPanel,
);

/** A part of an event for those who run it. The last word of the address says which. */
export function EventPlaceScreen() {
  const { eventId = '' } = useParams();
  if (isMissingId(eventId)) return <EventProblem title={t('event.invalidId')} />;
  return (
    <Suspense fallback={<PlaceSkeleton />}>
      <EventPlaceContent />
    </Suspense>
  );
}

function EventPlaceContent() {
  const { event } = useRouteQuery<EventPlaceScreenQuery>(graphql`
    query EventPlaceScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        id
        ...EventPlaceScreen_event
      }
    }
  `);
  if (!event) return <EventProblem title={t('event.notFound')}>{t('event.notFoundHint')}</EventProblem>;
  return <EventPlace key={event.id} event={event} />;
}

function EventPlace({ event }: { event: EventPlaceScreen_event$key }) {
  const data = useFragment(
    graphql`
      fragment EventPlaceScreen_event on Event {
        id
        title: localTitle
        localLanguage
        viewerCanEdit
        viewerCanSeeContacts
        ...EventPlaces_event
        ...useLiveSeats_event
        ...RegistrationsPanel_event
      }
    `,
    event,
  );
  const { pathname } = useLocation();
  const place = places.find((each) => pathname.includes(`/${each}`)) ?? 'people';
  useTitle(`${data.title} · ${t(`event.place.${place}`)}`);
  const seatsVersion = useLiveSeats(data);
  // also if the viewer loses a role while the page is open
  const mayOpen = place === 'people' ? data.viewerCanSeeContacts : data.viewerCanEdit;
  if (!mayOpen) return <Navigate replace to={`/events/${data.id}`} />;

  return (
    <article data-stack="normal">
      <EventPlaces event={data} current={place} />
      <h1 {...langOf(data.localLanguage)}>{data.title}</h1>
      <Suspense key={place} fallback={<Bone height="20rem" />}>
        {place === 'people' && <RegistrationsPanel event={data} seatsVersion={seatsVersion} />}
        {place === 'announcements' && <AnnouncementsPlace id={data.id} />}
        {place === 'helpers' && <HelpersPanel id={data.id} />}
        {place === 'afterwards' && <AfterwardsPlace id={data.id} />}
      </Suspense>
    </article>
  );
}

const PlaceSkeleton = () => (
  <div data-stack="normal" role="status" aria-label={t('event.loading')}>
    <BackLink to="/events">{t('event.back')}</BackLink>
    <Bone width="min(28rem, 90%)" height="2.5rem" />
    <Bone height="20rem" />
  </div>
);
