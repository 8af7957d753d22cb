import { graphql, useMutation } from 'react-relay';
import type { useForgotPasswordMutation } from '../../__generated__/useForgotPasswordMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Has a link to choose a new password mailed, where the address has an account; which one cannot tell from here. */
export function useForgotPassword(): (email: string) => Promise<unknown> {
  const [commit] = useCommit(
    useMutation<useForgotPasswordMutation>(graphql`
      mutation useForgotPasswordMutation($input: ForgotPasswordInput!) {
        forgotPassword(input: $input) {
          success
        }
      }
    `),
  );
  return (email) => commit({ input: { email } });
}
