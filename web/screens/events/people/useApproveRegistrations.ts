import { graphql, useMutation } from 'react-relay';
import type { useApproveRegistrationsMutation } from '../../../__generated__/useApproveRegistrationsMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useApproveRegistrations() {
  return useCommit(
    useMutation<useApproveRegistrationsMutation>(graphql`
      mutation useApproveRegistrationsMutation($input: ApproveRegistrationsInput!) {
        approveRegistrations(input: $input) {
          registrations {
            state
          }
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
