import { TrophyIcon } from '@primer/octicons-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventDetail_event$key } from '../../../__generated__/EventDetail_event.graphql.ts';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { langOf, shownOf } from '../../../core/languageTags.ts';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useTitle } from '../../../core/title.ts';
import { Bone } from '../../../ui/Bone.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EventImage } from '../../../ui/EventImage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { SuccessNotice } from '../../../ui/SuccessNotice.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TagLinks } from '../../../ui/TagLinks.tsx';
import { UserText } from '../../../ui/UserText.tsx';
import '../../../ui/detailTexts.ts';
import { EventActionsSkeleton } from './EventActionsSkeleton.tsx';
import css from './EventDetail.module.css';
import type { EventTextsIn } from './EventLanguages.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventPlaces } from '../places/EventPlaces.tsx';
import { RegistrationPanel } from '../registering/RegistrationPanel.tsx';
import { useLiveSeats } from './useLiveSeats.ts';

// only for those who run events or help at one
const EventActions = lazyWithRetry(async () => (await import('./EventActions.tsx')).EventActions);
const EventApproval = lazyWithRetry(async () => (await import('./EventApproval.tsx')).EventApproval);
const EventPeople = lazyWithRetry(async () => (await import('./EventPeople.tsx')).EventPeople);

// only for events in several languages
const EventLanguages = lazyWithRetry(async () => (await import('./EventLanguages.tsx')).EventLanguages);

// below the first screen of a phone
const EventAnnouncements = lazyWithRetry(async () => (await import('./EventAnnouncements.tsx')).EventAnnouncements);

// only for events of a series
const SeriesPanel = lazyWithRetry(async () => (await import('../series/SeriesPanel.tsx')).SeriesPanel);

type EventDetailProps = {
  event: EventDetail_event$key;
  viewer: RegistrationFormDialog_viewer$key;
  /** The college's time zone. */
  timeZone: string;
  onDeleting: (deleting: boolean) => void;
};

export function EventDetail({ event, viewer, timeZone, onDeleting }: EventDetailProps) {
  const data = useFragment(
    graphql`
      fragment EventDetail_event on Event {
        id
        title: localTitle
        date
        endsAt
        description: localDescription
        languages
        tags
        organizerName
        registeredCount
        viewerCanSeeContacts
        viewerCanEdit
        viewerRoles
        approval
        cancelledAt
        cancellationReason
        series(first: 1) {
          totalCount
        }
        ...useLiveSeats_event
        ...EventPlaces_event
        ...EventApproval_event
        ...EventImage_event
        imageDescription
        ...EventFacts_event
        ...RegistrationPanel_event
        ...EventAnnouncements_event
      }
    `,
    event,
  );
  const [chosen, setChosen] = useState<EventTextsIn>();
  const texts = chosen ?? { ...data, language: shownOf(data.languages) };
  useTitle(texts.title);
  const seatsVersion = useLiveSeats(data);

  const leaderboardLink = (
    <ButtonLink to={`/leaderboard/${data.id}`} leadingVisual={TrophyIcon}>
      {t('event.viewLeaderboard')}
    </ButtonLink>
  );
  const panel = <RegistrationPanel event={data} viewer={viewer} />;
  // their door comes first
  const helps = data.viewerRoles.includes('DOOR');
  return (
    <article data-stack="normal">
      <EventPlaces event={data} current="overview" />
      <OfflineNotice />
      <SuccessNotice />
      <header data-stack="start normal" className={css.header}>
        <div className={css.picture}>
          <EventImage event={data} loading="eager" alt={data.imageDescription ?? ''} {...langOf(data.languages[0])} />
        </div>
        <div data-stack="start condensed">
          <StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />
          <h1 {...langOf(texts.language)}>{texts.title}</h1>
          <p data-text="large muted">
            {t('event.organizedBy', { name: data.organizerName || t('event.organizerFallback') })}
          </p>
          {data.languages.length > 1 && (
            <Suspense fallback={<div style={{ minHeight: 'var(--target)' }} />}>
              <EventLanguages id={data.id} languages={data.languages} shown={texts.language} onChoose={setChosen} />
            </Suspense>
          )}
          <EventFacts event={data} timeZone={timeZone} />
        </div>
      </header>
      {data.cancelledAt && (
        <Notice tone="danger" title={t('ui.eventCancelled')}>
          {data.cancellationReason}
        </Notice>
      )}
      {data.approval !== 'APPROVED' && (
        <Suspense fallback={<Bone height="6rem" />}>
          <EventApproval event={data} />
        </Suspense>
      )}
      <div data-stack="start spacious" data-columns="side">
        <div data-stack="spacious" data-side className={css.side}>
          {!helps && panel}
          <div data-row="wrap condensed" data-even>
            {data.viewerCanEdit || data.viewerRoles.length > 0 ? (
              <Suspense
                fallback={<EventActionsSkeleton runs={data.viewerCanEdit}>{leaderboardLink}</EventActionsSkeleton>}
              >
                <EventActions id={data.id} timeZone={timeZone} onDeleting={onDeleting}>
                  {leaderboardLink}
                </EventActions>
              </Suspense>
            ) : (
              leaderboardLink
            )}
          </div>
          {helps && panel}
        </div>
        <div data-stack="spacious">
          {data.viewerCanSeeContacts && (
            <Suspense fallback={<PeopleSkeleton count={data.registeredCount} />}>
              <EventPeople id={data.id} seatsVersion={seatsVersion} />
            </Suspense>
          )}
          <Panel title={t('event.about')}>
            <UserText
              text={texts.description}
              data-text="large pre-line"
              className={css.description}
              {...langOf(texts.language)}
            />
            <TagLinks tags={data.tags} />
          </Panel>
          {(data.series?.totalCount ?? 0) > 1 && (
            <Suspense fallback={<Bone height="20rem" />}>
              <SeriesPanel id={data.id} />
            </Suspense>
          )}
          <Suspense fallback={<Bone height="10rem" />}>
            <EventAnnouncements event={data} />
          </Suspense>
        </div>
      </div>
    </article>
  );
}

const PeopleSkeleton = ({ count }: { count: number }) => (
  <Panel title={t('event.participants', { count })}>
    <Bone height={`${1.75 * Math.min(Math.max(count, 1), 5)}rem`} />
  </Panel>
);
