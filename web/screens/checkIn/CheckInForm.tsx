import { Button, TextInput } from '@primer/react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { digitsOfCode, toDigits, validateCheckInSelf } from '../../../api/checkin/validate.ts';
import { errorCode } from '../../core/errors.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { BigAnswer } from '../../ui/BigAnswer.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './CheckInForm.module.css';
import { useCheckInSelf } from './useCheckInSelf.ts';

type CheckInFormProps = {
  eventId: string;
  title: ReactNode;
  /** The digits from the QR code's link; empty if the participant came without it. */
  code: string;
};

/** Checks the participant in with the digits of the code. The QR code fills them in, so one press is enough. */
export function CheckInForm({ eventId, title, code: linkCode }: CheckInFormProps) {
  const [outcome, setOutcome] = useState<'in' | 'already'>();
  const { form, values, text, problem, send, busy, failure } = useForm({ code: linkCode }, ({ code }) =>
    validateCheckInSelf({ code }).code ? { code: t('checkIn.digitsMissing', { count: digitsOfCode }) } : {},
  );
  const field = useRef<HTMLInputElement>(null);
  // before useTitle of the screen, which leaves the focus in a field
  useEffect(() => field.current?.focus(), []);
  const digits = toDigits(values.code);
  useEffect(() => {
    if (digits !== linkCode && digits.length === digitsOfCode) form.current?.requestSubmit();
  }, [form, digits, linkCode]);
  const enter = useCheckInSelf();
  if (outcome) return <CheckInConfirmation title={title} eventId={eventId} again={outcome === 'already'} />;

  function submit(event: FormEvent) {
    void send(event, async ({ code }) => {
      try {
        await enter({ input: { eventId, code: toDigits(code) } });
        setOutcome('in');
      } catch (error) {
        if (errorCode(error) !== 'ALREADY_IN') throw error;
        setOutcome('already');
      }
      // the next code replaces the wrong one
    }).then(() => {
      field.current?.focus();
      field.current?.select();
    });
  }

  return (
    <form data-card="padded" data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <p data-text="large">{t('checkIn.at', { title })}</p>
      <Failure title={t('checkIn.failed')} error={failure} />
      <Field
        label={t('checkIn.digits')}
        required
        error={problem('code')}
        hint={t(linkCode ? 'checkIn.prefilled' : 'checkIn.digitsHint')}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            {...text('code')}
            className={css.digits}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={2 * digitsOfCode}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" block disabled={busy}>
        {t(busy ? 'checkIn.busy' : 'checkIn.submit')}
      </Button>
    </form>
  );
}

function CheckInConfirmation({ title, eventId, again }: Omit<CheckInFormProps, 'code'> & { again: boolean }) {
  const confirmation = useRef<HTMLDivElement>(null);
  // the pressed button is gone, so move the focus
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div data-stack="normal" ref={confirmation} tabIndex={-1}>
      <div role="status">
        <BigAnswer
          tone="success"
          headline={t(again ? 'checkIn.already' : 'checkIn.in')}
          detail={t('checkIn.inAt', { title })}
        />
      </div>
      <div data-row="wrap condensed">
        <ButtonLink to={`/events/${eventId}`} variant="primary">
          {t('checkIn.event')}
        </ButtonLink>
      </div>
    </div>
  );
}
