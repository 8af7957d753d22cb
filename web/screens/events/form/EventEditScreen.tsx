import { Suspense, useEffect, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { EventEditScreen_event$key } from '../../../__generated__/EventEditScreen_event.graphql.ts';
import type { EventEditScreenQuery } from '../../../__generated__/EventEditScreenQuery.graphql.ts';
import type { EventForm_limits$key } from '../../../__generated__/EventForm_limits.graphql.ts';
import type { UploadField_limits$key } from '../../../__generated__/UploadField_limits.graphql.ts';
import { isMissingId } from '../../../../api/core/validation/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../../core/route.ts';
import { useTitle } from '../../../core/title.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { EventForm } from './EventForm.tsx';
import { EventFormSkeleton } from './EventFormSkeleton.tsx';
import { versionOf } from './eventFormValues.ts';
import type { RecreatingForm } from './UnsavedEvent.tsx';
import type { Scope } from '../series/seriesDates.ts';

const loadSaveEvent = () => import('./saveEvent.ts');
const loadUnsavedEvent = () => import('./UnsavedEvent.tsx');
const EventProblem = lazyWithRetry(async () => (await loadUnsavedEvent()).EventProblem);
const UnsavedEvent = lazyWithRetry(async () => (await loadUnsavedEvent()).UnsavedEvent);
const EditFooter = lazyWithRetry(async () => (await import('./EditFooter.tsx')).EditFooter);

export function EventEditScreen() {
  const { eventId = '' } = useParams();
  return (
    <Suspense fallback={<EventFormSkeleton title={t('events.form.editTitle')} />}>
      {isMissingId(eventId) ? (
        <EventProblem title={t('event.invalidId')} />
      ) : (
        <EventEditContent key={eventId} id={eventId} />
      )}
    </Suspense>
  );
}

function EventEditContent({ id }: { id: string }) {
  const {
    event: current,
    eventLimits,
    uploadLimits,
    platform,
  } = useRouteQuery<EventEditScreenQuery>(graphql`
    query EventEditScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        id
        ...EventEditScreen_event
      }
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
  // if another person deletes the event, the form stays
  const [first] = useState(current);
  const event = current ?? first;
  const form = { limits: eventLimits, uploadLimits, timeZone: platform.timeZone };
  return event ? <EventEditor key={event.id} event={event} {...form} /> : <UnsavedEvent id={id} {...form} />;
}

type EventEditorProps = {
  event: EventEditScreen_event$key;
  limits: EventForm_limits$key;
  uploadLimits: UploadField_limits$key;
  timeZone: string;
};

function EventEditor({ event, ...form }: EventEditorProps) {
  const data = useFragment(
    graphql`
      fragment EventEditScreen_event on Event {
        id
        title: localTitle
        viewerCanEdit
        viewerCanDelete
        series(first: 1) {
          totalCount
        }
        ...eventFormValues_event
      }
    `,
    event,
  );
  useTitle(t('events.form.editTitle'));
  const [scope, setScope] = useState<Scope>('one');
  const [reason, setReason] = useState('');
  const environment = useRelayEnvironment();
  // loaded early, so that saving works even after a deployment
  useEffect(() => void loadSaveEvent().catch(() => {}), []);
  const eventPage = `/events/${data.id}`;
  // after another person has deleted the event
  const [recreatingForm, onGone] = useState<RecreatingForm>();

  if (!data.viewerCanEdit) return <UnsavedEvent id={data.id} title={data.title} {...form} />;
  return (
    <Screen
      narrow
      title={t('events.form.editTitle')}
      subtitle={data.title}
      back={<BackLink to={eventPage}>{t('event.backToEvent')}</BackLink>}
    >
      <EventForm
        {...form}
        event={{ id: data.id, isOwn: data.viewerCanDelete, ...versionOf(data) }}
        submitText={t('events.form.update')}
        savedMessage={t('events.form.updated')}
        failureTitle={t('events.form.updateFailed')}
        cancelTo={eventPage}
        readAgain={async () => (await loadSaveEvent()).readAgain(environment, data.id)}
        save={async (typed, base) =>
          (await loadSaveEvent()).saveEvent(environment, data.id, typed, base, { scope, reason, onGone })
        }
        renderFooter={(now, saved) => (
          <EditFooter
            id={data.id}
            seriesLength={data.series?.totalCount}
            now={now}
            saved={saved}
            scope={scope}
            onScope={setScope}
            reason={reason}
            onReason={setReason}
          />
        )}
        {...recreatingForm}
      />
    </Screen>
  );
}
