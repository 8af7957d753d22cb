import { graphql, useMutation } from 'react-relay';
import type { useCreateEventMutation } from '../../../__generated__/useCreateEventMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

/** Selects only the id, because everything is read again afterwards. */
export function useCreateEvent() {
  return useCommit(
    useMutation<useCreateEventMutation>(graphql`
      mutation useCreateEventMutation($input: CreateEventInput!) {
        createEvent(input: $input) {
          event {
            id
          }
        }
      }
    `),
  );
}
