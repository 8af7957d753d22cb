import { graphql, useMutation } from 'react-relay';
import type { useRetryMailMutation } from '../../__generated__/useRetryMailMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Sends a message again; its row then shows the progress. */
export function useRetryMail(): [retry: (messageId: string) => Promise<unknown>, busy: boolean] {
  const [commit, busy] = useCommit(
    useMutation<useRetryMailMutation>(graphql`
      mutation useRetryMailMutation($input: RetryMailInput!) {
        retryMail(input: $input) {
          message {
            id
            ...MailMessage_message
          }
        }
      }
    `),
  );
  return [(messageId) => commit({ input: { messageId } }), busy];
}
