import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useMarkReadMutation } from '../../__generated__/useMarkReadMutation.graphql.ts';

/** Marks one notice as read, or all of them. The subscription updates the count at the bell. */
export function useMarkRead() {
  const [commit, busy] = useMutation<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($input: MarkNoticesReadInput!) {
      markNoticesRead(input: $input) {
        unreadNotices
      }
    }
  `);
  const [failed, setFailed] = useState(false);
  const [isAll, setAll] = useState(false);

  function markRead(noticeId?: string) {
    setFailed(false);
    setAll(!noticeId);
    commit({
      variables: { input: noticeId ? { noticeIds: [noticeId] } : {} },
      optimisticUpdater: (store) => void (noticeId && store.get(noticeId)?.setValue(true, 'isRead')),
      updater: (store, response) => {
        if (noticeId) store.get(noticeId)?.setValue(true, 'isRead');
        if (response) store.getRoot().setValue(response.markNoticesRead.unreadNotices, 'unreadNotices');
      },
      onError: () => setFailed(true),
    });
  }
  return { markRead, isMarkingAll: busy && isAll, failed };
}
