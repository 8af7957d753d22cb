import { type Command, Option } from 'commander';
import { priorities } from '../../../api/announcements/validate.ts';
import { type Does, examples, json, limit, yes } from '../../core/options.ts';

const named = 'its id, or words of its title';

export function declareAnnouncements(program: Command, does: Does): void {
  const announcements = program
    .command('announcements')
    .description('read announcements, write them and follow them live')
    .addHelpText('after', examples('evm announcements list', 'evm announcements watch'));
  declareReading(announcements, does);
  declareWriting(announcements, does);
  declareStates(announcements, does);
}

function declareReading(announcements: Command, does: Does): void {
  announcements
    .command('list')
    .description('list announcements, the newest first')
    .option('--event <event>', 'only those of this event: its id, or words of its title')
    .addOption(priority())
    .addOption(new Option('--state <state>', 'only these').choices(['published', 'draft']))
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm announcements list --priority high',
        'evm announcements list --event "Robotics Workshop" --json title,content',
        'evm announcements list --state draft',
      ),
    )
    .action(does(() => import('./list.ts')));
  announcements
    .command('watch')
    .description('follow announcements live, one line each, until Ctrl-C')
    .option('--event <event>', 'only those of this event: its id, or words of its title')
    .addOption(new Option('--json [fields]', 'print a JSON object a line, all fields or the named ones'))
    .addHelpText(
      'after',
      examples(
        'evm announcements watch',
        'evm announcements watch --event "Robotics Workshop"',
        'evm announcements watch --json what,title | jq .title',
      ),
    )
    .action(does(() => import('./watch.ts')));
}

function declareWriting(announcements: Command, does: Does): void {
  withFields(announcements.command('create').description('write an announcement (organizers, admins)'))
    .option('--draft', 'keep it as a draft of the organizers and admins')
    .addHelpText(
      'after',
      examples(
        'evm announcements create --title "Gates open at nine" --content "Bring your card." --priority high',
        'evm announcements create --title Results --content-file results.txt --event "Robotics Workshop" --draft',
        'fortune | evm announcements create --title "Thought of the day" --content -',
      ),
    )
    .action(does(() => import('./create.ts')));
  withFields(
    announcements
      .command('edit')
      .description('edit an announcement: what is left out stays as it is (organizers, admins)')
      .argument('<announcement>', named),
  )
    .option('--general', 'take it off the event that it belongs to')
    .addHelpText(
      'after',
      examples(
        'evm announcements edit "Gates open" --title "Gates open at ten"',
        'evm announcements edit announcement_01jd… --priority low --general',
      ),
    )
    .action(does(() => import('./edit.ts')));
}

const withFields = (command: Command) =>
  command
    .option('--title <text>', 'what stands above it')
    .option('--content <text>', 'what it says; - reads it from standard input')
    .option('--content-file <file>', 'the same from a file')
    .option('--event <event>', 'the event that it belongs to: its id, or words of its title')
    .addOption(priority())
    .addOption(json());

const priority = () => new Option('--priority <priority>', 'how much it matters').choices([...priorities]);

function declareStates(announcements: Command, does: Does): void {
  announcements
    .command('publish')
    .description('show a draft to everybody (organizers, admins)')
    .argument('<announcement>', named)
    .addOption(json())
    .addHelpText('after', examples('evm announcements publish "Gates open"'))
    .action(does(() => import('./publish.ts')));
  announcements
    .command('unpublish')
    .description('take an announcement back: it becomes a draft (organizers, admins)')
    .argument('<announcement>', named)
    .addOption(json())
    .addHelpText('after', examples('evm announcements unpublish announcement_01jd…'))
    .action(does(() => import('./unpublish.ts')));
  announcements
    .command('delete')
    .description('delete an announcement, for good (organizers, admins)')
    .argument('<announcement>', named)
    .addOption(yes())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm announcements delete "Gates open"', 'evm announcements delete announcement_01jd… --yes'),
    )
    .action(does(() => import('./delete.ts')));
}
