import { LockIcon } from '@primer/octicons-react';
import { Suspense, useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { EventCreateScreenQuery } from '../../../__generated__/EventCreateScreenQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../../core/route.ts';
import { useTitle } from '../../../core/title.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { EventForm } from './EventForm.tsx';
import { EventFormSkeleton } from './EventFormSkeleton.tsx';
import type { EventFormValues } from './eventFormValues.ts';

const loadCreateEvent = () => import('./createEvent.ts');
const CopyEvent = lazyWithRetry(async () => (await import('./CopyEvent.tsx')).CopyEvent);

export function EventCreateScreen() {
  return (
    <Suspense fallback={<EventFormSkeleton title={t('events.form.createTitle')} />}>
      <EventCreateContent />
    </Suspense>
  );
}

function EventCreateContent() {
  const { viewerCanCreateEvents, eventLimits, uploadLimits, platform } = useRouteQuery<EventCreateScreenQuery>(graphql`
    query EventCreateScreenQuery @preloadable {
      viewerCanCreateEvents
      eventLimits {
        ...EventForm_limits
      }
      uploadLimits {
        ...UploadField_limits
      }
      platform {
        timeZone
      }
    }
  `);
  const title = t(viewerCanCreateEvents ? 'events.form.createTitle' : 'events.denied.title');
  useTitle(title);
  const environment = useRelayEnvironment();
  // loaded early, so that saving works even after a deployment
  useEffect(() => void loadCreateEvent().catch(() => {}), []);

  const from = useSearchParams()[0].get('from');
  const cancelTo = from ? `/events/${from}` : '/events';
  const form = {
    limits: eventLimits,
    uploadLimits,
    timeZone: platform.timeZone,
    submitText: t('events.form.create'),
    savedMessage: t('events.form.created'),
    failureTitle: t('events.form.createFailed'),
    cancelTo,
    // the name of the form's draft
    save: async (typed: EventFormValues) =>
      (await loadCreateEvent()).createEvent(environment, typed, `event:new:${cancelTo}`),
  };

  return (
    <Screen narrow title={title} back={<BackLink to="/events">{t('event.back')}</BackLink>}>
      {viewerCanCreateEvents ? (
        from ? (
          <Suspense fallback={<Bone height="60rem" />}>
            <CopyEvent key={from} from={from} {...form} />
          </Suspense>
        ) : (
          <EventForm {...form} />
        )
      ) : (
        <EmptyState
          icon={LockIcon}
          title={t('events.denied.text')}
          action={<ButtonLink to="/events">{t('event.browse')}</ButtonLink>}
        />
      )}
    </Screen>
  );
}
