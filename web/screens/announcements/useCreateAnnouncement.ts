import { graphql, useMutation } from 'react-relay';
import type { useCreateAnnouncementMutation } from '../../__generated__/useCreateAnnouncementMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useCreateAnnouncement() {
  return useCommit(
    useMutation<useCreateAnnouncementMutation>(graphql`
      mutation useCreateAnnouncementMutation($input: CreateAnnouncementInput!) {
        createAnnouncement(input: $input) {
          announcement {
            id
            ...AnnouncementItem_announcement
          }
        }
      }
    `),
  );
}
