import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('see who has a seat or waits for one; give and take seats for others')
    .addHelpText(
      'after',
      examples(
        'evm registrations list "Robotics Workshop"',
        'evm registrations add "Robotics Workshop" priya@college.example',
      ),
    );

export const verbs: Commands = {
  list: () => import('./list.ts'),
  add: () => import('./add.ts'),
  'give-seat': () => import('./giveSeat.ts'),
  cancel: () => import('./cancel.ts'),
};
