import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HomeTopPerformers_home$key } from '../../__generated__/HomeTopPerformers_home.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { HomeHead } from './HomeHead.tsx';

const HomeTopBoard = lazyWithRetry(async () => (await import('./HomeTopBoard.tsx')).HomeTopBoard);

/** The five best participants. Their board is loaded after the first paint. */
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
      <HomeHead
        id="top-performers"
        title={t('home.topPerformers')}
        to="/leaderboard"
        toText={t('home.viewLeaderboard')}
      />
      <Suspense fallback={<Bone height={`calc(4.25rem + ${data.topPerformers?.length ?? 0} * 4rem)`} />}>
        <HomeTopBoard home={data} />
      </Suspense>
    </section>
  );
}
