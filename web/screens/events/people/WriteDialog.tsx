import { TextInput } from '@primer/react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { letterLimits, validateLetter } from '../../../../api/registrations/validate.ts';
import { errorCode } from '../../../core/errors.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { once, withKey } from '../../../core/once.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { Draft } from '../../../ui/Draft.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { LetterResult } from './actionOutcome.ts';
import { type Attendance, attendances, type Person, type ListedState, listedStates } from './registrationList.ts';
import { useWriteToRegistrations } from './useWriteToRegistrations.ts';

type LetterRecipient = Pick<Person, 'userId' | 'name'>;

type WriteDialogProps = {
  eventId: string;
  counts: Readonly<Record<ListedState, number>>;
  /** The selected people. */
  people: readonly Person[];
  /** The list's filter by state; null for all. */
  state: ListedState | null;
  /** The list's filter by attendance; null for all. */
  attendance: Attendance | null;
  /** Whether attendance matters yet. */
  showAttendance: boolean;
  /** Receives the recipients who were selected, if any. */
  onSent: (result: LetterResult, people: readonly LetterRecipient[]) => void;
  onClose: () => void;
};

/** A message to the selected people, or to all people in a state. */
export function WriteDialog(props: WriteDialogProps) {
  const { eventId, counts, state, attendance, showAttendance, onSent, onClose } = props;
  const formId = useId();
  const [people, setPeople] = useState<readonly LetterRecipient[]>(props.people);
  const [isUnanswered, setUnanswered] = useState(false);
  const [write] = useWriteToRegistrations();
  const nonEmptyStates = listedStates.filter((each) => counts[each] > 0);
  const isListed = state !== null && counts[state] > 0;
  const initialRecipients = people.length > 0 ? 'CHOSEN' : (attendance ?? (isListed ? state : 'ALL'));
  const fields = useForm({ to: initialRecipients, subject: '', text: '' }, (letter) =>
    validateLetter({ state: [letter.to], subject: letter.subject, text: letter.text }),
  );
  const { form, values, busy, failure, send, text, problem } = fields;
  // a letter without an answer keeps its recipients: nobody else gets it at the second attempt
  const recipientsToKeep =
    isUnanswered || errorCode(failure) === 'NETWORK'
      ? { to: values.to, people: people.map(({ userId, name }) => ({ userId, name })) }
      : undefined;
  function restoreRecipients(context: object) {
    const kept = context as NonNullable<typeof recipientsToKeep>;
    setPeople(kept.people);
    setUnanswered(true);
    return { ...fields.first, to: kept.to };
  }
  function forgetRecipients() {
    setPeople(props.people);
    setUnanswered(false);
    return fields.first;
  }
  const submit = (submitted: FormEvent) =>
    void send(submitted, async ({ to, subject, text: body }) => {
      const recipients =
        to === 'CHOSEN'
          ? { userIds: people.map(({ userId }) => userId) }
          : attendances.some((way) => way === to)
            ? { attendance: to as Attendance }
            : { state: to === 'ALL' ? [...listedStates] : [to as ListedState] };
      const input = { eventId, ...recipients, subject: subject.trim(), text: body.trim() };
      const { writeToRegistrations } = await once(`letter:${eventId}`, input, (key) => write({ input }, withKey(key)));
      onSent(writeToRegistrations, people);
    });

  return (
    <LazyDialog
      title={t('event.people.writeTitle')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: t('event.people.send'), buttonType: 'primary', type: 'submit', form: formId, loading: busy },
      ]}
    >
      <form data-stack="normal" id={formId} ref={form} noValidate onSubmit={submit}>
        {/* the recipients of other drafts are those of the list */}
        <Draft
          fields={fields}
          name={`letter:${eventId}`}
          without={['to']}
          context={recipientsToKeep}
          onRestore={restoreRecipients}
          onDiscard={forgetRecipients}
        />
        <Failure title={t('event.people.writeFailed')} error={failure} retry={fields.retry} />
        <Field label={t('event.people.to')}>
          {(control) => (
            <Select {...control} {...text('to')}>
              {people.length > 0 && (
                <option value="CHOSEN">{t('event.people.toChosen', { count: people.length })}</option>
              )}
              {nonEmptyStates.map((each) => (
                <option key={each} value={each}>
                  {t('event.people.only', { state: each, count: counts[each] })}
                </option>
              ))}
              {showAttendance &&
                attendances.map((way) => (
                  <option key={way} value={way}>
                    {t('event.people.came', { attendance: way })}
                  </option>
                ))}
              <option value="ALL">
                {t('event.people.all', { count: listedStates.reduce((sum, each) => sum + counts[each], 0) })}
              </option>
            </Select>
          )}
        </Field>
        <Field
          label={t('event.people.subject')}
          required
          error={problem('subject')}
          hint={counter(values.subject, letterLimits.subject)}
        >
          {(control) => <TextInput {...control} {...text('subject')} size="large" autoComplete="off" />}
        </Field>
        <Field
          label={t('event.people.text')}
          required
          error={problem('text')}
          hint={counter(values.text, letterLimits.text, t('event.people.textHint'))}
        >
          {(control) => <TextArea {...control} {...text('text')} rows={8} />}
        </Field>
      </form>
    </LazyDialog>
  );
}

/** The number of characters and its limit, highlighted if the text is too long. */
function counter(text: string, most: number, hint?: string): ReactNode {
  const count = text.trim().length;
  return (
    <>
      <span data-text={count > most ? 'numbers semibold danger' : 'numbers'}>
        {t('event.people.counter', { count, most })}
      </span>
      {hint && ` ${hint}`}
    </>
  );
}
