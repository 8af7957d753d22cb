import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EventDetailScreenQuery } from '../../../__generated__/EventDetailScreenQuery.graphql.ts';
import { isMissingId } from '../../../../api/core/validation/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { useRouteQuery } from '../../../core/route.ts';
import { EventDetail } from './EventDetail.tsx';
import { EventDetailSkeleton } from './EventDetailSkeleton.tsx';
import { EventProblem } from '../EventProblem.tsx';

export function EventDetailScreen() {
  const { eventId = '' } = useParams();
  if (isMissingId(eventId)) return <EventProblem title={t('event.invalidId')} />;
  return (
    <Suspense fallback={<EventDetailSkeleton />}>
      <EventDetailContent />
    </Suspense>
  );
}

function EventDetailContent() {
  const { event, viewer, platform } = useRouteQuery<EventDetailScreenQuery>(graphql`
    query EventDetailScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        id
        title: localTitle
        localLanguage
        ...EventDetail_event
      }
      viewer {
        ...RegistrationFormDialog_viewer
      }
      platform {
        timeZone
      }
    }
  `);
  const [deleting, setDeleting] = useState(false);
  /** Set once the event was shown. */
  const [shown, setShown] = useState<typeof event>();
  if (event && event !== shown) setShown(event);

  if (event && viewer)
    return (
      <EventDetail key={event.id} event={event} viewer={viewer} timeZone={platform.timeZone} onDeleting={setDeleting} />
    );
  if (deleting) return <EventDetailSkeleton />;
  return shown ? (
    <EventProblem
      title={t('event.gone', { title: shown.title })}
      heading={t('event.gone', { title: inLanguage(shown.title, shown.localLanguage) })}
    >
      {t('event.goneHint')}
    </EventProblem>
  ) : (
    <EventProblem title={t('event.notFound')}>{t('event.notFoundHint')}</EventProblem>
  );
}
