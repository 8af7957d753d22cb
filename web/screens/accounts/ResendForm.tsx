import { Button, TextInput } from '@primer/react';
import { useState, type FormEvent } from 'react';
import { normalizeEmail } from '../../../api/accounts/validate.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { validateEmail } from './emailForm.ts';
import { useResendVerification } from './useResendVerification.ts';

/** Asks for the e-mail address that needs a new confirmation link. */
export function ResendForm() {
  const { form, text, problem, send, busy, failure } = useForm({ email: '' }, validateEmail);
  const resend = useResendVerification();
  const [sent, setSent] = useState(false);

  function submit(event: FormEvent) {
    void send(event, async ({ email }) => {
      setSent(false);
      await resend(normalizeEmail(email));
      setSent(true);
      return { email };
    });
  }

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <Failure title={t('resend.failed')} error={failure} />
      {sent && <Notice tone="success">{t('resend.sent')}</Notice>}
      <Field label={t('forgot.email')} required error={problem('email')}>
        {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="username" />}
      </Field>
      <Button type="submit" variant="primary" size="large" block labelWrap disabled={busy}>
        {t(busy ? 'resend.busy' : 'resend.submit')}
      </Button>
    </form>
  );
}
