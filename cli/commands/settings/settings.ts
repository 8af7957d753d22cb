import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('see and change what holds for the whole platform (admins)')
    .addHelpText('after', examples('evm settings list', 'evm settings set enableRegistration=false'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  get: () => import('./get.ts'),
  set: () => import('./set.ts'),
  edit: () => import('./edit.ts'),
};
