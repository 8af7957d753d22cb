import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('see who has a seat, waits or asks for one; decide upon requests; give and take seats')
    .addHelpText(
      'after',
      examples(
        'evm registrations list "Robotics Workshop"',
        'evm registrations add "Robotics Workshop" priya@college.example',
      ),
    );

export const verbs: Commands = {
  list: () => import('./list.ts'),
  export: () => import('./export.ts'),
  add: () => import('./add.ts'),
  approve: () => import('./approve.ts'),
  decline: () => import('./decline.ts'),
  'give-seat': () => import('./giveSeat.ts'),
  remove: () => import('./remove.ts'),
  write: () => import('./write.ts'),
  cancel: () => import('./cancel.ts'),
};
