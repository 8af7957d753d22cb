import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('what you were told: seats, changes of events, decisions')
    .addHelpText(
      'after',
      examples(
        'evm notices list --unread',
        'evm notices read',
        'evm notices watch',
        'evm notices preferences letters=off',
        'evm notices phone "+91 98765 43210"',
      ),
    );

export const verbs: Commands = {
  list: () => import('./list.ts'),
  phone: () => import('./phone.ts'),
  preferences: () => import('./preferences.ts'),
  read: () => import('./read.ts'),
  watch: () => import('./watch.ts'),
};
