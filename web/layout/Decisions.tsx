import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { DecisionsSubscription } from '../__generated__/DecisionsSubscription.graphql.ts';
import { t } from '../core/i18n.tsx';
import { isOwnChange } from '../core/ownChanges.ts';
import '../ui/approval/texts.ts';
import type { LiveNotice } from './notices.ts';

type DecisionsProps = { onDecision: (notice: Omit<LiveNotice, 'key'>) => void };

/** Tells what is decided about the viewer's own events, and keeps what the screens show of it right. */
export function Decisions({ onDecision }: DecisionsProps) {
  useSubscription<DecisionsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription DecisionsSubscription {
            eventApprovalChanged {
              ... on EventApprovalUpdated {
                event {
                  id
                  title
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
          onDecision({
            id: event.id,
            kind: approved ? 'approved' : 'rejected',
            title: event.title,
            content: approved ? t('live.approvedText') : (event.rejectionReason ?? ''),
            to: `/events/${event.id}`,
          });
        },
        onError: () => {},
      }),
      [onDecision],
    ),
  );
  return null;
}
