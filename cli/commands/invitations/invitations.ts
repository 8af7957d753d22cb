import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('what you are asked to be at events: a helper, or the owner')
    .addHelpText('after', examples('evm invitations list', 'evm invitations accept "Robotics Workshop"'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  accept: () => import('./accept.ts'),
  decline: () => import('./decline.ts'),
};
