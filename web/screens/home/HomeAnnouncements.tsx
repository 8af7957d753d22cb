import { MegaphoneIcon } from '@primer/octicons-react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { HomeAnnouncements_home$key } from '../../__generated__/HomeAnnouncements_home.graphql.ts';
import type { HomeAnnouncementsQuery } from '../../__generated__/HomeAnnouncementsQuery.graphql.ts';
import type { HomeAnnouncementsSubscription } from '../../__generated__/HomeAnnouncementsSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useLive } from '../../core/live.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import css from './HomeAnnouncements.module.css';
import { HomeAnnouncement } from './HomeAnnouncement.tsx';

const shownAtMost = 3;

/** The newest that everybody may read; the list changes by itself. */
export function HomeAnnouncements({ home }: { home: HomeAnnouncements_home$key }) {
  const { announcements } = useFragment(
    graphql`
      fragment HomeAnnouncements_home on Home {
        announcements {
          id
          ...HomeAnnouncement_announcement
        }
      }
    `,
    home,
  );
  const environment = useRelayEnvironment();

  useLive<HomeAnnouncementsSubscription>({
    subscription: graphql`
      subscription HomeAnnouncementsSubscription {
        announcementChanged(isPublished: true) {
          __typename
          ... on AnnouncementCreated {
            announcement {
              id
              createdAt
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
    read: () =>
      fetchQuery<HomeAnnouncementsQuery>(
        environment,
        graphql`
          query HomeAnnouncementsQuery {
            home {
              ...HomeAnnouncements_home
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      ).toPromise(),
  });

  // something that was deleted leaves a hole until the next one is read
  const shown = announcements.filter(Boolean);
  return (
    <section aria-labelledby="announcements">
      <div className={css.head}>
        <h2 id="announcements" className={css.title}>
          {t('home.announcements')}
        </h2>
        <Link to="/announcements" className={css.all}>
          {t('home.viewAnnouncements')}
        </Link>
      </div>
      {shown.length > 0 ? (
        <ul className={css.list}>
          {shown.map((announcement) => (
            <HomeAnnouncement key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={MegaphoneIcon} title={t('home.noAnnouncements')}>
          {t('home.announcementsHint')}
        </EmptyState>
      )}
    </section>
  );
}

/**
 * Relay's directives change connections; this is a plain list that keeps its length. True where one of the three has
 * gone and the server knows who follows.
 */
function applyChange(store: RecordSourceSelectorProxy): true | void {
  const change = store.getRootField('announcementChanged');
  const home = store.getRoot().getLinkedRecord('home');
  const listed = home?.getLinkedRecords('announcements')?.filter(Boolean);
  if (!change || !home || !listed) return undefined;

  const gone = change.getValue('deletedAnnouncementId');
  if (gone) return listed.some((each) => each.getDataID() === gone) || undefined;

  const created = change.getType() === 'AnnouncementCreated' && change.getLinkedRecord('announcement');
  if (!created || listed.some((each) => each.getDataID() === created.getDataID())) return undefined;
  const all = [created, ...listed].toSorted((a, b) =>
    String(b.getValue('createdAt')) < String(a.getValue('createdAt')) ? -1 : 1,
  );
  home.setLinkedRecords(all.slice(0, shownAtMost), 'announcements');
  return undefined;
}
