import { PersonAddIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import type { FormEvent } from 'react';
import type { StaffRole } from '../../__generated__/useAddStaffMutation.graphql.ts';
import { validatePerson } from '../../../api/staff/validate.ts';
import { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import css from './HelpersPanel.module.css';
import { useAddStaff } from './useAddStaff.ts';

const roles: readonly StaffRole[] = ['DOOR', 'SCORER', 'MANAGER'];
const nobody = { email: '', role: 'DOOR' };

/** Names somebody by the address of their account. */
export function HelperForm({ eventId }: { eventId: string }) {
  const [add] = useAddStaff();
  const { form, values, busy, failure, send, text, problem } = useForm(
    nobody,
    ({ email }) => validatePerson({ email }),
    {
      editingClears: true,
    },
  );
  const submit = (submitted: FormEvent) =>
    void send(submitted, async ({ email, role }) => {
      await add({ input: { eventId, email: email.trim(), role: role as StaffRole } });
      return { email: '', role };
    });

  return (
    <form data-stack="cozy" className={css.form} ref={form} noValidate onSubmit={submit}>
      <Failure title={t('staff.addFailed')} error={failure} />
      <div className={css.fields}>
        <Field label={t('staff.email')} required error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} size="large" type="email" autoComplete="off" />}
        </Field>
        <Field label={t('staff.roleLabel')} hint={t('staff.roleHint', { role: values.role })}>
          {(control) => (
            <Select {...control} {...text('role')}>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {t('staff.role', { role })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div>
        <Button type="submit" leadingVisual={PersonAddIcon} loading={busy}>
          {t('staff.add')}
        </Button>
      </div>
    </form>
  );
}
