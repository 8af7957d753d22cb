import { useEffect, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { UnreadMutation } from '../../__generated__/UnreadMutation.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Label } from '../../ui/Label.tsx';

/** How long an announcement must be visible before it counts as read, in ms. */
const minVisibleTime = 1500;

/** Marks an announcement as new to the viewer. Once seen, it is saved as read; the mark stays until the viewer leaves. */
export function Unread({ id }: { id: string }) {
  const [commit] = useMutation<UnreadMutation>(graphql`
    mutation UnreadMutation($input: MarkNoticesReadInput!) {
      markNoticesRead(input: $input) {
        unreadNotices
      }
    }
  `);
  const mark = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen) return undefined;
    let timer: number | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = window.setTimeout(() => setSeen(true), minVisibleTime);
    });
    observer.observe(mark.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isSeen]);
  useEffect(() => {
    if (!isSeen) return;
    commit({
      variables: { input: { noticeIds: [id] } },
      updater: (store, response) => {
        if (response) store.getRoot().setValue(response.markNoticesRead.unreadNotices, 'unreadNotices');
      },
    });
  }, [isSeen, commit, id]);
  return (
    <span ref={mark}>
      <Label tone="accent">{t('announcements.unread')}</Label>
    </span>
  );
}
