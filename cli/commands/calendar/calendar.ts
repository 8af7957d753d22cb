import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('links by which a calendar program subscribes to events')
    .addHelpText('after', examples('evm calendar list', 'evm calendar create mine', 'evm calendar renew tag chess'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  create: () => import('./create.ts'),
  renew: () => import('./renew.ts'),
  end: () => import('./end.ts'),
};
