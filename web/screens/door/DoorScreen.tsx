import { type ReactNode, Suspense } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { DoorScreenSubscription } from '../../__generated__/DoorScreenSubscription.graphql.ts';
import type { DoorScreenQuery } from '../../__generated__/DoorScreenQuery.graphql.ts';
import { isMissingId } from '../../../api/core/validation/validate.ts';
import { useOnReconnect } from '../../core/connection.ts';
import { t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useLive } from '../../core/live.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Bone } from '../../ui/Bone.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Screen } from '../../ui/Screen.tsx';

// loaded lazily, because it exceeds the size limit of a screen's first load
const DoorView = lazyWithRetry(async () => (await import('./DoorView.tsx')).DoorView);

const LeftoverScans = lazyWithRetry(async () => (await import('./LeftoverScans.tsx')).LeftoverScans, {
  silentOffline: true,
});

export function DoorScreen() {
  const { eventId = '' } = useParams();
  useTitle(t('door.title'));
  if (isMissingId(eventId)) return <AccessDenied />;
  return (
    <Suspense fallback={<DoorSkeleton />}>
      <DoorContent eventId={eventId} />
    </Suspense>
  );
}

const doorQuery = graphql`
  query DoorScreenQuery($id: ID!) @preloadable {
    event(id: $id) {
      id
      title: localTitle
      localLanguage
      walkIns
      cancelledAt
      viewerCanKeepDoor
    }
    viewer {
      id
      # eslint-disable-next-line relay/unused-fields
      name
    }
  }
`;

function DoorContent({ eventId }: { eventId: string }) {
  const { event, viewer } = useRouteQuery<DoorScreenQuery>(doorQuery);
  const environment = useRelayEnvironment();
  // the server closes the connection when the viewer's roles change
  useOnReconnect(() => {
    const read = fetchQuery<DoorScreenQuery>(environment, doorQuery, { id: eventId }, { fetchPolicy: 'network-only' });
    // without network the door works on as before
    read.toPromise().catch(() => {});
  });
  useLive<DoorScreenSubscription, DoorScreenQuery>({
    subscription: graphql`
      subscription DoorScreenSubscription($id: ID!) {
        seatsChanged(eventId: $id) {
          id
          cancelledAt
        }
      }
    `,
    variables: event?.viewerCanKeepDoor ? { id: eventId } : undefined,
    read: { query: doorQuery, variables: { id: eventId } },
    isEssential: true,
  });
  const title = event && <span {...langOf(event.localLanguage)}>{event.title}</span>;
  const back = event && <BackLink to={`/events/${event.id}`}>{t('door.back')}</BackLink>;
  if (event?.cancelledAt)
    return (
      <Screen narrow back={back} title={t('door.title')} subtitle={title}>
        <Notice tone="danger" title={t('ui.eventCancelled')} />
      </Screen>
    );
  if (!event?.viewerCanKeepDoor || !viewer)
    return (
      <>
        <AccessDenied back={back} event={title} />
        <Suspense>{event && viewer && <LeftoverScans eventId={event.id} viewerId={viewer.id} />}</Suspense>
      </>
    );
  return <DoorView key={event.id} eventId={event.id} title={title} walkIns={event.walkIns} viewer={viewer} />;
}

/** Also for events that the viewer cannot see: without a link and a title. */
const AccessDenied = ({ back, event }: { back?: ReactNode; event?: ReactNode }) => (
  <Screen narrow back={back} title={t('door.title')} subtitle={event}>
    <Notice tone="attention">{t('door.refused')}</Notice>
  </Screen>
);

const DoorSkeleton = () => (
  <Screen title={t('door.title')}>
    <p data-text="medium muted" role="status">
      {t('door.loading')}
    </p>
    <Bone height="20rem" />
  </Screen>
);
