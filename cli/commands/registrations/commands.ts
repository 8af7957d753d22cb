import type { Command } from 'commander';
import { type Does, examples, json, yes } from '../../core/options.ts';

export function declareRegistrations(program: Command, does: Does): void {
  const registrations = program
    .command('registrations')
    .description('give and take seats for others (admins)')
    .addHelpText('after', examples('evm registrations add "Robotics Workshop" priya@college.example'));
  registrations
    .command('add')
    .description('take a seat at an event for a participant')
    .argument('<event>', 'its id, or words of its title')
    .argument('<user>', 'their id, e-mail address or name')
    .option('--name <text>', 'the name for this event, if another')
    .option('--email <address>', 'the e-mail address for this event, if another')
    .option('--phone <number>', 'a phone number')
    .option('--special-requirements <text>', 'what the organizer should know')
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm registrations add "Robotics Workshop" priya@college.example',
        'evm registrations add event_01jd… user_01jd… --special-requirements Vegetarian',
      ),
    )
    .action(does(() => import('./add.ts')));
  registrations
    .command('cancel')
    .description('give the seat of a participant back')
    .argument('<event>', 'its id, or words of its title')
    .argument('<user>', 'their id, e-mail address or name')
    .addOption(yes())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm registrations cancel "Robotics Workshop" priya@college.example',
        'evm registrations cancel event_01jd… user_01jd… --yes',
      ),
    )
    .action(does(() => import('./cancel.ts')));
}
