import { graphql, useMutation } from 'react-relay';
import type { useDeleteAnnouncementMutation } from '../../__generated__/useDeleteAnnouncementMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useDeleteAnnouncement() {
  return useCommit(
    useMutation<useDeleteAnnouncementMutation>(graphql`
      mutation useDeleteAnnouncementMutation($input: DeleteAnnouncementInput!, $connections: [ID!]!) {
        deleteAnnouncement(input: $input) {
          deletedAnnouncementId @deleteEdge(connections: $connections)
          gone: deletedAnnouncementId @deleteRecord
        }
      }
    `),
  );
}
