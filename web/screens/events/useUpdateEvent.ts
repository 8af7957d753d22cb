import { graphql, useMutation } from 'react-relay';
import type { useUpdateEventMutation } from '../../__generated__/useUpdateEventMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useUpdateEvent() {
  return useCommit(
    useMutation<useUpdateEventMutation>(graphql`
      mutation useUpdateEventMutation($input: UpdateEventInput!) {
        updateEvent(input: $input) {
          event {
            id
            ...eventFormValues_event
            ...EventCard_event
          }
        }
      }
    `),
  );
}
