import { CheckCircleIcon, XCircleIcon } from '@primer/octicons-react';
import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { ApprovalNoticesSubscription } from '../../../__generated__/ApprovalNoticesSubscription.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import type { NoticesProps } from '../../../core/notice.ts';
import { isOwnChange } from '../../../core/ownChanges.ts';
import '../../../ui/approval/texts.ts';

/** Shows a notice if an event of the viewer is approved or rejected. The subscription also updates the Relay store. */
export function ApprovalNotices({ show }: NoticesProps) {
  useSubscription<ApprovalNoticesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ApprovalNoticesSubscription {
            eventApprovalChanged {
              ... on EventApprovalUpdated {
                event {
                  id
                  title: localTitle
                  approval
                  rejectionReason
                  viewerIsCreator
                }
              }
            }
          }
        `,
        variables: {},
        onNext: (response) => {
          const event = response?.eventApprovalChanged.event;
          if (!event?.viewerIsCreator || event.approval === 'PENDING' || isOwnChange(event.id)) return;
          const approved = event.approval === 'APPROVED';
          show({
            id: event.id,
            label: t(approved ? 'live.approved' : 'live.rejected'),
            Icon: approved ? CheckCircleIcon : XCircleIcon,
            tone: approved ? 'success' : 'danger',
            title: event.title,
            content: approved ? t('live.approvedText') : (event.rejectionReason ?? ''),
            to: `/events/${event.id}`,
          });
        },
        onError: () => {},
      }),
      [show],
    ),
  );
  return null;
}
