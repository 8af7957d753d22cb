import { Button, TextInput } from '@primer/react';
import { Suspense, useRef, useState, type FormEvent } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { normalizeEmail, validateSignUpForm } from '../../../api/accounts/validate.ts';
import { errorCode, errorMessage, ServerError } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import type { Platform } from '../../core/platform.ts';
import { useTitle } from '../../core/title.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './AccountForm.module.css';
import { AccountPage } from './AccountPage.tsx';
import { CollegeInput } from '../../ui/CollegeInput.tsx';
import { FirstAdmin } from './FirstAdmin.tsx';
import type { GoogleNewcomer } from './google.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useSignUp } from './useSignUp.ts';
import { useVisitorForm } from './useVisitorForm.ts';

const GooglePart = lazyWithRetry(async () => (await import('./GooglePart.tsx')).GooglePart);
const GoogleCollege = lazyWithRetry(async () => (await import('./GoogleCollege.tsx')).GoogleCollege);

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  college: '',
  acceptTerms: false,
};

export function RegisterScreen() {
  const [newcomer, setNewcomer] = useState<GoogleNewcomer>();
  if (!newcomer) return <RegisterForm onNewcomer={setNewcomer} />;
  return (
    <Suspense fallback={null}>
      <GoogleCollege newcomer={newcomer} purpose="signup" onBack={() => setNewcomer(undefined)} />
    </Suspense>
  );
}

function RegisterForm({ onNewcomer }: { onNewcomer: (newcomer: GoogleNewcomer) => void }) {
  useTitle(t('register.title'));
  const register = useSignUp();
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { email?: unknown } | null };
  // of a mailed invitation
  const link = new URLSearchParams(search);
  const { registrationOpen, googleClientId } = useLoaderData<Platform>();
  const { form, values, text, box, problem, send, busy, failure } = useVisitorForm(
    // already typed on the previous page
    { ...empty, email: typeof state?.email === 'string' ? state.email : (link.get('email') ?? '') },
    validateSignUpForm,
  );

  /** The address of a sign-up whose answer did not arrive: the account may exist by now. */
  const unanswered = useRef<string>(undefined);
  const goToLogin = (arrival: object) => navigate(`/login${search}`, { state: arrival });

  function submit(event: FormEvent) {
    void send(event, async ({ firstName, lastName, email, password, college }) => {
      const person = { firstName, lastName, email: normalizeEmail(email), password, college };
      try {
        await register({ ...person, proof: link.get('proof') });
        await goToLogin({ message: t('register.done'), email: person.email });
      } catch (error) {
        if (errorCode(error) === 'NETWORK') unanswered.current = person.email;
        if (errorCode(error) !== 'EMAIL_TAKEN' || unanswered.current !== person.email) throwAtEmailField(error);
        await goToLogin({ message: t('register.probablyDone'), tone: 'accent', email: person.email });
      }
    });
  }

  const foot = (
    <>
      {t('register.haveAccount')}{' '}
      <Link to={`/login${search}`} state={{ email: values.email }}>
        {t('register.login')}
      </Link>
    </>
  );
  if (!registrationOpen || errorCode(failure) === 'REGISTRATION_CLOSED')
    return (
      <AccountPage title={t('register.title')} lead={t('register.closed')} foot={foot}>
        <Notice tone="accent">{t('register.closedHint', { email: t('footer.email') })}</Notice>
      </AccountPage>
    );
  return (
    <AccountPage title={t('register.title')} lead={t('register.lead')} foot={foot}>
      <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
        <FirstAdmin />
        <Failure title={t('register.failed')} error={failure} />
        <div data-stack="start normal" data-columns="12">
          <Field label={t('register.firstName')} required error={problem('firstName')}>
            {(control) => <TextInput {...control} {...text('firstName')} size="large" autoComplete="given-name" />}
          </Field>
          <Field label={t('register.lastName')} required error={problem('lastName')}>
            {(control) => <TextInput {...control} {...text('lastName')} size="large" autoComplete="family-name" />}
          </Field>
        </div>
        <Field label={t('register.email')} required error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="email" />}
        </Field>
        <Field label={t('register.college')} required error={problem('college')}>
          {(control) => (
            <CollegeInput {...control} {...text('college')} placeholder={t('register.collegePlaceholder')} />
          )}
        </Field>
        <Field
          label={t('register.password')}
          required
          error={problem('password')}
          hint={problem('password') ? undefined : t('register.passwordHint')}
        >
          {(control) => <PasswordInput {...control} {...text('password')} autoComplete="new-password" />}
        </Field>
        <Field label={t('register.confirmPassword')} required error={problem('confirmPassword')}>
          {(control) => <PasswordInput {...control} {...text('confirmPassword')} autoComplete="new-password" />}
        </Field>
        <CheckField
          label={t('register.terms')}
          {...box('acceptTerms')}
          required
          error={problem('acceptTerms')}
          hint={
            // in a new tab, so that the form keeps its state
            <Link to="/terms" target="_blank">
              {t('register.readTerms')}
            </Link>
          }
        />
        <Button type="submit" variant="primary" size="large" block labelWrap disabled={busy}>
          {t(busy ? 'register.busy' : 'register.submit')}
        </Button>
      </form>
      {googleClientId !== null && (
        <Suspense fallback={<div className={css.google} />}>
          <GooglePart clientId={googleClientId} purpose="signup" onNewcomer={onNewcomer} />
        </Suspense>
      )}
    </AccountPage>
  );
}

/** Shows the error EMAIL_TAKEN at the e-mail field. The server reports it without a field. */
function throwAtEmailField(error: unknown): never {
  if (errorCode(error) !== 'EMAIL_TAKEN') throw error;
  const sentence = errorMessage(error, t('register.failed'));
  throw new ServerError(sentence, 'EMAIL_TAKEN', { email: sentence });
}
