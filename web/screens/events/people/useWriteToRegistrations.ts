import { graphql, useMutation } from 'react-relay';
import type { useWriteToRegistrationsMutation } from '../../../__generated__/useWriteToRegistrationsMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useWriteToRegistrations() {
  return useCommit(
    useMutation<useWriteToRegistrationsMutation>(graphql`
      mutation useWriteToRegistrationsMutation($input: WriteToRegistrationsInput!) {
        writeToRegistrations(input: $input) {
          written
          withoutMail
          undecided {
            userId
            message
          }
        }
      }
    `),
  );
}
