import { graphql, useMutation } from 'react-relay';
import type { RegisterInput, useSignUpMutation } from '../../__generated__/useSignUpMutation.graphql.ts';
import { useAuth } from '../../core/auth.tsx';
import { useCommit } from '../../core/mutation.ts';

/** Creates an account without signing in; rejects with a ServerError. */
export function useSignUp(): (input: RegisterInput) => Promise<unknown> {
  const { attempt } = useAuth();
  const [send] = useCommit(
    useMutation<useSignUpMutation>(graphql`
      mutation useSignUpMutation($input: RegisterInput!) {
        register(input: $input) {
          __typename
        }
      }
    `),
  );
  return (input) => attempt(send({ input }), 'auth.registerFailed');
}
