import { PersonAddIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState, type FormEvent } from 'react';
import type { StaffRole } from '../../../__generated__/useAddStaffMutation.graphql.ts';
import { validatePeople } from '../../../../api/staff/validate.ts';
import { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { type Invited, peopleInput } from './invited.ts';
import { PeopleField } from './PeopleField.tsx';
import { useAddStaff } from './useAddStaff.ts';

const roles: readonly StaffRole[] = ['DOOR', 'SCORER', 'MANAGER'];
// the names are those of the input, so that its problems belong to the field
const emptyForm = { userIds: [] as readonly Invited[], emails: '', role: 'DOOR' };

/** Invites people as helpers, by name or address. Only the event's owner may invite scorers. */
export function HelperForm({ eventId, isOwner }: { eventId: string; isOwner: boolean }) {
  const [addStaff] = useAddStaff();
  const [invitedCount, setInvitedCount] = useState(0);
  const { form, values, busy, failure, send, text, list, problem } = useForm(
    emptyForm,
    ({ userIds, emails }) => validatePeople(peopleInput(userIds, emails)),
    {
      editingClears: true,
    },
  );
  const submit = (submitted: FormEvent) =>
    void send(submitted, async ({ userIds, emails, role }) => {
      setInvitedCount(0);
      const input = peopleInput(userIds, emails);
      await addStaff({ input: { eventId, ...input, role: role as StaffRole } });
      setInvitedCount(input.userIds.length + input.emails.length);
      return { ...emptyForm, role };
    });

  return (
    <form data-stack="cozy" data-parted ref={form} noValidate onSubmit={submit}>
      <Failure title={t('staff.addFailed')} error={failure} />
      <div data-stack="start normal" data-columns="14">
        <PeopleField
          eventId={eventId}
          people={values.userIds}
          typed={values.emails}
          disabled={busy}
          error={problem('emails') ?? problem('userIds')}
          onChange={(people, typed) => {
            list('userIds').onChange(people);
            list('emails').onChange(typed);
          }}
          onBlur={text('emails').onBlur}
        />
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
        <Button type="submit" variant="primary" leadingVisual={PersonAddIcon} loading={busy}>
          {t('staff.add')}
        </Button>
      </div>
    </form>
  );
}
