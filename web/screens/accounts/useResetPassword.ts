import { graphql, useMutation } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Sets a password with the token of a link. Rejects with INVALID_LINK if the token is invalid, used or expired. */
export function useResetPassword(): (token: string, password: string) => Promise<unknown> {
  const [commit] = useCommit(
    useMutation<useResetPasswordMutation>(graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          success
        }
      }
    `),
  );
  return (token, password) => commit({ input: { token, password } });
}
