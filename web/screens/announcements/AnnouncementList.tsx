import { MegaphoneIcon, SearchIcon } from '@primer/octicons-react';
import { useRef } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { AnnouncementList_query$key } from '../../__generated__/AnnouncementList_query.graphql.ts';
import type { AnnouncementListPageQuery } from '../../__generated__/AnnouncementListPageQuery.graphql.ts';
import pageQuery from '../../__generated__/AnnouncementListPageQuery.graphql.ts';
import type { AnnouncementListSubscription } from '../../__generated__/AnnouncementListSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useLive } from '../../core/live.ts';
import { AnnouncementCardSkeletons } from '../../ui/AnnouncementCardSkeleton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { newestFirst } from '../../ui/newestFirst.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { filterVariables, isFiltered, type AnnouncementFilters } from './announcementFilters.ts';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import css from './AnnouncementsScreen.module.css';

const pageSize = 20;
/** More than the server gives at once: the rest is loaded again by scrolling. */
const mostAtOnce = 100;

type AnnouncementListProps = {
  query: AnnouncementList_query$key;
  filters: AnnouncementFilters;
  canCreate: boolean;
  /** Another list is on its way. */
  waiting: boolean;
};

/** The list that the filters describe; it changes by itself. */
export function AnnouncementList({ query, filters, canCreate, waiting }: AnnouncementListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AnnouncementListPageQuery,
    AnnouncementList_query$key
  >(
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
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.announcements;
  const environment = useRelayEnvironment();
  const list = useRef<HTMLElement>(null);
  const variables = filterVariables(filters);

  useLive<AnnouncementListSubscription>({
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
              ...newestFirst_announcement
              ...AnnouncementItem_announcement
            }
          }
          ... on AnnouncementUpdated {
            announcement {
              id
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
    loading: isLoadingNext,
    read: () =>
      fetchQuery<AnnouncementListPageQuery>(
        environment,
        pageQuery,
        { ...variables, count: Math.min(mostAtOnce, Math.max(pageSize, edges.length)), cursor: null },
        { fetchPolicy: 'network-only' },
      ).toPromise(),
  });

  const announcements = newestFirst(
    edges.map(({ node }) => node),
    hasNext,
  );
  return (
    <section
      className={css.list}
      ref={list}
      tabIndex={-1}
      aria-labelledby="announcements"
      data-busy={waiting || undefined}
    >
      <h2 className={css.heading} id="announcements">
        {t('announcements.list')}
      </h2>
      {announcements.map((announcement) => (
        <AnnouncementItem
          key={announcement.id}
          announcement={announcement}
          connection={connection}
          onDeleted={() => list.current?.focus({ preventScroll: true })}
        />
      ))}
      {announcements.length === 0 && !hasNext && <Nothing filtered={isFiltered(filters)} canCreate={canCreate} />}
      {isLoadingNext && <AnnouncementCardSkeletons count={2} />}
      {hasNext && (
        <ShowMore
          busy={isLoadingNext}
          load={() =>
            new Promise((resolve, reject) => {
              loadNext(pageSize, { onComplete: (error) => (error ? reject(error) : resolve()) });
            })
          }
        />
      )}
    </section>
  );
}

function Nothing({ filtered, canCreate }: { filtered: boolean; canCreate: boolean }) {
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
