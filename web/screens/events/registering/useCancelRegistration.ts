import { graphql, useMutation } from 'react-relay';
import type { useCancelRegistrationMutation } from '../../../__generated__/useCancelRegistrationMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useCancelRegistration() {
  return useCommit(
    useMutation<useCancelRegistrationMutation>(graphql`
      mutation useCancelRegistrationMutation($input: CancelRegistrationInput!) {
        cancelRegistration(input: $input) {
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
