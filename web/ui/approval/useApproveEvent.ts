import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useApproveEventMutation } from '../../__generated__/useApproveEventMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';
import { rememberOwnChange } from '../../core/ownChanges.ts';

export function useApproveEvent() {
  const [commit, busy] = useCommit(
    useMutation<useApproveEventMutation>(graphql`
      mutation useApproveEventMutation($input: ApproveEventInput!) {
        approveEvent(input: $input) {
          event {
            id
            rejectionReason
            ...DecisionButtons_event
          }
        }
      }
    `),
  );
  const approve = useCallback(
    (eventId: string) => {
      rememberOwnChange(eventId);
      return commit({ input: { eventId } });
    },
    [commit],
  );
  return [approve, busy] as const;
}
