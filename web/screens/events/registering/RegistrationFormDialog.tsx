import { TextInput } from '@primer/react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { validateRegistration } from '../../../../api/registrations/validate.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { ProblemCount } from '../questions/ProblemCount.tsx';
import { Draft } from '../../../ui/Draft.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { AnswerFields } from '../questions/AnswerFields.tsx';
import { answerProblems, answersFormOf, answersOf, consentNames, type AnswersForm } from '../questions/answersForm.ts';
import type { Overlaps } from './fetchOverlaps.ts';
import { OverlapsNotice } from './OverlapsNotice.tsx';
import type { Question } from '../questions/readQuestions.ts';
import { useCurrentQuestions } from '../questions/useCurrentQuestions.tsx';

type RegistrationFormDialogProps = {
  eventId: string;
  /** The event's questions, read just before. */
  questions: readonly Question[];
  viewer: RegistrationFormDialog_viewer$key;
  /** The viewer's seats at the same time. */
  overlaps: Overlaps;
  act: 'register' | 'join' | 'ask';
  title: string;
  intro: ReactNode;
  submit: string;
  failed: string;
  onSend: (input: {
    eventId: string;
    name: string;
    email: string;
    phone: string | null;
    specialRequirements: string | null;
    answers: ReturnType<typeof answersOf>;
  }) => Promise<unknown>;
  onClose: () => void;
};

/** The registration form. */
export function RegistrationFormDialog(props: RegistrationFormDialogProps) {
  const { eventId, overlaps, act, title, intro, onSend, onClose } = props;
  const person = useFragment(
    graphql`
      fragment RegistrationFormDialog_viewer on User {
        name
        email
      }
    `,
    props.viewer,
  );
  const own = { name: person.name, email: person.email ?? '', phone: '', specialRequirements: '' };
  const formId = useId();
  const { questions, sendAnswers, notice } = useCurrentQuestions(eventId, props.questions);
  const fields = useForm<typeof own & AnswersForm>({ ...own, ...answersFormOf(questions) }, (values) => ({
    ...validateRegistration(values),
    ...answerProblems(questions, values),
  }));
  const { form, busy, failure, send, text, problem } = fields;

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (all) => {
      const { name, email, phone, specialRequirements } = all;
      const input = {
        eventId,
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim() || null,
        specialRequirements: specialRequirements.trim() || null,
        answers: answersOf(questions, all),
      };
      const next = await sendAnswers(all, () => onSend(input));
      return next && { name, email, phone, specialRequirements, ...next };
    });

  return (
    <LazyDialog
      title={title}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        {
          content: overlaps.length > 0 ? t(`overlaps.${act}Anyway`) : props.submit,
          buttonType: 'primary',
          type: 'submit',
          form: formId,
          loading: busy,
        },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        <p data-text="medium muted">{intro}</p>
        <Draft fields={fields} name={`registration:${eventId}`} without={consentNames(questions)} />
        <OverlapsNotice overlaps={overlaps} act={act} />
        <Failure title={props.failed} error={failure} retry={fields.retry} />
        <Field label={t('registration.name')} required error={problem('name')}>
          {(control) => <TextInput {...control} size="large" autoComplete="name" {...text('name')} />}
        </Field>
        <Field label={t('registration.email')} required error={problem('email')}>
          {(control) => <TextInput {...control} size="large" type="email" autoComplete="email" {...text('email')} />}
        </Field>
        <Field label={t('registration.phone')} note={t('ui.optional')} error={problem('phone')}>
          {(control) => <TextInput {...control} size="large" type="tel" autoComplete="tel" {...text('phone')} />}
        </Field>
        <Field
          label={t('registration.specialRequirements')}
          note={t('ui.optional')}
          error={problem('specialRequirements')}
          hint={t('registration.specialRequirementsHint')}
        >
          {(control) => <TextArea {...control} rows={3} {...text('specialRequirements')} />}
        </Field>
        {notice}
        <AnswerFields questions={questions} form={fields} />
        <ProblemCount count={fields.problemCount} />
      </form>
    </LazyDialog>
  );
}
