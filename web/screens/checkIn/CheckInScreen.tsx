import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useParams } from 'react-router-dom';
import type { CheckInScreenQuery } from '../../__generated__/CheckInScreenQuery.graphql.ts';
import { selfCheckInOpensBefore, selfCheckInTime } from '../../../api/events/status.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import { useNow } from '../../core/now.ts';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { CheckInForm } from './CheckInForm.tsx';
import { NoCheckIn } from './NoCheckIn.tsx';

/** Participants with a seat check themselves in here. */
export function CheckInScreen() {
  const { eventId = '' } = useParams();
  useTitle(t('checkIn.title'));
  return (
    <Screen
      narrow
      title={t('checkIn.title')}
      back={<BackLink to={`/events/${eventId}`}>{t('checkIn.event')}</BackLink>}
    >
      <Suspense
        fallback={
          <div role="status" aria-label={t('checkIn.loading')}>
            <Bone height="16rem" />
          </div>
        }
      >
        <CheckInContent />
      </Suspense>
    </Screen>
  );
}

function CheckInContent() {
  const { event } = useRouteQuery<CheckInScreenQuery>(graphql`
    query CheckInScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        id
        title: localTitle
        localLanguage
        date
        endsAt
        selfCheckIn
        viewerIsRegistered
      }
    }
  `);
  const { hash } = useLocation();
  const now = new Date(useNow());
  if (!event) return <NoCheckIn title={t('checkIn.none')} />;
  const { id, endsAt } = event;
  const title = inLanguage(event.title, event.localLanguage);
  const date = new Date(event.date);
  if (!event.selfCheckIn) return <NoCheckIn title={t('checkIn.off')} hint={t('checkIn.offHint')} />;
  if (!event.viewerIsRegistered) return <NoCheckIn title={t('checkIn.noSeat')} hint={t('checkIn.noSeatHint')} />;
  const time = selfCheckInTime({ date, endsAt: endsAt === null ? null : new Date(endsAt) }, now);
  const from = new Date(date.getTime() - selfCheckInOpensBefore).toISOString();
  if (time === 'EARLY')
    return <NoCheckIn title={t('checkIn.early')} hint={t('checkIn.from', { at: formatDateTime(from) })} />;
  if (time === 'OVER') return <NoCheckIn title={t('checkIn.over')} />;
  return <CheckInForm key={hash} eventId={id} title={title} code={/^#\d{6}$/.test(hash) ? hash.slice(1) : ''} />;
}
