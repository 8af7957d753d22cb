import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRelayEnvironment } from 'react-relay';
import { errorFields } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { answersFormOf, answersOf, haveQuestionsChanged, type AnswersForm } from './answersForm.ts';
import { fetchQuestions } from './fetchQuestions.ts';
import type { Question } from './readQuestions.ts';

/**
 * The questions of a form, beginning with `first`. `sendAnswers` resolves to undefined, or, if the event's
 * questions have changed, to the form's next values: the new questions with the answers that still fit.
 */
export function useCurrentQuestions(eventId: string, first: readonly Question[]) {
  const environment = useRelayEnvironment();
  const [questions, setQuestions] = useState(first);
  const [changes, setChanges] = useState(0);

  async function sendAnswers(form: AnswersForm, send: () => Promise<unknown>): Promise<AnswersForm | undefined> {
    try {
      await send();
      return undefined;
    } catch (refusal) {
      const newest =
        haveQuestionsChanged(errorFields(refusal)) &&
        (await fetchQuestions(environment, eventId).catch(() => undefined));
      if (!newest) throw refusal;
      flushSync(() => {
        setQuestions(newest);
        setChanges(changes + 1);
      });
      return answersFormOf(newest, stillValidAnswers(questions, newest, answersOf(questions, form)));
    }
  }

  return {
    questions,
    sendAnswers,
    notice: changes > 0 && (
      <div key={changes} ref={takeFocus} tabIndex={-1}>
        <Notice tone="attention" title={t('answers.changed')}>
          {t('answers.changedText')}
        </Notice>
      </div>
    ),
  };
}

/** A consent is dropped if the text of its question has changed. */
const stillValidAnswers = (
  before: readonly Question[],
  now: readonly Question[],
  answers: ReturnType<typeof answersOf>,
) =>
  answers.filter(({ questionId }) => {
    const question = now.find(({ id }) => id === questionId);
    const oldQuestion = before.find(({ id }) => id === questionId);
    return (
      question?.kind !== 'CONSENT' || (question.label === oldQuestion?.label && question.help === oldQuestion.help)
    );
  });

/** Deferred, because the form returns the focus to the pressed button, but the new questions come before that. */
function takeFocus(notice: HTMLElement | null) {
  setTimeout(() => notice?.focus());
}
