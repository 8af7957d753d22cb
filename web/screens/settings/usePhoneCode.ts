import { graphql, useMutation } from 'react-relay';
import type { usePhoneCodeSendMutation } from '../../__generated__/usePhoneCodeSendMutation.graphql.ts';
import type { usePhoneCodeVerifyMutation } from '../../__generated__/usePhoneCodeVerifyMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** Verifies the saved phone number with the code that was sent to it, or sends another code. */
export function usePhoneCode() {
  const [verify, verifying] = useCommit(
    useMutation<usePhoneCodeVerifyMutation>(graphql`
      mutation usePhoneCodeVerifyMutation($input: VerifyPhoneInput!) {
        verifyPhone(input: $input) {
          user {
            id
            settings {
              ...SettingsForm_settings
            }
          }
        }
      }
    `),
  );
  const [resend, sending] = useCommit(
    useMutation<usePhoneCodeSendMutation>(graphql`
      mutation usePhoneCodeSendMutation {
        sendPhoneCode {
          success
        }
      }
    `),
  );
  return {
    verify: (code: string) => verify({ input: { code } }),
    verifying,
    resend: () => resend({}),
    sending,
  };
}
