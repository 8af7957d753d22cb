import { graphql, useMutation } from 'react-relay';
import type { useSendTestMessageMutation } from '../../__generated__/useSendTestMessageMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';
import type { SystemSettingsInput } from './systemSettingsValues.ts';

/** Sends a message to the viewer through the mail server of these settings, saved or not. */
export function useSendTestMessage() {
  const [commit] = useCommit(
    useMutation<useSendTestMessageMutation>(graphql`
      mutation useSendTestMessageMutation($input: SendTestMessageInput!) {
        sendTestMessage(input: $input) {
          accepted
          answer
          to
        }
      }
    `),
  );
  return async ({ smtpServer, smtpPort, smtpUsername, smtpPassword, systemEmailAddress }: SystemSettingsInput) => {
    const input = { smtpServer, smtpPort, smtpUsername, smtpPassword, systemEmailAddress };
    return (await commit({ input })).sendTestMessage;
  };
}
