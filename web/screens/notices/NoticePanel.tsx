import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NoticePanelQuery } from '../../__generated__/NoticePanelQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { MarkAll } from './MarkAll.tsx';
import { NoticeList } from './NoticeList.tsx';
import './noticesTexts.ts';
import { useMarkRead } from './useMarkRead.ts';

/** The viewer's newest notices, below the bell. */
export function NoticePanel() {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary sentence={t('notices.loadFailed')} attempt={attempt} onRetry={() => setAttempt((n) => n + 1)}>
      <Suspense fallback={<Bone height="12rem" />}>
        <NoticePanelContent />
      </Suspense>
    </PartBoundary>
  );
}

function NoticePanelContent() {
  const { markRead, isMarkingAll, failed } = useMarkRead();
  const query = useLazyLoadQuery<NoticePanelQuery>(
    graphql`
      query NoticePanelQuery {
        ...NoticeList_query
        ...MarkAll_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <div data-stack="normal">
      <div data-row="wrap center space-between condensed">
        <MarkAll query={query} busy={isMarkingAll} onRead={() => markRead()} />
        <Link data-text="medium" data-press to="/notifications">
          {t('notices.all')}
        </Link>
      </div>
      {failed && <Notice tone="danger">{t('notices.markFailed')}</Notice>}
      <NoticeList query={query} limit={10} onRead={markRead} />
    </div>
  );
}
