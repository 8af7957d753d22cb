import { graphql, useMutation } from 'react-relay';
import type { useResendVerificationMutation } from '../../__generated__/useResendVerificationMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Mails a new confirmation link if an account with this address is unconfirmed. */
export function useResendVerification(): (email: string) => Promise<unknown> {
  const [commit] = useCommit(
    useMutation<useResendVerificationMutation>(graphql`
      mutation useResendVerificationMutation($input: ResendVerificationInput!) {
        resendVerification(input: $input) {
          success
        }
      }
    `),
  );
  return (email) => commit({ input: { email } });
}
