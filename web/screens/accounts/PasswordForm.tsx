import { Button } from '@primer/react';
import { useEffect, type FormEvent } from 'react';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { validateNewPassword } from './newPassword.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useChangePassword } from './useChangePassword.ts';

type Values = { currentPassword: string; newPassword: string; confirmPassword: string };

export function PasswordForm({ onCancel, onChanged }: { onCancel: () => void; onChanged: () => void }) {
  const { form, text, problem, send, busy, failure } = useForm<Values>(
    { currentPassword: '', newPassword: '', confirmPassword: '' },
    validate,
  );
  const change = useChangePassword();
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  function submit(event: FormEvent) {
    void send(event, ({ currentPassword, newPassword }) => change(currentPassword, newPassword).then(onChanged));
  }

  return (
    <form data-stack="normal" ref={form} noValidate onSubmit={submit}>
      <Failure title={t('password.failed')} error={failure} />
      <Field label={t('password.current')} required error={problem('currentPassword')}>
        {(control) => <PasswordInput {...control} {...text('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field
        label={t('password.new')}
        required
        error={problem('newPassword')}
        hint={problem('newPassword') ? undefined : t('register.passwordHint')}
      >
        {(control) => <PasswordInput {...control} {...text('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field label={t('password.confirm')} required error={problem('confirmPassword')}>
        {(control) => <PasswordInput {...control} {...text('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <div data-row="wrap condensed">
        <Button type="submit" variant="primary" size="large" disabled={busy}>
          {t(busy ? 'password.busy' : 'password.change')}
        </Button>
        <Button size="large" disabled={busy} onClick={onCancel}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  );
}

function validate({
  currentPassword,
  newPassword,
  confirmPassword,
}: Values): Partial<Record<keyof Values, Sentence | string>> {
  const { password, ...rest } = validateNewPassword({ password: newPassword, confirmPassword });
  return {
    ...(!currentPassword && { currentPassword: t('password.currentMissing') }),
    ...(password && { newPassword: password }),
    ...rest,
  };
}
