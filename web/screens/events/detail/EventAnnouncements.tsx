import { MegaphoneIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { EventAnnouncements_event$key } from '../../../__generated__/EventAnnouncements_event.graphql.ts';
import type { EventAnnouncementsPageQuery } from '../../../__generated__/EventAnnouncementsPageQuery.graphql.ts';
import pageQuery from '../../../__generated__/EventAnnouncementsPageQuery.graphql.ts';
import type { EventAnnouncementsSubscription } from '../../../__generated__/EventAnnouncementsSubscription.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { refetchVariables, useLive } from '../../../core/live.ts';
import { AnnouncementCard } from '../../../ui/AnnouncementCard.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { newestFirst } from '../../../ui/newestFirst.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';

const pageSize = 5;

type EventAnnouncementsProps = {
  event: EventAnnouncements_event$key;
  /** Shown next to the title. */
  action?: ReactNode;
};

/** The announcements about an event; updates live. */
export function EventAnnouncements({ event, action }: EventAnnouncementsProps) {
  const { data, ...pages } = usePaginationFragment<EventAnnouncementsPageQuery, EventAnnouncements_event$key>(
    graphql`
      fragment EventAnnouncements_event on Event
      @refetchable(queryName: "EventAnnouncementsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        id
        announcements(first: $count, after: $cursor) @connection(key: "EventAnnouncements_announcements") {
          __id
          edges {
            node {
              id
              ...newestFirst_announcement
              ...AnnouncementCard_announcement
            }
          }
        }
      }
    `,
    event,
  );
  const { __id: connection, edges } = data.announcements;
  const { id } = data;

  useLive<EventAnnouncementsSubscription, EventAnnouncementsPageQuery>({
    subscription: graphql`
      subscription EventAnnouncementsSubscription($id: ID!, $connections: [ID!]!) {
        announcementChanged(eventId: $id) {
          __typename
          ... on AnnouncementCreated {
            announcement @prependNode(connections: $connections, edgeTypeName: "AnnouncementEdge") {
              id
              ...newestFirst_announcement
              ...AnnouncementCard_announcement
            }
          }
          ... on AnnouncementUpdated {
            announcement {
              id
              ...newestFirst_announcement
              ...AnnouncementCard_announcement
            }
          }
          ... on AnnouncementDeleted {
            deletedAnnouncementId @deleteEdge(connections: $connections)
          }
        }
      }
    `,
    variables: { id, connections: [connection] },
    loading: pages.isLoadingNext,
    read: { query: pageQuery, variables: { id, ...refetchVariables(edges.length, pageSize) } },
  });

  const shownAnnouncements = newestFirst(
    edges.map(({ node }) => node),
    pages.hasNext,
  );
  return (
    <Panel title={t('event.announcements')} action={action}>
      {shownAnnouncements.length > 0 ? (
        <div data-rows="bare">
          {shownAnnouncements.map((announcement) => (
            <AnnouncementCard key={announcement.id} id={announcement.id} announcement={announcement} isRow />
          ))}
        </div>
      ) : (
        !pages.hasNext && <EmptyState compact icon={MegaphoneIcon} title={t('event.noAnnouncements')} />
      )}
      <ShowMore pages={pages} count={pageSize} />
    </Panel>
  );
}
