import { graphql, useMutation } from 'react-relay';
import type { useGiveSeatMutation } from '../../../__generated__/useGiveSeatMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useGiveSeat() {
  return useCommit(
    useMutation<useGiveSeatMutation>(graphql`
      mutation useGiveSeatMutation($input: GiveSeatInput!) {
        giveSeat(input: $input) {
          event {
            id
            ...eventFormValues_event
            ...EventFacts_event
            ...useLiveSeats_event
          }
        }
      }
    `),
  );
}
