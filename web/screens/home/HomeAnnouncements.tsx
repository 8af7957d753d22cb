import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HomeAnnouncements_home$key } from '../../__generated__/HomeAnnouncements_home.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeAnnouncement } from './HomeAnnouncement.tsx';

const HomeAnnouncementsLive = lazyWithRetry(
  async () => (await import('./HomeAnnouncementsLive.tsx')).HomeAnnouncementsLive,
);

const HomeEmpty = lazyWithRetry(async () => (await import('./HomeEmpty.tsx')).HomeEmpty);

/** The newest announcements for all users. Live updates are loaded after the first paint. */
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
  // a deleted announcement leaves a null node until the list is read again
  const existing = announcements.filter(Boolean);
  return (
    <section aria-labelledby="announcements">
      <HomeHead
        id="announcements"
        title={t('home.announcements')}
        to="/announcements"
        toText={t('home.viewAnnouncements')}
      />
      {existing.length > 0 ? (
        <ul data-card data-rows>
          {existing.map((announcement) => (
            <HomeAnnouncement key={announcement.id} announcement={announcement} />
          ))}
        </ul>
      ) : (
        <Suspense fallback={<Bone height="11rem" />}>
          <HomeEmpty what="announcements" />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <HomeAnnouncementsLive />
      </Suspense>
    </section>
  );
}
