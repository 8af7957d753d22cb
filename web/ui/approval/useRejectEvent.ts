import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRejectEventMutation } from '../../__generated__/useRejectEventMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';
import { rememberOwnChange } from '../../core/ownChanges.ts';

export function useRejectEvent() {
  const [commit, busy] = useCommit(
    useMutation<useRejectEventMutation>(graphql`
      mutation useRejectEventMutation($input: RejectEventInput!) {
        rejectEvent(input: $input) {
          event {
            id
            rejectionReason
            ...DecisionButtons_event
          }
        }
      }
    `),
  );
  const reject = useCallback(
    (eventId: string, reason: string) => {
      rememberOwnChange(eventId);
      return commit({ input: { eventId, reason } });
    },
    [commit],
  );
  return [reject, busy] as const;
}
