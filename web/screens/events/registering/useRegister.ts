import { graphql, useMutation } from 'react-relay';
import type { useRegisterMutation } from '../../../__generated__/useRegisterMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useRegister() {
  return useCommit(
    useMutation<useRegisterMutation>(graphql`
      mutation useRegisterMutation($input: RegisterForEventInput!) {
        registerForEvent(input: $input) {
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
