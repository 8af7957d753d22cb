import { graphql, useMutation } from 'react-relay';
import type { useRemoveRegistrationsMutation } from '../../../__generated__/useRemoveRegistrationsMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useRemoveRegistrations() {
  return useCommit(
    useMutation<useRemoveRegistrationsMutation>(graphql`
      mutation useRemoveRegistrationsMutation($input: RemoveRegistrationsInput!) {
        removeRegistrations(input: $input) {
          removedUserIds
          undecided {
            userId
            message
          }
          event {
            id
            ...useLiveSeats_event
            ...EventFacts_event
          }
        }
      }
    `),
  );
}
