import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { HomeAnnouncementsLiveQuery } from '../../__generated__/HomeAnnouncementsLiveQuery.graphql.ts';
import type { HomeAnnouncementsLiveSubscription } from '../../__generated__/HomeAnnouncementsLiveSubscription.graphql.ts';
import { useLive } from '../../core/live.ts';
import { useLiveHomeEvents } from './useLiveHomeEvents.ts';

const maxAnnouncements = 3;

/** Keeps the announcements and the events of the home screen up to date. Renders nothing. */
export function HomeAnnouncementsLive() {
  useLiveHomeEvents();
  useLive<HomeAnnouncementsLiveSubscription, HomeAnnouncementsLiveQuery>({
    subscription: graphql`
      subscription HomeAnnouncementsLiveSubscription {
        announcementChanged(isPublished: true) {
          __typename
          ... on AnnouncementCreated {
            announcement {
              id
              since
              ...HomeAnnouncement_announcement
            }
          }
          ... on AnnouncementUpdated {
            announcement {
              id
              ...HomeAnnouncement_announcement
            }
          }
          ... on AnnouncementDeleted {
            deletedAnnouncementId
          }
        }
      }
    `,
    variables: {},
    updater: applyChange,
    read: {
      query: graphql`
        query HomeAnnouncementsLiveQuery {
          home {
            ...HomeAnnouncements_home
          }
        }
      `,
      variables: {},
    },
  });
  return null;
}

/**
 * The list is no connection, so Relay's directives cannot update it. Returns true if a shown announcement was deleted and
 * the list must be read again.
 */
function applyChange(store: RecordSourceSelectorProxy): true | void {
  const change = store.getRootField('announcementChanged');
  const home = store.getRoot().getLinkedRecord('home');
  const listed = home?.getLinkedRecords('announcements')?.filter(Boolean);
  if (!change || !home || !listed) return undefined;

  const deletedId = change.getValue('deletedAnnouncementId');
  if (deletedId) return listed.some((each) => each.getDataID() === deletedId) || undefined;

  const newAnnouncement = change.getType() === 'AnnouncementCreated' && change.getLinkedRecord('announcement');
  if (!newAnnouncement || listed.some((each) => each.getDataID() === newAnnouncement.getDataID())) return undefined;
  const all = [newAnnouncement, ...listed].toSorted((a, b) =>
    String(b.getValue('since')) < String(a.getValue('since')) ? -1 : 1,
  );
  home.setLinkedRecords(all.slice(0, maxAnnouncements), 'announcements');
  return undefined;
}
