import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('look at events and manage them')
    .addHelpText('after', examples('evm events list --filter upcoming', 'evm events show "Robotics Workshop"'));

export const verbs: Commands = {
  list: () => import('./list.ts'),
  mine: () => import('./mine.ts'),
  now: () => import('./now.ts'),
  days: () => import('./days.ts'),
  tags: () => import('./tags.ts'),
  show: () => import('./show.ts'),
  participants: () => import('./participants.ts'),
  attendance: () => import('./attendance.ts'),
  series: () => import('./series.ts'),
  calendar: () => import('./calendar.ts'),
  ticket: () => import('./ticket.ts'),
  create: () => import('./create.ts'),
  duplicate: () => import('./duplicate.ts'),
  repeat: () => import('./repeat.ts'),
  edit: () => import('./edit.ts'),
  staff: () => import('./staff/staff.ts'),
  'hand-over': () => import('./handOver.ts'),
  cancel: () => import('./cancel.ts'),
  delete: () => import('./delete.ts'),
  register: () => import('./register.ts'),
  approve: () => import('./approve.ts'),
  reject: () => import('./reject.ts'),
};
