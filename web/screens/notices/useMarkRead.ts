import { graphql, useMutation } from 'react-relay';
import type { useMarkReadMutation } from '../../__generated__/useMarkReadMutation.graphql.ts';

/** Says that the viewer has read a notice, or all of them. What the bell counts follows by what the server tells. */
export function useMarkRead(): (noticeId?: string, onError?: () => void) => void {
  const [commit] = useMutation<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($input: MarkNoticesReadInput!) {
      markNoticesRead(input: $input) {
        unreadNotices
      }
    }
  `);
  return (noticeId, onError) => {
    commit({
      variables: { input: noticeId ? { noticeIds: [noticeId] } : {} },
      optimisticUpdater: (store) => void (noticeId && store.get(noticeId)?.setValue(true, 'isRead')),
      updater: (store, response) => {
        if (noticeId) store.get(noticeId)?.setValue(true, 'isRead');
        if (response) store.getRoot().setValue(response.markNoticesRead.unreadNotices, 'unreadNotices');
      },
      onError: () => onError?.(),
    });
  };
}
