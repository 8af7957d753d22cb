import { Button, TextInput } from '@primer/react';
import { Suspense, useEffect, useState, type FormEvent } from 'react';
import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { normalizeEmail, validateSignIn } from '../../../api/accounts/validate.ts';
import { errorCode, errorMessage } from '../../core/errors.ts';
import { formatDateTimeRange, t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useMaintenance } from '../../core/maintenance.ts';
import { returnPath } from '../../core/returnPath.ts';
import { useTitle } from '../../core/title.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';
import css from './AccountForm.module.css';
import { FirstAdmin } from './FirstAdmin.tsx';
import type { GoogleNewcomer } from './google.ts';
import type { LoginData } from './loadLogin.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useLogin } from './useLogin.ts';
import { useVisitorForm } from './useVisitorForm.ts';

const GooglePart = lazyWithRetry(async () => (await import('./GooglePart.tsx')).GooglePart);
const GoogleCollege = lazyWithRetry(async () => (await import('./GoogleCollege.tsx')).GoogleCollege);
const UnverifiedNotice = lazyWithRetry(async () => (await import('./UnverifiedNotice.tsx')).UnverifiedNotice);

/** Once there is a session, the route guard redirects to the return path or home. */
export function LoginScreen() {
  const [newcomer, setNewcomer] = useState<GoogleNewcomer>();
  if (!newcomer) return <LoginForm onNewcomer={setNewcomer} />;
  return (
    <Suspense fallback={null}>
      <GoogleCollege newcomer={newcomer} purpose="signin" onBack={() => setNewcomer(undefined)} />
    </Suspense>
  );
}

function LoginForm({ onNewcomer }: { onNewcomer: (newcomer: GoogleNewcomer) => void }) {
  useTitle(t('login.title'));
  const login = useLogin();
  const { search } = useLocation();
  const { email: passedEmail } = useArrival();
  const { registrationOpen, googleClientId } = useLoaderData<LoginData>();
  const maintenance = useMaintenance();
  const start = { email: passedEmail ?? '', password: '' };
  const { form, values, text, problem, send, busy, failure } = useVisitorForm(start, validateSignIn);

  useEffect(() => {
    if (passedEmail) form.current?.querySelector<HTMLElement>('input[name=password]')?.focus();
  }, [form, passedEmail]);

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
            {t('login.noAccount')}{' '}
            <Link to={`/register${search}`} state={{ email: values.email }}>
              {t('login.register')}
            </Link>
          </>
        )
      }
    >
      <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
        <FirstAdmin />
        <LoginNotice failure={failure} email={normalizeEmail(values.email)} />
        <Field label={t('login.email')} required error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="username" />}
        </Field>
        <Field label={t('login.password')} required error={problem('password')}>
          {(control) => <PasswordInput {...control} {...text('password')} autoComplete="current-password" />}
        </Field>
        <div data-row="wrap center space-between none/normal">
          <CheckField label={t('login.remember')} name="remember" disabled={busy} />
          <Link data-press to="/forgot-password" state={{ email: values.email }}>
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" variant="primary" size="large" block disabled={busy}>
          {t(busy ? 'login.busy' : 'login.submit')}
        </Button>
      </form>
      {googleClientId !== null && (
        <Suspense fallback={<div className={css.google} />}>
          <GooglePart clientId={googleClientId} purpose="signin" onNewcomer={onNewcomer} />
        </Suspense>
      )}
    </AccountPage>
  );
}

/** Shows the last failed attempt, or else why the visitor was sent here. */
function LoginNotice({ failure, email }: { failure: unknown; email: string }) {
  if (failure === undefined) return <ArrivalNotice />;
  if (errorCode(failure) !== 'EMAIL_UNVERIFIED') return <Failure title={t('login.failed')} error={failure} />;
  return (
    <Suspense fallback={null}>
      <UnverifiedNotice email={email} sentence={errorMessage(failure, t('login.failed'))} />
    </Suspense>
  );
}

/** Explains a redirect to this page: maintenance, a finished action, or a page that needs a login. */
function ArrivalNotice() {
  const { message, tone } = useArrival();
  const { event } = useLoaderData<LoginData>();
  const [query] = useSearchParams();
  const maintenance = useMaintenance();
  if (maintenance) return <Notice tone="accent">{t('login.maintenance')}</Notice>;
  if (message) return <Notice tone={tone}>{message}</Notice>;
  if (event)
    return (
      <Notice tone="accent" title={t('login.event', { title: inLanguage(event.title, event.language) })}>
        {formatDateTimeRange(event.date, event.endsAt)}, {event.location}
      </Notice>
    );
  if (returnPath(query.get('return'))) return <Notice tone="accent">{t('login.continue')}</Notice>;
  return null;
}

/** The state that the previous page passed on: its message and the address that was typed there. */
function useArrival() {
  const { state } = useLocation() as { state: { message?: unknown; tone?: unknown; email?: unknown } | null };
  const tone = state?.tone === 'accent' ? 'accent' : 'success';
  return { message: textOf(state?.message), tone, email: textOf(state?.email) } as const;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
