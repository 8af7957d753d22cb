import parameters from '../../__generated__/LeaderboardScreenQuery$parameters.ts';
import { listRoute } from '../../core/listRoute.ts';
import { readTab } from './tabs.ts';

export const { load: loadLeaderboard, useOnScreen } = listRoute(parameters, (search) => ({
  colleges: readTab(search) === 'colleges',
}));
