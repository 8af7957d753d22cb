import { graphql, useMutation } from 'react-relay';
import type { useRemoveStaffMutation } from '../../../__generated__/useRemoveStaffMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useRemoveStaff() {
  return useCommit(
    useMutation<useRemoveStaffMutation>(graphql`
      mutation useRemoveStaffMutation($input: RemoveStaffInput!) {
        removeStaff(input: $input) {
          event {
            id
            viewerRoles
            viewerCanEdit
            viewerCanAnnounce
            viewerCanSeeContacts
            viewerCanUpdateScores
            ...HelperList_event
          }
        }
      }
    `),
  );
}
