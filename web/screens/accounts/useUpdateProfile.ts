import { graphql, useMutation } from 'react-relay';
import type { useUpdateProfileMutation } from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';
import { currentSession, startSession } from '../../core/session.ts';

type Profile = { firstName: string; lastName: string; college: string; photo: string };

/** Saves the viewer's profile, also in the session, because the header shows the name. */
export function useUpdateProfile(): [save: (profile: Profile) => Promise<void>, busy: boolean] {
  const [commit, busy] = useCommit(
    useMutation<useUpdateProfileMutation>(graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          user {
            id
            firstName
            name
            role
            photo
            ...ProfileCard_user
            ...ProfileDetails_user
            ...ProfileForm_user
          }
        }
      }
    `),
  );
  async function save({ firstName, lastName, college, photo }: Profile) {
    const { updateProfile } = await commit({ input: { firstName, lastName, college, photo: photo || null } });
    const session = currentSession();
    if (session) startSession({ token: session.token, user: updateProfile.user });
  }
  return [save, busy];
}
