import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('look at the board of an event, and award points')
    .addHelpText('after', examples('evm scores board "Robotics Workshop"'));

export const verbs: Commands = {
  board: () => import('./board.ts'),
  awards: () => import('./awards.ts'),
  award: () => import('./award.ts'),
  correct: () => import('./correct.ts'),
};
