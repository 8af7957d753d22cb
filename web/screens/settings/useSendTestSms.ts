import { graphql, useMutation } from 'react-relay';
import type { SendTestSmsInput, useSendTestSmsMutation } from '../../__generated__/useSendTestSmsMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Sends a text message through the gateway of these settings, saved or not. */
export function useSendTestSms() {
  const [commit, busy] = useCommit(
    useMutation<useSendTestSmsMutation>(graphql`
      mutation useSendTestSmsMutation($input: SendTestSmsInput!) {
        sendTestSms(input: $input) {
          accepted
          answer
        }
      }
    `),
  );
  const send = async (input: SendTestSmsInput) => (await commit({ input })).sendTestSms;
  return [send, busy] as const;
}
