import { graphql, useMutation } from 'react-relay';
import type { useForgotPasswordMutation } from '../../__generated__/useForgotPasswordMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Mails a link for a new password if the address has an account. The answer does not reveal whether it has. */
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
