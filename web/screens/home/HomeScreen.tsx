import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EventCard } from '../../ui/EventCard.tsx';
import { EventGrid } from '../../ui/EventGrid.tsx';
import { PlacesNowSlot } from '../../ui/placesNow/PlacesNowSlot.tsx';
import { HomeAnnouncements } from './HomeAnnouncements.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import css from './HomeScreen.module.css';
import { HomeTopPerformers } from './HomeTopPerformers.tsx';

const HomeOwn = lazyWithRetry(async () => (await import('./HomeOwn.tsx')).HomeOwn);
const HomeEmpty = lazyWithRetry(async () => (await import('./HomeEmpty.tsx')).HomeEmpty);

export function HomeScreen() {
  useTitle(t('home.title'));
  const { home } = useRouteQuery<HomeScreenQuery>(graphql`
    query HomeScreenQuery @preloadable {
      home {
        viewer {
          firstName
        }
        doorEvent {
          __typename
        }
        nextEvent {
          __typename
        }
        ...HomeOwn_home
        upcomingEvents {
          id
          ...EventCard_event
        }
        ...HomeAnnouncements_home
        ...HomeTopPerformers_home
      }
    }
  `);
  return (
    <>
      <HomeBanner name={home.viewer.firstName} />
      {(home.doorEvent ?? home.nextEvent) && (
        <Suspense
          fallback={
            <div className={css.own}>
              <Bone height="100%" />
            </div>
          }
        >
          <HomeOwn home={home} />
        </Suspense>
      )}
      <div data-space="above spacious">
        <PlacesNowSlot />
      </div>
      <section aria-labelledby="upcoming">
        <HomeHead id="upcoming" title={t('home.upcoming')} to="/events" toText={t('home.viewAll')} />
        {home.upcomingEvents.length > 0 ? (
          <EventGrid>
            {home.upcomingEvents.map((event) => (
              <EventCard key={event.id} event={event} leaderboardText={t('ui.leaderboard')} eager />
            ))}
          </EventGrid>
        ) : (
          <Suspense fallback={<Bone height="13rem" />}>
            <HomeEmpty what="events" />
          </Suspense>
        )}
      </section>
      <div data-row="start none/spacious" data-columns="side">
        <HomeAnnouncements home={home} />
        <HomeTopPerformers home={home} />
      </div>
    </>
  );
}
