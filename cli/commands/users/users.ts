import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('manage people (admins)')
    .addHelpText('after', examples('evm users list --role organizer', 'evm users show priya@college.example'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  show: () => import('./show.ts'),
  'set-role': () => import('./setRole.ts'),
  import: () => import('./import.ts'),
  export: () => import('./export.ts'),
};
