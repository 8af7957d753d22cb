import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  UpdateAnnouncementInput,
  useUpdateAnnouncementMutation,
} from '../../__generated__/useUpdateAnnouncementMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';
import { rememberOwnChange } from '../../core/ownChanges.ts';

/** Edits, publishes or unpublishes an announcement. Lists update by their subscriptions. */
export function useUpdateAnnouncement() {
  const [commit, busy] = useCommit(
    useMutation<useUpdateAnnouncementMutation>(graphql`
      mutation useUpdateAnnouncementMutation($input: UpdateAnnouncementInput!) {
        updateAnnouncement(input: $input) {
          announcement {
            id
            ...AnnouncementItem_announcement
          }
        }
      }
    `),
  );
  const update = useCallback(
    (input: UpdateAnnouncementInput) => {
      rememberOwnChange(input.announcementId);
      return commit({ input });
    },
    [commit],
  );
  return [update, busy] as const;
}
