import type { Commands, Define } from '../../../core/command.ts';
import { examples } from '../../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('who helps at an event: managers, scorers, and who keeps the door')
    .addHelpText(
      'after',
      examples(
        'evm events staff list "Robotics Workshop"',
        'evm events staff add "Robotics Workshop" ravi@college.example door',
      ),
    );

export const verbs: Commands = {
  list: () => import('./list.ts'),
  asked: () => import('./asked.ts'),
  suggest: () => import('./suggest.ts'),
  add: () => import('./add.ts'),
  copy: () => import('./copy.ts'),
  remove: () => import('./remove.ts'),
};
