import type { ComponentProps } from 'react';
import type { Environment } from 'relay-runtime';
import { ServerError } from '../../../core/errors.ts';
import { t, textsReady } from '../../../core/i18n.tsx';
import { currentSession } from '../../../core/session.ts';
import { createEvent } from './createEvent.ts';
import type { EventForm } from './EventForm.tsx';
import '../people/organizingTexts.ts';

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
  onGone({
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
  return new ServerError(t('event.deletedMeanwhileHint'), 'NOT_FOUND');
}
