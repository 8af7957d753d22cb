import { useState, type ComponentProps } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { hasShapeOf, readDraft } from '../../../core/draft.ts';
import { ServerError } from '../../../core/errors.ts';
import { t, textsReady } from '../../../core/i18n.tsx';
import { currentSession, useOrganizes } from '../../../core/session.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { EventProblem } from '../EventProblem.tsx';
import { EditDenied } from './EditDenied.tsx';
import { EventForm } from './EventForm.tsx';
import { emptyForm, type EventVersion } from './eventFormValues.ts';
import { createEvent } from './createEvent.ts';
import '../people/organizingTexts.ts';

/** In this file, so that one download brings all that may take the place of the form. */
export { EventProblem };

type UnsavedEventProps = Pick<ComponentProps<typeof EventForm>, 'limits' | 'uploadLimits' | 'timeZone'> & {
  id: string;
  /** undefined if there is no such event. */
  title?: string;
};

/** An event that was deleted, or that the viewer may not edit. A draft of it can become a new event. */
export function UnsavedEvent({ id, title, ...form }: UnsavedEventProps) {
  const environment = useRelayEnvironment();
  const organizes = useOrganizes();
  const [version] = useState(() => readDraft(`event:${id}`)?.context as EventVersion | undefined);
  const back = <BackLink to="/events">{t('event.back')}</BackLink>;
  if (organizes && version && hasShapeOf({ version: 0, form: emptyForm }, version))
    return (
      <Screen narrow title={t('events.form.createTitle')} back={back}>
        <Notice tone="attention" title={t(title === undefined ? 'event.notFound' : 'events.denied.edit')}>
          {t('event.deletedMeanwhileHint')}
        </Notice>
        <EventForm {...form} event={{ ...version, id, isOwn: true }} {...recreatingForm(environment, id)} />
      </Screen>
    );
  if (title === undefined) return <EventProblem title={t('event.notFound')}>{t('event.notFoundHint')}</EventProblem>;
  const eventPage = `/events/${id}`;
  return (
    <Screen
      narrow
      title={t('events.form.editTitle')}
      subtitle={title}
      back={<BackLink to={eventPage}>{t('event.backToEvent')}</BackLink>}
    >
      <EditDenied eventPage={eventPage} />
    </Screen>
  );
}

export type RecreatingForm = Pick<
  ComponentProps<typeof EventForm>,
  'submitText' | 'savedMessage' | 'failureTitle' | 'cancelTo' | 'save' | 'renderFooter'
>;

/**
 * Lets a form whose event was deleted while it was edited create a new event, if the viewer may create events. Returns the error
 * to show.
 */
export async function recreating(
  environment: Environment,
  id: string,
  refusal: unknown,
  onGone: (form: RecreatingForm) => void,
): Promise<unknown> {
  if (currentSession()?.user.role === 'PARTICIPANT') return refusal;
  await textsReady();
  onGone(recreatingForm(environment, id));
  return new ServerError(t('event.deletedMeanwhileHint'), 'NOT_FOUND');
}

/** The form of an event that is gone. It creates a new one. */
const recreatingForm = (environment: Environment, id: string): RecreatingForm => ({
  submitText: t('events.form.create'),
  savedMessage: t('events.form.created'),
  failureTitle: t('event.deletedMeanwhile'),
  cancelTo: '/events',
  renderFooter: () => null,
  save: ({ questions, ...values }) => {
    const newQuestions = questions.map((question) => ({ ...question, id: null }));
    return createEvent(environment, { ...values, questions: newQuestions }, `event:${id}`);
  },
});
