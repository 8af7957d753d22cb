import { Button, TextInput } from '@primer/react';
import type { FormEvent } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { validateSignIn } from '../../../api/accounts/validate.ts';
import { useAuth } from '../../core/auth.tsx';
import { errorMessage } from '../../core/errors.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { useMaintenance } from '../../core/maintenance.ts';
import type { Platform } from '../../core/platform.ts';
import { returnPath } from '../../core/returnPath.ts';
import { useTitle } from '../../core/title.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';
import css from './AccountForm.module.css';

import { PasswordInput } from './PasswordInput.tsx';
import './texts.ts';

/** The route guard leads on once there is a session, to the return path or home. */
export function LoginScreen() {
  useTitle(t('login.title'));
  const { login } = useAuth();
  const { search } = useLocation();
  const { registrationOpen } = useLoaderData<Platform>();
  const maintenance = useMaintenance();
  const { form, text, problem, send, busy, failure } = useForm({ email: '', password: '' }, validateSignIn);

  function submit(event: FormEvent) {
    void send(event, ({ email, password }) => login({ email: email.trim(), password }));
  }

  return (
    <AccountPage
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        registrationOpen &&
        !maintenance && (
          <>
            {t('login.noAccount')} <Link to={`/register${search}`}>{t('login.register')}</Link>
          </>
        )
      }
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        {failure ? <Notice tone="danger">{errorMessage(failure, t('login.failed'))}</Notice> : <Arrival />}
        <Field label={t('login.email')} required error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="username" />}
        </Field>
        <Field label={t('login.password')} required error={problem('password')}>
          {(control) => <PasswordInput {...control} {...text('password')} autoComplete="current-password" />}
        </Field>
        <CheckField label={t('login.remember')} name="remember" disabled={busy} />
        <Button type="submit" variant="primary" size="large" block disabled={busy}>
          {t(busy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}

/** Why one is here, when it was not by choice. */
function Arrival() {
  const { state } = useLocation() as { state: { message?: unknown } | null };
  const [query] = useSearchParams();
  const maintenance = useMaintenance();
  if (maintenance) return <Notice tone="info">{t('login.maintenance')}</Notice>;
  if (typeof state?.message === 'string') return <Notice tone="success">{state.message}</Notice>;
  if (returnPath(query.get('return'))) return <Notice tone="info">{t('login.continue')}</Notice>;
  return null;
}
