import { graphql, useMutation } from 'react-relay';
import type { useAddStaffMutation } from '../../../__generated__/useAddStaffMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useAddStaff() {
  return useCommit(
    useMutation<useAddStaffMutation>(graphql`
      mutation useAddStaffMutation($input: AddStaffInput!) {
        addStaff(input: $input) {
          event {
            id
            ...InvitationList_event
          }
        }
      }
    `),
  );
}
