import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import type { NoticesScreenQuery } from '../../__generated__/NoticesScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Bone } from '../../ui/Bone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { MarkAll } from './MarkAll.tsx';
import { NoticeList } from './NoticeList.tsx';
import './noticesTexts.ts';
import { useMarkRead } from './useMarkRead.ts';

export function NoticesScreen() {
  useTitle(t('notices.title'));
  return (
    <Screen title={t('notices.title')} subtitle={t('notices.subtitle')} narrow>
      <Suspense fallback={<Bone height="20rem" />}>
        <NoticesContent />
      </Suspense>
    </Screen>
  );
}

function NoticesContent() {
  const [failed, setFailed] = useState(false);
  const markRead = useMarkRead();
  const mark = (id?: string) => {
    setFailed(false);
    markRead(id, () => setFailed(true));
  };
  const query = useRouteQuery<NoticesScreenQuery>(graphql`
    query NoticesScreenQuery @preloadable {
      ...NoticeList_query
      ...MarkAll_query
    }
  `);
  return (
    <>
      <div>
        <MarkAll query={query} onRead={() => mark()} />
      </div>
      {failed && <Notice tone="danger">{t('notices.markFailed')}</Notice>}
      <NoticeList query={query} onRead={mark} />
    </>
  );
}
