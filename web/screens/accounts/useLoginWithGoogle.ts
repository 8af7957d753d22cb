import { graphql, useMutation } from 'react-relay';
import type { useLoginWithGoogleMutation } from '../../__generated__/useLoginWithGoogleMutation.graphql.ts';
import { completeSignIn } from '../../core/auth.tsx';
import { useCommit } from '../../core/mutation.ts';
import type { GoogleNewcomer } from './google.ts';

/**
 * Signs in with Google's credential. If there is no account yet, resolves to the newcomer: call again with the same
 * credential and a college.
 */
export function useLoginWithGoogle(): (
  credential: string,
  college: string | null,
) => Promise<GoogleNewcomer | undefined> {
  const [commit] = useCommit(
    useMutation<useLoginWithGoogleMutation>(graphql`
      mutation useLoginWithGoogleMutation($input: LoginWithGoogleInput!) {
        loginWithGoogle(input: $input) {
          googleProfile {
            email
            firstName
          }
          token
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
  return async (credential, college) => {
    const { token, user, googleProfile } = (await commit({ input: { idToken: credential, college } })).loginWithGoogle;
    if (!token || !user) return { credential, firstName: '', email: '', ...googleProfile };
    await completeSignIn({ token, user });
    return undefined;
  };
}
