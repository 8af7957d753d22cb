import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router-dom';
import type { LeaderboardScreenQuery } from '../../__generated__/LeaderboardScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { PillNav } from '../../ui/PillNav.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { CollegeRankings } from './CollegeRankings.tsx';
import { useOnScreen } from './loadLeaderboard.ts';
import { readTab, tabHref, tabs } from './tabs.ts';
import { TopPerformers } from './TopPerformers.tsx';

/** The boards across all events, one per tab. */
export function LeaderboardScreen() {
  useTitle(t('leaderboard.title'));
  useOnScreen();
  const here = useLocation();
  const { location: next } = useNavigation();
  const waiting = next?.pathname === here.pathname ? next : undefined;
  const tab = readTab((waiting ?? here).search);

  return (
    <Screen title={t('leaderboard.title')} subtitle={t('leaderboard.subtitle')}>
      <div>
        <PillNav
          label={t('leaderboard.tabs')}
          pills={tabs.map((each) => ({
            label: t(`leaderboard.tab.${each}`),
            to: tabHref(each),
            current: each === tab,
          }))}
        />
      </div>
      <div data-stack="spacious" data-busy={waiting && true}>
        <Suspense fallback={<BoardSkeleton rows={8} />}>
          <LeaderboardContent />
        </Suspense>
      </div>
    </Screen>
  );
}

function LeaderboardContent() {
  const { performers, colleges } = useRouteQuery<LeaderboardScreenQuery>(graphql`
    query LeaderboardScreenQuery($colleges: Boolean!) @preloadable {
      ...TopPerformers_query @skip(if: $colleges) @alias(as: "performers")
      ...CollegeRankings_query @include(if: $colleges) @alias(as: "colleges")
    }
  `);
  if (colleges) return <CollegeRankings query={colleges} />;
  return performers && <TopPerformers query={performers} />;
}
