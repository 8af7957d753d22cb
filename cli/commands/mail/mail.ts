import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('see what was mailed to whom, and send it again (admins)')
    .addHelpText('after', examples('evm mail list --state failed', 'evm mail retry mail_01kafz5w4ye4rs7a1xkb0y7n5c'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  retry: () => import('./retry.ts'),
};
