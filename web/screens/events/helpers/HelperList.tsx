import { UndoIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { HelperList_event$data, HelperList_event$key } from '../../../__generated__/HelperList_event.graphql.ts';
import type { HelperListQuery } from '../../../__generated__/HelperListQuery.graphql.ts';
import { errorCode } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { useSession } from '../../../core/session.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { Label } from '../../../ui/Label.tsx';
import type { StaffRole } from '../../../__generated__/useRemoveStaffMutation.graphql.ts';
import { InvitationList } from './InvitationList.tsx';
import { StopHelpingDialog } from './StopHelpingDialog.tsx';
import { useAddStaff } from './useAddStaff.ts';
import { useRemoveStaff } from './useRemoveStaff.ts';

type Helper = NonNullable<HelperList_event$data['staff']>[number];

/** Each role of each helper, with a button that removes it. Removing an own role needs a confirmation. */
export function HelperList({ event }: { event: HelperList_event$key }) {
  const [data, refetch] = useRefetchableFragment<HelperListQuery, HelperList_event$key>(
    graphql`
      fragment HelperList_event on Event @refetchable(queryName: "HelperListQuery") {
        id
        staff {
          userId
          name
          email
          role
          addedByName
        }
        ...StopHelpingDialog_event
        ...InvitationList_event
      }
    `,
    event,
  );
  const staff = data.staff ?? [];
  const self = useSession()?.user.id;
  const [removeStaff] = useRemoveStaff();
  const [helperBeingRemoved, setHelperBeingRemoved] = useState<Helper>();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<{ title: string; error: unknown }>();
  const [addStaff] = useAddStaff();
  const [removed, setRemoved] = useState<Helper>();
  const [roleToStop, setRoleToStop] = useState<StaffRole>();

  async function removeHelper(helper: Helper) {
    const { userId, name, role } = helper;
    setHelperBeingRemoved(helper);
    setFailure(undefined);
    setRemoved(undefined);
    setMessage('');
    try {
      await removeStaff({ input: { eventId: data.id, userId, role: role } });
      setMessage(t('staff.removed', { name, role }));
      setRemoved(helper);
    } catch (error) {
      setFailure({ title: t('staff.removeFailed'), error });
    }
    setHelperBeingRemoved(undefined);
  }

  async function askAgain({ email, role }: Helper) {
    setRemoved(undefined);
    try {
      await addStaff({ input: { eventId: data.id, email, role } });
      setMessage(t('staff.askedNow', { count: 1 }));
    } catch (error) {
      setFailure({ title: t('staff.addFailed'), error });
    }
  }

  return (
    <div data-stack="cozy">
      <p data-text="small muted">{staff.length > 0 ? t('staff.hint') : t('staff.none')}</p>
      <Failure title={failure?.title ?? ''} error={failure?.error} />
      {staff.length > 0 && (
        <ul data-rows="bare" aria-label={t('staff.list')}>
          {staff.map((helper) => (
            <li
              key={`${helper.role} ${helper.userId}`}
              data-row="wrap center space-between condensed/normal"
              data-space="inside cozy"
            >
              <div data-stack="tight" data-basis="14">
                <p data-row="wrap center tight/condensed" data-text="medium semibold">
                  {helper.name}
                  <Label>{t('staff.role', { role: helper.role })}</Label>
                  {helper.userId === self && <Label tone="accent">{t('staff.you')}</Label>}
                </p>
                <p data-text="small muted">
                  {helper.email}
                  {helper.addedByName && <> · {t('staff.addedBy', { name: helper.addedByName })}</>}
                </p>
              </div>
              <Button
                size="small"
                loading={helperBeingRemoved === helper}
                aria-label={t('staff.removeOne', { name: helper.name, role: helper.role })}
                onClick={() => (helper.userId === self ? setRoleToStop(helper.role) : void removeHelper(helper))}
              >
                {t('staff.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <InvitationList
        event={data}
        onWithdrawn={(name) => {
          setFailure(undefined);
          setMessage(t('staff.noLongerAsked', { name }));
        }}
        onFailed={(error) => {
          setFailure({ title: t('staff.takeBackFailed'), error });
          setMessage('');
          // the invitee has answered it, or another manager has withdrawn it
          if (errorCode(error) === 'NOT_FOUND') refetch({}, { fetchPolicy: 'store-and-network' });
        }}
      />
      <p data-text="small muted" role="status" data-optional>
        {message}
      </p>
      {removed && (
        <div>
          <Button size="small" leadingVisual={UndoIcon} onClick={() => void askAgain(removed)}>
            {t('staff.askAgain')}
          </Button>
        </div>
      )}
      {roleToStop && <StopHelpingDialog event={data} only={roleToStop} onClose={() => setRoleToStop(undefined)} />}
    </div>
  );
}
