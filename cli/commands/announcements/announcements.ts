import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('read announcements, write them and follow them live')
    .addHelpText('after', examples('evm announcements list', 'evm announcements watch'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  watch: () => import('./watch.ts'),
  create: () => import('./create.ts'),
  edit: () => import('./edit.ts'),
  publish: () => import('./publish.ts'),
  unpublish: () => import('./unpublish.ts'),
  'tell-again': () => import('./tellAgain.ts'),
  delete: () => import('./delete.ts'),
};
