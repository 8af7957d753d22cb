import { graphql, useMutation } from 'react-relay';
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';
import { exchangeSession } from '../../core/session.ts';

/** Changes the viewer's password. This ends all sessions; this page continues with the new token of the answer. */
export function useChangePassword(): (currentPassword: string, newPassword: string) => Promise<void> {
  const [commit] = useCommit(
    useMutation<useChangePasswordMutation>(graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          token
          user {
            id
            firstName
            name
            role
            photo
            ...PasswordPanel_user
            ...SessionsPanel_user
          }
        }
      }
    `),
  );
  return (currentPassword, newPassword) =>
    exchangeSession(async () => (await commit({ input: { currentPassword, newPassword } })).changePassword);
}
