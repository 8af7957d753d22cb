import { LockIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { EventCreateScreenQuery } from '../../__generated__/EventCreateScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { EventForm } from './EventForm.tsx';
import { EventFormSkeleton } from './EventFormSkeleton.tsx';
import { inputOf } from './eventFormValues.ts';
import { useCreateEvent } from './useCreateEvent.ts';
import { useForgetLists } from './useForgetLists.ts';

export function EventCreateScreen() {
  return (
    <Suspense fallback={<EventFormSkeleton title={t('events.form.createTitle')} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
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
  const [createEvent] = useCreateEvent();
  const forgetLists = useForgetLists();

  return (
    <Screen narrow title={title} back={<BackLink to="/events">{t('event.back')}</BackLink>}>
      {viewerCanCreateEvents ? (
        <EventForm
          limits={eventLimits}
          uploadLimits={uploadLimits}
          timeZone={platform.timeZone}
          submitText={t('events.form.create')}
          done={t('events.form.created')}
          failed={t('events.form.createFailed')}
          cancelTo="/events"
          save={async (form) => {
            const { createEvent: created } = await createEvent({ input: inputOf(form) });
            forgetLists();
            return created.event.id;
          }}
        />
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
