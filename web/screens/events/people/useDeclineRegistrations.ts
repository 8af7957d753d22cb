import { graphql, useMutation } from 'react-relay';
import type { useDeclineRegistrationsMutation } from '../../../__generated__/useDeclineRegistrationsMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useDeclineRegistrations() {
  return useCommit(
    useMutation<useDeclineRegistrationsMutation>(graphql`
      mutation useDeclineRegistrationsMutation($input: DeclineRegistrationsInput!) {
        declineRegistrations(input: $input) {
          declinedUserIds
          undecided {
            userId
            message
          }
          event {
            id
            requestCount
          }
        }
      }
    `),
  );
}
