import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EventLeaderboardScreenQuery } from '../../__generated__/EventLeaderboardScreenQuery.graphql.ts';
import { isMissingId } from '../../../api/core/validation/validate.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { EventLeaderboard } from './EventLeaderboard.tsx';
import { EventLeaderboardSkeleton } from './EventLeaderboardSkeleton.tsx';
import { EventMissing } from './EventMissing.tsx';

export function EventLeaderboardScreen() {
  const { eventId = '' } = useParams();
  if (isMissingId(eventId))
    return <EventMissing title={t('leaderboard.invalidId')}>{t('leaderboard.invalidIdHint')}</EventMissing>;
  return (
    <Suspense fallback={<EventLeaderboardSkeleton eventId={eventId} />}>
      <EventLeaderboardContent />
    </Suspense>
  );
}

function EventLeaderboardContent() {
  const { event } = useRouteQuery<EventLeaderboardScreenQuery>(graphql`
    query EventLeaderboardScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        id
        ...EventLeaderboard_event
      }
    }
  `);
  return event ? (
    <EventLeaderboard key={event.id} event={event} />
  ) : (
    <EventMissing title={t('leaderboard.notFound')}>{t('leaderboard.notFoundHint')}</EventMissing>
  );
}
