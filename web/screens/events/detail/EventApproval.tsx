import { graphql, useFragment } from 'react-relay';
import type { EventApproval_event$key } from '../../../__generated__/EventApproval_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { DecisionButtons } from '../../../ui/approval/DecisionButtons.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Shows that an event is pending or rejected, to those who may see it anyway. Admins decide here. */
export function EventApproval({ event }: { event: EventApproval_event$key }) {
  const data = useFragment(
    graphql`
      fragment EventApproval_event on Event {
        approval
        rejectionReason
        viewerCanDecide
        ...DecisionButtons_event
      }
    `,
    event,
  );
  const { approval, rejectionReason, viewerCanDecide } = data;
  if (approval === 'APPROVED') return null;
  return (
    <Notice
      tone={approval === 'PENDING' ? 'attention' : 'danger'}
      title={t(`approval.${approval}`)}
      actions={viewerCanDecide && <DecisionButtons event={data} />}
    >
      {approval === 'PENDING'
        ? t(viewerCanDecide ? 'approval.pendingHintAdmin' : 'approval.pendingHint')
        : t(viewerCanDecide ? 'approval.rejectedHintAdmin' : 'approval.rejectedHint', { reason: rejectionReason })}
    </Notice>
  );
}
