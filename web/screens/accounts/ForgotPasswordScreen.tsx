import { Button, TextInput } from '@primer/react';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { normalizeEmail } from '../../../api/accounts/validate.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { AccountPage } from './AccountPage.tsx';
import { validateEmail } from './emailForm.ts';
import { useForgotPassword } from './useForgotPassword.ts';

/** For visitors, and for signed-in users without a password. */
export function ForgotPasswordScreen() {
  const [isSent, setSent] = useState(false);
  useTitle(t(isSent ? 'forgot.sent' : 'forgot.title'));
  if (!isSent) return <EmailForm onSent={() => setSent(true)} />;
  return (
    <AccountPage outcome="success" title={t('forgot.sent')} lead={t('forgot.sentText')}>
      <ButtonLink to="/login" size="large" block>
        {t('forgot.backToLogin')}
      </ButtonLink>
    </AccountPage>
  );
}

function EmailForm({ onSent }: { onSent: () => void }) {
  // already typed on the page that linked here
  const { state } = useLocation() as { state: { email?: unknown } | null };
  const start = { email: typeof state?.email === 'string' ? state.email : '' };
  const { form, text, problem, send, busy, failure } = useForm(start, validateEmail);
  const forgot = useForgotPassword();

  function submit(event: FormEvent) {
    void send(event, async ({ email }) => {
      await forgot(normalizeEmail(email));
      onSent();
    });
  }

  return (
    <AccountPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      foot={<Link to="/login">{t('forgot.backToLogin')}</Link>}
    >
      <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
        <Failure title={t('forgot.failed')} error={failure} />
        <Field label={t('forgot.email')} required error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="username" />}
        </Field>
        <Button type="submit" variant="primary" size="large" block labelWrap disabled={busy}>
          {t(busy ? 'forgot.busy' : 'forgot.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}
