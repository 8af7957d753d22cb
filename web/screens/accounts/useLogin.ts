import { graphql, useMutation } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { completeSignIn, useAuth } from '../../core/auth.tsx';
import { useCommit } from '../../core/mutation.ts';
import { deviceMark, keepDeviceMark } from './deviceMark.ts';

/** Signs in; rejects with a ServerError. The route guard redirects afterwards. */
export function useLogin(): (input: { email: string; password: string }) => Promise<void> {
  const { attempt } = useAuth();
  const [send] = useCommit(
    useMutation<useLoginMutation>(graphql`
      mutation useLoginMutation($input: LoginInput!) {
        login(input: $input) {
          token
          device
          user {
            id
            firstName
            name
            role
            photo
            createdAt
          }
        }
      }
    `),
  );
  return async (input) => {
    const { login } = await attempt(send({ input: { ...input, device: deviceMark() } }), 'auth.loginFailed');
    keepDeviceMark(login.device);
    await completeSignIn(login);
  };
}
