import { useLocation } from 'react-router-dom';
import { ErrorScreen } from '../../core/ErrorScreen.tsx';
import { readTab } from './tabs.ts';

const sentences = {
  performers: 'leaderboard.performersFailed',
  colleges: 'leaderboard.collegesFailed',
} as const;

/** What stands in the place of the board that could not be loaded. */
export function LeaderboardProblem() {
  return <ErrorScreen fallback={sentences[readTab(useLocation().search)]} />;
}
