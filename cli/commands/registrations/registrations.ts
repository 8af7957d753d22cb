import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('give and take seats for others (admins)')
    .addHelpText('after', examples('evm registrations add "Robotics Workshop" priya@college.example'));

export const verbs: Commands = {
  add: () => import('./add.ts'),
  cancel: () => import('./cancel.ts'),
};
