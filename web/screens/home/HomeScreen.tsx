import { CalendarIcon } from '@primer/octicons-react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EventCard } from '../../ui/EventCard.tsx';
import { EventGrid } from '../../ui/EventGrid.tsx';
import { HomeAnnouncements } from './HomeAnnouncements.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import css from './HomeScreen.module.css';
import { HomeTopPerformers } from './HomeTopPerformers.tsx';

export function HomeScreen() {
  useTitle(t('home.title'));
  const { home } = useRouteQuery<HomeScreenQuery>(graphql`
    query HomeScreenQuery @preloadable {
      home {
        viewer {
          firstName
        }
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
      <section aria-labelledby="upcoming">
        <div className={css.head}>
          <h2 id="upcoming" className={css.title}>
            {t('home.upcoming')}
          </h2>
          <Link to="/events" className={css.all}>
            {t('home.viewAll')}
          </Link>
        </div>
        {home.upcomingEvents.length > 0 ? (
          <EventGrid>
            {home.upcomingEvents.map((event) => (
              <EventCard key={event.id} event={event} leaderboardText={t('ui.leaderboard')} eager />
            ))}
          </EventGrid>
        ) : (
          <EmptyState
            icon={CalendarIcon}
            title={t('home.noUpcoming')}
            action={<Link to="/events">{t('home.viewAll')}</Link>}
          >
            {t('home.noUpcomingHint')}
          </EmptyState>
        )}
      </section>
      <div className={css.columns}>
        <HomeAnnouncements home={home} />
        <HomeTopPerformers home={home} />
      </div>
    </>
  );
}
