import { graphql, useMutation } from 'react-relay';
import type { useCheckInSelfMutation } from '../../__generated__/useCheckInSelfMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useCheckInSelf() {
  const [enter] = useCommit(
    useMutation<useCheckInSelfMutation>(graphql`
      mutation useCheckInSelfMutation($input: CheckInSelfInput!) {
        checkInSelf(input: $input) {
          at
        }
      }
    `),
  );
  return enter;
}
