import { graphql, useMutation } from 'react-relay';
import type { useLeaveWaitlistMutation } from '../../../__generated__/useLeaveWaitlistMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useLeaveWaitlist() {
  return useCommit(
    useMutation<useLeaveWaitlistMutation>(graphql`
      mutation useLeaveWaitlistMutation($input: LeaveWaitlistInput!) {
        leaveWaitlist(input: $input) {
          deletedRegistrationId @deleteRecord
          event {
            id
            ...RegistrationPanel_event
            ...EventFacts_event
          }
        }
      }
    `),
  );
}
