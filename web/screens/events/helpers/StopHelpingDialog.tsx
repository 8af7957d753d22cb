import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { StopHelpingDialog_event$key } from '../../../__generated__/StopHelpingDialog_event.graphql.ts';
import type { StaffRole } from '../../../__generated__/useRemoveStaffMutation.graphql.ts';
import { formatList, t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { useSession } from '../../../core/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import './staffTexts.ts';
import { useRemoveStaff } from './useRemoveStaff.ts';

/** Several roles as one phrase: as a manager and at the door. */
export const rolesInWords = (roles: readonly string[]) => formatList(roles.map((role) => t('staff.as', { role })));

type StopHelpingDialogProps = {
  event: StopHelpingDialog_event$key;
  /** The role to give up; all roles if left out. */
  only?: StaffRole;
  onClose: () => void;
};

/** Asks helpers for confirmation before they stop. */
export function StopHelpingDialog({ event, only, onClose }: StopHelpingDialogProps) {
  const { id, title, localLanguage, viewerRoles } = useFragment(
    graphql`
      fragment StopHelpingDialog_event on Event {
        id
        title: localTitle
        localLanguage
        viewerRoles
      }
    `,
    event,
  );
  const userId = useSession()?.user.id ?? '';
  const navigate = useNavigate();
  const [remove] = useRemoveStaff();
  const rolesText = rolesInWords(only ? [only] : viewerRoles);

  const confirm = async () => {
    const { removeStaff } = await remove({ input: { eventId: id, userId, role: only ?? null } });
    // leave the event's page if the viewer may not see it any more
    const to = removeStaff.event ? `/events/${id}` : '/events';
    await navigate(to, { replace: true, state: { said: t('staff.stopped', { roles: rolesText }) } });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t('staff.stopTitle')}
      confirm={t('staff.stopConfirm')}
      failed={t('staff.stopFailed')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('staff.stopText', { title: inLanguage(title, localLanguage), roles: rolesText })}</p>
    </ConfirmDialog>
  );
}
