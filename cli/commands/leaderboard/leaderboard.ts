import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('look at the boards of all events together')
    .addHelpText('after', examples('evm leaderboard top', 'evm leaderboard colleges'));

export const verbs: Commands = {
  top: () => import('./top.ts'),
  colleges: () => import('./colleges.ts'),
  mine: () => import('./mine.ts'),
};
