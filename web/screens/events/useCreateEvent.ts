import { graphql, useMutation } from 'react-relay';
import type { useCreateEventMutation } from '../../__generated__/useCreateEventMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Everything is read afresh after it, so that nothing but the id is asked for. */
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
