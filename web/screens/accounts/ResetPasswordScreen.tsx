import { Button } from '@primer/react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { errorCode } from '../../core/errors.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { LeadOn } from '../../ui/Temporary.tsx';
import { AccountPage } from './AccountPage.tsx';
import { validateNewPassword } from './newPassword.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useResetPassword } from './useResetPassword.ts';

/** A token works only once, so its outcome is shown at an address without the token. */
export function ResetPasswordScreen() {
  const { token } = useParams();
  const { state } = useLocation() as { state: { done?: unknown } | null };
  if (token) return <NewPasswordForm token={token} />;
  return state?.done === true ? <PasswordResetSuccess /> : <InvalidLink />;
}

function NewPasswordForm({ token }: { token: string }) {
  useTitle(t('reset.title'));
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { form, text, problem, send, busy, failure } = useForm(
    { password: '', confirmPassword: '' },
    validateNewPassword,
  );

  function submit(event: FormEvent) {
    void send(event, async ({ password }) => {
      const done = await reset(token, password).then(
        () => true,
        (error: unknown) => {
          if (errorCode(error) !== 'INVALID_LINK') throw error;
          return false;
        },
      );
      await navigate('/reset-password', { replace: true, state: { done } });
    });
  }

  return (
    <AccountPage title={t('reset.title')} lead={t('reset.lead')}>
      <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
        <Failure title={t('reset.failed')} error={failure} />
        <Field
          label={t('reset.password')}
          required
          error={problem('password')}
          hint={problem('password') ? undefined : t('register.passwordHint')}
        >
          {(control) => <PasswordInput {...control} {...text('password')} autoComplete="new-password" />}
        </Field>
        <Field label={t('reset.confirmPassword')} required error={problem('confirmPassword')}>
          {(control) => <PasswordInput {...control} {...text('confirmPassword')} autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" size="large" block labelWrap disabled={busy}>
          {t(busy ? 'reset.busy' : 'reset.submit')}
        </Button>
      </form>
    </AccountPage>
  );
}

/** The login screen shows this message, because this page redirects after three seconds. */
const loginState = () => ({ message: t('sessions.endedAll') });

function PasswordResetSuccess() {
  useTitle(t('reset.done'));
  const navigate = useNavigate();
  const leave = () => void navigate('/login', { replace: true, state: loginState() });
  return (
    <AccountPage outcome="success" title={t('reset.done')} lead={t('reset.doneText')}>
      <LeadOn time={3000} onEnd={leave} />
      <ButtonLink to="/login" state={loginState()} size="large" block>
        {t('reset.logIn')}
      </ButtonLink>
    </AccountPage>
  );
}

function InvalidLink() {
  useTitle(t('reset.invalid'));
  return (
    <AccountPage outcome="problem" title={t('reset.invalid')} lead={t('reset.invalidText')}>
      <ButtonLink to="/forgot-password" variant="primary" size="large" block>
        {t('reset.request')}
      </ButtonLink>
    </AccountPage>
  );
}
