import { PersonAddIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { useState, type FormEvent } from 'react';
import type { StaffRole } from '../../../__generated__/useAddStaffMutation.graphql.ts';
import { validatePeople } from '../../../../api/staff/validate.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import css from './HelpersPanel.module.css';
import { useAddStaff } from './useAddStaff.ts';

const roles: readonly StaffRole[] = ['DOOR', 'SCORER', 'MANAGER'];
const emptyForm = { emails: '', role: 'DOOR' };

const addressesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Invites people as helpers, by the e-mail addresses of their accounts. Only the event's owner may invite scorers. */
export function HelperForm({ eventId, isOwner }: { eventId: string; isOwner: boolean }) {
  const [addStaff] = useAddStaff();
  const [invitedCount, setInvitedCount] = useState(0);
  const { form, values, busy, failure, send, text, problem } = useForm(
    emptyForm,
    ({ emails }) => validatePeople({ emails: addressesIn(emails) }),
    {
      editingClears: true,
    },
  );
  const submit = (submitted: FormEvent) =>
    void send(submitted, async ({ emails, role }) => {
      setInvitedCount(0);
      await addStaff({ input: { eventId, emails: addressesIn(emails), role: role as StaffRole } });
      setInvitedCount(addressesIn(emails).length);
      return { emails: '', role };
    });

  return (
    <form data-stack="cozy" data-parted ref={form} noValidate onSubmit={submit}>
      <Failure title={t('staff.addFailed')} error={failure} />
      <div className={css.fields}>
        <Field label={t('staff.email')} required error={problem('emails')} hint={t('staff.emailHint')}>
          {(control) => (
            <TextInput {...control} {...text('emails')} size="large" inputMode="email" autoComplete="off" />
          )}
        </Field>
        <Field label={t('staff.roleLabel')} hint={t('staff.roleHint', { role: values.role })}>
          {(control) => (
            <Select {...control} {...text('role')}>
              {roles
                .filter((role) => isOwner || role !== 'SCORER')
                .map((role) => (
                  <option key={role} value={role}>
                    {t('staff.role', { role })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      <p data-text="small muted" role="status" data-optional>
        {invitedCount > 0 && t('staff.askedNow', { count: invitedCount })}
      </p>
      <div>
        <Button type="submit" leadingVisual={PersonAddIcon} loading={busy}>
          {t('staff.add')}
        </Button>
      </div>
    </form>
  );
}
