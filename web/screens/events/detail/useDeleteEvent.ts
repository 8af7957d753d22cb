import { graphql, useMutation } from 'react-relay';
import type { useDeleteEventMutation } from '../../../__generated__/useDeleteEventMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useDeleteEvent() {
  return useCommit(
    useMutation<useDeleteEventMutation>(graphql`
      mutation useDeleteEventMutation($input: DeleteEventInput!) {
        deleteEvent(input: $input) {
          deletedEventId @deleteRecord
        }
      }
    `),
  );
}
