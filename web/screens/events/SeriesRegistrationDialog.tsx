import { TextInput } from '@primer/react';
import { useId, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SeriesRegistrationDialog_viewer$key } from '../../__generated__/SeriesRegistrationDialog_viewer.graphql.ts';
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
import { useRegisterForSeries, type Joined } from './useRegisterForSeries.ts';

type SeriesRegistrationDialogProps = {
  /** The first and the last of those that have room, and how many there are. */
  first: { id: string; title: string; date: string };
  last: { date: string };
  count: number;
  /** The organizer decides who gets a seat. */
  asks: boolean;
  /** What the first of them asks, as it was read a moment ago. */
  questions: readonly Question[];
  viewer: SeriesRegistrationDialog_viewer$key;
  /** Where the viewer has a seat at some of the times. */
  overlaps: Overlaps;
  onDone: (joined: Joined) => void;
  onClose: () => void;
};

/** The form of a registration, whose answers hold for the same questions of all events. */
export function SeriesRegistrationDialog(props: SeriesRegistrationDialogProps) {
  const { first, last, count, asks, overlaps, onDone, onClose } = props;
  const act = asks ? 'ask' : 'register';
  const person = useFragment(
    graphql`
      fragment SeriesRegistrationDialog_viewer on User {
        name
        email
      }
    `,
    props.viewer,
  );
  const own = { name: person.name, email: person.email ?? '', phone: '', specialRequirements: '' };
  const formId = useId();
  const [register] = useRegisterForSeries();
  const { questions, sending, notice } = useAsked(first.id, props.questions);
  const fields = useForm<typeof own & AnswersForm>({ ...own, ...answersFormOf(questions) }, (values) => ({
    ...validateRegistration(values),
    ...answerProblems(questions, values),
  }));
  const { form, busy, failure, send, text, problem } = fields;

  const submit = (submitted: FormEvent) =>
    void send(submitted, async (all) => {
      const { name, email, phone, specialRequirements } = all;
      const input = {
        eventId: first.id,
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim() || null,
        specialRequirements: specialRequirements.trim() || null,
        answers: answersOf(questions, all),
      };
      const next = await sending(all, async () => onDone(joinedIn((await register({ input })).registerForSeries)));
      return next && { name, email, phone, specialRequirements, ...next };
    });

  return (
    <LazyDialog
      title={t(asks ? 'series.dialogAsk' : 'series.dialog')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        {
          content: t(
            overlaps.length > 0 ? `overlaps.${act}Anyway` : asks ? 'registration.askSubmit' : 'registration.submit',
          ),
          buttonType: 'primary',
          type: 'submit',
          form: formId,
          loading: busy,
        },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        <p data-text="medium muted">
          {t('series.dialogIntro', {
            title: first.title,
            count,
            from: formatDateTime(first.date),
            to: formatDateTime(last.date),
          })}
        </p>
        <OverlapsNotice overlaps={overlaps} act={act} />
        <Failure title={t(asks ? 'registration.askFailed' : 'registration.failed')} error={failure} />
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

type Answer = {
  readonly registrations: readonly { readonly state: string }[];
  readonly withoutSeat: readonly { readonly eventId: string; readonly code: string; readonly message: string }[];
};

/** Where the viewer was registered before, nothing is missing. */
const joinedIn = ({ registrations, withoutSeat }: Answer): Joined => ({
  seats: registrations.filter(({ state }) => state === 'CONFIRMED').length,
  asked: registrations.filter(({ state }) => state === 'REQUESTED').length,
  without: withoutSeat.filter(({ code }) => !code.startsWith('ALREADY_')),
});
