import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router-dom';
import type { NoticesScreenQuery } from '../../__generated__/NoticesScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Bone } from '../../ui/Bone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PillNav } from '../../ui/PillNav.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { isUnreadOnly, noticesPlace, unreadPlace, useOnScreen } from './loadNotices.ts';
import { MarkAll } from './MarkAll.tsx';
import { NoticeList } from './NoticeList.tsx';
import './noticesTexts.ts';
import { useMarkRead } from './useMarkRead.ts';

export function NoticesScreen() {
  useTitle(t('notices.title'));
  useOnScreen();
  return (
    <Screen title={t('notices.title')} subtitle={t('notices.subtitle')} narrow>
      <Suspense fallback={<Bone height="20rem" />}>
        <NoticesContent />
      </Suspense>
    </Screen>
  );
}

function NoticesContent() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const waiting = next?.pathname === here.pathname;
  const unread = isUnreadOnly((waiting ? next : here).search);
  const { markRead, isMarkingAll, failed } = useMarkRead();
  const query = useRouteQuery<NoticesScreenQuery>(graphql`
    query NoticesScreenQuery($unread: Boolean) @preloadable {
      ...NoticeList_query @arguments(unread: $unread)
      ...MarkAll_query
    }
  `);
  return (
    <>
      <div data-row="wrap center space-between cozy">
        <PillNav
          label={t('notices.filter')}
          pills={[
            { label: t('notices.filter.all'), to: noticesPlace, current: !unread },
            { label: t('notices.filter.unread'), to: unreadPlace, current: unread },
          ]}
        />
        <MarkAll query={query} busy={isMarkingAll} onRead={() => markRead()} />
      </div>
      {failed && <Notice tone="danger">{t('notices.markFailed')}</Notice>}
      <div data-stack="normal" data-busy={waiting || undefined}>
        <NoticeList query={query} unread={isUnreadOnly(here.search)} onRead={markRead} />
      </div>
    </>
  );
}
