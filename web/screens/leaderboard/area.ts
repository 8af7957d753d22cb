import { TrophyIcon } from '@primer/octicons-react';
import eventLeaderboardScreen from '../../__generated__/EventLeaderboardScreenQuery$parameters.ts';
import type { Area } from '../../core/area.tsx';
import firstTexts from '../../i18n/en/leaderboard.first.json';
import type texts from '../../i18n/en/leaderboard.json';
import { preloadEvent } from '../../ui/preloadEvent.ts';
import { loadLeaderboard } from './loadLeaderboard.ts';
import { readTab } from './tabs.ts';

declare module '../../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof firstTexts | keyof typeof texts, string> {}
}

export const leaderboard: Area = {
  firstTexts,
  texts: { name: 'leaderboard', load: () => import('../../i18n/en/leaderboard.json') },
  routes: [
    {
      path: '/leaderboard',
      link: { label: 'leaderboard.nav', Icon: TrophyIcon, in: ['main', 'footer'] },
      loader: loadLeaderboard,
      lazy: { Component: async () => (await import('./LeaderboardScreen.tsx')).LeaderboardScreen },
      failed: (search) =>
        readTab(search) === 'colleges' ? 'leaderboard.collegesFailed' : 'leaderboard.performersFailed',
    },
    {
      path: '/leaderboard/:eventId/projector?',
      loader: preloadEvent(eventLeaderboardScreen),
      lazy: { Component: async () => (await import('./EventLeaderboardScreen.tsx')).EventLeaderboardScreen },
      failed: 'leaderboard.loadFailed',
    },
  ],
};
