import { graphql, useMutation } from 'react-relay';
import type { useHandOverEventMutation } from '../../../__generated__/useHandOverEventMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useHandOverEvent() {
  return useCommit(
    useMutation<useHandOverEventMutation>(graphql`
      mutation useHandOverEventMutation($input: HandOverEventInput!) {
        handOverEvent(input: $input) {
          event {
            id
            ...InvitationList_event
          }
        }
      }
    `),
  );
}
