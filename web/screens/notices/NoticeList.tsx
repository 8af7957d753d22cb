import { BellIcon } from '@primer/octicons-react';
import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { NoticeList_query$key } from '../../__generated__/NoticeList_query.graphql.ts';
import pageQuery, { type NoticeListPageQuery } from '../../__generated__/NoticeListPageQuery.graphql.ts';
import { formatDate, t } from '../../core/i18n.tsx';
import { refetchVariables } from '../../core/live.ts';
import { useNow } from '../../core/now.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { groupByDay, relativeDay } from './days.ts';
import { NoticeRow } from './NoticeRow.tsx';

const pageSize = 20;

type NoticeListProps = {
  query: NoticeList_query$key;
  /** The number of notices to show; without it, all notices in pages. */
  limit?: number;
  /** The query selects unread notices only. */
  unread?: boolean;
  onRead: (id: string) => void;
};

/** The viewer's notices, grouped by day; updates live. */
export function NoticeList({ query, limit, unread = false, onRead }: NoticeListProps) {
  const environment = useRelayEnvironment();
  const now = useNow();
  const { data, ...pages } = usePaginationFragment<NoticeListPageQuery, NoticeList_query$key>(
    graphql`
      fragment NoticeList_query on Query
      @refetchable(queryName: "NoticeListPageQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        unread: { type: "Boolean" }
      ) {
        unreadNotices
        notices(first: $count, after: $cursor, unread: $unread) @connection(key: "NoticeList_notices") {
          edges {
            node {
              id
              createdAt
              ...NoticeRow_notice
            }
          }
        }
      }
    `,
    query,
  );
  const { unreadNotices } = data;
  const all = data.notices.edges.map(({ node }) => node);

  // the bell's subscription updates the count, and each change of it reads this list again
  const lastUnread = useRef(unreadNotices);
  const loadedCount = useRef(all.length);
  useEffect(() => {
    loadedCount.current = all.length;
  });
  useEffect(() => {
    if (lastUnread.current === unreadNotices) return undefined;
    lastUnread.current = unreadNotices;
    const { unsubscribe } = fetchQuery<NoticeListPageQuery>(
      environment,
      pageQuery,
      { ...refetchVariables(loadedCount.current, pageSize), unread: unread || null },
      {
        fetchPolicy: 'network-only',
      },
    ).subscribe({});
    return unsubscribe;
  }, [environment, unreadNotices, unread]);

  if (all.length === 0)
    return (
      <EmptyState icon={BellIcon} title={t(unread ? 'notices.noneUnread' : 'notices.none')} compact>
        {t(unread ? 'notices.noneUnreadHint' : 'notices.noneHint')}
      </EmptyState>
    );
  return (
    <>
      {groupByDay(all.slice(0, limit)).map(({ day, items }) => {
        const relative = relativeDay(day, new Date(now));
        return (
          <section key={day} data-stack="tight" aria-labelledby={`day-${day}`}>
            <h2 data-text="small semibold muted" id={`day-${day}`}>
              {relative ? t(`notices.${relative}`) : formatDate(items[0]!.createdAt)}
            </h2>
            <ul data-rows="bare">
              {items.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onRead={onRead} />
              ))}
            </ul>
          </section>
        );
      })}
      {!limit && <ShowMore pages={pages} count={pageSize} />}
    </>
  );
}
