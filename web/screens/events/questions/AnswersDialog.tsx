import { useId, type FormEvent } from 'react';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { Draft } from '../../../ui/Draft.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { answerProblems, answersFormOf, answersOf, consentNames } from './answersForm.ts';
import type { Answer } from './readAnswers.ts';
import type { Question } from './readQuestions.ts';
import { ProblemCount } from './ProblemCount.tsx';
import { useAnswerQuestions } from './useAnswerQuestions.ts';
import { useCurrentQuestions } from './useCurrentQuestions.tsx';

type AnswersDialogProps = {
  eventId: string;
  questions: readonly Question[];
  answers: readonly Answer[];
  onSaved: () => void;
  onClose: () => void;
};

/** Changes the answers that were given before. */
export function AnswersDialog({ eventId, questions: first, answers, onSaved, onClose }: AnswersDialogProps) {
  const formId = useId();
  const [answer] = useAnswerQuestions();
  const { questions, sendAnswers, notice } = useCurrentQuestions(eventId, first);
  const fields = useForm(answersFormOf(first, answers), (values) => answerProblems(questions, values));
  const { form, busy, failure, send } = fields;

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (all) => {
      const next = await sendAnswers(all, () => answer({ input: { eventId, answers: answersOf(questions, all) } }));
      if (next) return next;
      onSaved();
    });

  return (
    <LazyDialog
      title={t('answers.change')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: t('answers.save'), buttonType: 'primary', type: 'submit', form: formId, loading: busy },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        <Draft fields={fields} name={`answers:${eventId}`} without={consentNames(questions)} />
        <Failure title={t('answers.failed')} error={failure} retry={fields.retry} />
        {notice}
        <AnswerFields questions={questions} form={fields} />
        <ProblemCount count={fields.problemCount} />
      </form>
    </LazyDialog>
  );
}
