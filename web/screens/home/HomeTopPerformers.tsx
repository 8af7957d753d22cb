import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeTopPerformers_home$key } from '../../__generated__/HomeTopPerformers_home.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import css from './HomeScreen.module.css';

const HomeTopBoard = lazyWithRetry(async () => (await import('./HomeTopBoard.tsx')).HomeTopBoard);

/** The five who have reached most. The table itself comes after the first paint. */
export function HomeTopPerformers({ home }: { home: HomeTopPerformers_home$key }) {
  const data = useFragment(
    graphql`
      fragment HomeTopPerformers_home on Home {
        topPerformers {
          __typename
        }
        ...HomeTopBoard_home
      }
    `,
    home,
  );
  return (
    <section aria-labelledby="top-performers">
      <div className={css.head}>
        <h2 id="top-performers" className={css.title}>
          {t('home.topPerformers')}
        </h2>
        <Link to="/leaderboard" className={css.all}>
          {t('home.viewLeaderboard')}
        </Link>
      </div>
      <Suspense fallback={<Bone height={`calc(2rem + ${data.topPerformers?.length ?? 0} * 4rem)`} />}>
        <HomeTopBoard home={data} />
      </Suspense>
    </section>
  );
}
