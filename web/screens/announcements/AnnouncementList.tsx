import { MegaphoneIcon, SearchIcon } from '@primer/octicons-react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AnnouncementList_query$key } from '../../__generated__/AnnouncementList_query.graphql.ts';
import type { AnnouncementListPageQuery } from '../../__generated__/AnnouncementListPageQuery.graphql.ts';
import pageQuery from '../../__generated__/AnnouncementListPageQuery.graphql.ts';
import type { AnnouncementListSubscription } from '../../__generated__/AnnouncementListSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { refetchVariables, useLive } from '../../core/live.ts';
import { useSession } from '../../core/session.ts';
import { AnnouncementCardSkeletons } from '../../ui/AnnouncementCardSkeleton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LivePaused } from '../../ui/LivePaused.tsx';
import { newestFirst } from '../../ui/newestFirst.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { filterVariables, isFiltered, type AnnouncementFilters } from './announcementFilters.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';

const pageSize = 20;

type AnnouncementListProps = {
  query: AnnouncementList_query$key;
  filters: AnnouncementFilters;
  canCreate: boolean;
  /** Another list is loading. */
  waiting: boolean;
};

/** The announcements that match the filters; updates live. */
export function AnnouncementList({ query, filters, canCreate, waiting }: AnnouncementListProps) {
  const { data, ...pages } = usePaginationFragment<AnnouncementListPageQuery, AnnouncementList_query$key>(
    graphql`
      fragment AnnouncementList_query on Query
      @refetchable(queryName: "AnnouncementListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        announcements(
          first: $count
          after: $cursor
          hasEvent: $hasEvent
          priority: $priority
          isPublished: $isPublished
        ) @connection(key: "AnnouncementList_announcements") {
          __id
          edges {
            node {
              id
              ...newestFirst_announcement
              ...AnnouncementItem_announcement
              ...AnnouncementItem_reach
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.announcements;
  const list = useRef<HTMLElement>(null);
  const variables = filterVariables(filters);
  const viewerId = useSession()?.user.id;

  useLive<AnnouncementListSubscription, AnnouncementListPageQuery>({
    subscription: graphql`
      subscription AnnouncementListSubscription(
        $hasEvent: Boolean
        $priority: AnnouncementPriority
        $isPublished: Boolean
        $connections: [ID!]!
      ) {
        announcementChanged(hasEvent: $hasEvent, priority: $priority, isPublished: $isPublished) {
          __typename
          ... on AnnouncementCreated {
            announcement @prependNode(connections: $connections, edgeTypeName: "AnnouncementEdge") {
              id
              createdById
              ...newestFirst_announcement
              ...AnnouncementItem_announcement
            }
          }
          ... on AnnouncementUpdated {
            announcement {
              id
              ...newestFirst_announcement
              ...AnnouncementItem_announcement
            }
          }
          ... on AnnouncementDeleted {
            deletedAnnouncementId @deleteEdge(connections: $connections)
          }
        }
      }
    `,
    variables: { ...variables, connections: [connection] },
    loading: pages.isLoadingNext,
    // the subscription omits fields that differ per viewer: a new announcement is unread, except for its author, and has no
    // counts yet.
    updater: (store, response) => {
      const change = response?.announcementChanged;
      if (!change || !('announcement' in change) || !('createdById' in change.announcement)) return;
      const created = store.get(change.announcement.id);
      if (created?.getValue('viewerHasUnread') !== undefined) return;
      created?.setValue(change.announcement.createdById !== viewerId, 'viewerHasUnread');
      for (const name of ['seenCount', 'audienceCount']) created?.setValue(null, name);
    },
    read: { query: pageQuery, variables: { ...variables, ...refetchVariables(edges.length, pageSize) } },
  });

  const announcements = newestFirst(
    edges.map(({ node }) => node),
    pages.hasNext,
  );
  return (
    <section
      data-stack="normal"

      ref={list}
      tabIndex={-1}
      aria-labelledby="announcements"
      data-busy={waiting || undefined}
    >
      <h2 data-unseen id="announcements">
        {t('announcements.list')}
      </h2>
      <LivePaused />
      {announcements.map((announcement) => (
        <AnnouncementItem
          key={announcement.id}
          id={announcement.id}
          announcement={announcement}
          reach={announcement}
          connection={connection}
          onDeleted={() => list.current?.focus({ preventScroll: true })}
        />
      ))}
      {announcements.length === 0 && !pages.hasNext && (
        <EmptyAnnouncementList filtered={isFiltered(filters)} canCreate={canCreate} />
      )}
      {pages.isLoadingNext && <AnnouncementCardSkeletons count={2} />}
      <ShowMore pages={pages} count={pageSize} />
    </section>
  );
}

function EmptyAnnouncementList({ filtered, canCreate }: { filtered: boolean; canCreate: boolean }) {
  if (filtered)
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('announcements.empty.title')}
        action={<ButtonLink to="/announcements">{t('announcements.empty.seeAll')}</ButtonLink>}
      >
        {t('announcements.empty.filtered')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={MegaphoneIcon}
      title={t('announcements.empty.title')}
      action={
        canCreate && (
          <ButtonLink to="/announcements/create" variant="primary">
            {t('announcements.create')}
          </ButtonLink>
        )
      }
    >
      {t(canCreate ? 'announcements.empty.first' : 'announcements.empty.comeBack')}
    </EmptyState>
  );
}
