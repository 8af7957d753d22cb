import { graphql, useMutation } from 'react-relay';
import type { useJoinWaitlistMutation } from '../../../__generated__/useJoinWaitlistMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useJoinWaitlist() {
  return useCommit(
    useMutation<useJoinWaitlistMutation>(graphql`
      mutation useJoinWaitlistMutation($input: RegisterForEventInput!) {
        joinWaitlist(input: $input) {
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
