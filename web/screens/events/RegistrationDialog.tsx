import { TextInput } from '@primer/react';
import { useId, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationDialog_viewer$key } from '../../__generated__/RegistrationDialog_viewer.graphql.ts';
import { validateRegistration } from '../../../api/registrations/validate.ts';
import { useForm } from '../../core/form.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { answerProblems, answersFormOf, answersOf, type AnswersForm } from './answersForm.ts';
import type { Overlaps } from './fetchOverlaps.ts';
import { OverlapsNotice } from './OverlapsNotice.tsx';
import type { Question } from './readQuestions.ts';
import { useAsked } from './useAsked.tsx';
import { useJoinWaitlist } from './useJoinWaitlist.ts';
import { useRegister } from './useRegister.ts';

const words = {
  register: { title: 'registration.dialogTitle', submit: 'registration.submit', failed: 'registration.failed' },
  join: { title: 'registration.join', submit: 'registration.joinSubmit', failed: 'registration.joinFailed' },
  ask: { title: 'registration.ask', submit: 'registration.askSubmit', failed: 'registration.askFailed' },
} as const;

type RegistrationDialogProps = {
  event: { id: string; title: string; date: string };
  /** What the event asks, as it was read a moment ago. */
  questions: readonly Question[];
  viewer: RegistrationDialog_viewer$key;
  /** Where the viewer has a seat at that time. */
  overlaps: Overlaps;
  /** All seats are taken: it is a place in line that is asked for. */
  waiting: boolean;
  /** The organizer decides who gets one. */
  asks: boolean;
  onClose: () => void;
};

export function RegistrationDialog({
  event: { id, title, date },
  questions: first,
  viewer,
  overlaps,
  waiting,
  asks,
  onClose,
}: RegistrationDialogProps) {
  const person = useFragment(
    graphql`
      fragment RegistrationDialog_viewer on User {
        name
        email
      }
    `,
    viewer,
  );
  const act = asks ? 'ask' : waiting ? 'join' : 'register';
  const said = words[act];
  const own = { name: person.name, email: person.email ?? '', phone: '', specialRequirements: '' };
  const formId = useId();
  const [register] = useRegister();
  const [join] = useJoinWaitlist();
  const { questions, sending, notice } = useAsked(id, first);
  const fields = useForm<typeof own & AnswersForm>({ ...own, ...answersFormOf(questions) }, (values) => ({
    ...validateRegistration(values),
    ...answerProblems(questions, values),
  }));
  const { form, busy, failure, send, text, problem } = fields;

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (all) => {
      const { name, email, phone, specialRequirements } = all;
      const input = {
        eventId: id,
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim() || null,
        specialRequirements: specialRequirements.trim() || null,
        answers: answersOf(questions, all),
      };
      const next = await sending(all, () => (waiting ? join : register)({ input }));
      if (next) return { name, email, phone, specialRequirements, ...next };
      onClose();
    });

  return (
    <LazyDialog
      title={t(said.title)}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        {
          content: t(overlaps.length > 0 ? `overlaps.${act}Anyway` : said.submit),
          buttonType: 'primary',
          type: 'submit',
          form: formId,
          loading: busy,
        },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        <p data-text="medium muted">{t('registration.dialogIntro', { title, date: formatDateTime(date) })}</p>
        <OverlapsNotice overlaps={overlaps} act={act} />
        <Failure title={t(said.failed)} error={failure} />
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
      </form>
    </LazyDialog>
  );
}
