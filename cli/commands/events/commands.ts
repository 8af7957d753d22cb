import { type Command, Option } from 'commander';
import { type Does, examples, json, limit, yes } from '../../core/options.ts';

const named = 'its id, or words of its title';

export function declareEvents(program: Command, does: Does): void {
  const events = program
    .command('events')
    .description('look at events and manage them')
    .addHelpText('after', examples('evm events list --filter upcoming', 'evm events show "Robotics Workshop"'));
  declareLooking(events, does);
  declareWriting(events, does);
  declareDeciding(events, does);
}

function declareLooking(events: Command, does: Does): void {
  events
    .command('list')
    .description('list events: those to come first, then past ones')
    .addOption(
      new Option('--filter <part>', 'which part of the calendar').choices(['all', 'upcoming', 'past']).default('all'),
    )
    .option('--search <words>', 'words that must all occur')
    .option('--tag <tag...>', 'tags that an event must all have')
    .addOption(
      new Option('--approval <state>', 'only events in this state').choices(['approved', 'pending', 'rejected']),
    )
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm events list --filter upcoming',
        'evm events list --tag robotics --json id,title,date',
        'evm events list --approval pending',
      ),
    )
    .action(does(() => import('./list.ts')));
  events
    .command('show')
    .description('show one event')
    .argument('<event>', named)
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events show event_01jd…', 'evm events show "Robotics Workshop" --json title,registeredCount'),
    )
    .action(does(() => import('./show.ts')));
  events
    .command('participants')
    .description('list who has a seat, in the order in which the seats were taken')
    .argument('<event>', named)
    .option('--search <words>', 'words that the name must hold')
    .addOption(new Option('--sort <order>', 'another order').choices(['registered', 'newest', 'name', 'college']))
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm events participants "Robotics Workshop"',
        'evm events participants event_01jd… --limit 500 > seats.tsv',
      ),
    )
    .action(does(() => import('./participants.ts')));
  events
    .command('calendar')
    .description('print one event as a calendar file (iCalendar)')
    .argument('<event>', named)
    .option('-o, --output <file>', 'where to; else standard output')
    .addHelpText(
      'after',
      examples(
        'evm events calendar "Robotics Workshop" > workshop.ics',
        'evm events calendar event_01jd… -o workshop.ics',
      ),
    )
    .action(does(() => import('./calendar.ts')));
}

function declareWriting(events: Command, does: Does): void {
  withFields(events.command('create').description('create an event of your own (organizers, admins)'))
    .addHelpText(
      'after',
      examples(
        'evm events create --title "Robotics Workshop" --date "2026-12-04 18:30" --location "Main hall" --description "Bring a laptop."',
        'evm events create --title Quiz --date 2026-12-04T18:30:00+05:30 --location Library --capacity 40 --tags quiz,books --description-file quiz.txt',
      ),
    )
    .action(does(() => import('./create.ts')));
  withFields(
    events
      .command('edit')
      .description('edit an event: what is left out stays as it is (its creator, admins)')
      .argument('<event>', named),
  )
    .addHelpText(
      'after',
      examples(
        'evm events edit "Robotics Workshop" --capacity 80',
        'evm events edit "Robotics Workshop" --image-file poster.jpg',
        'evm events edit event_01jd… --date "2026-12-05 18:30" --location "Lecture hall 2"',
      ),
    )
    .action(does(() => import('./edit.ts')));
  events
    .command('delete')
    .description('delete an event with all that belongs to it, for good (its creator, admins)')
    .argument('<event>', named)
    .addOption(yes())
    .addOption(json())
    .addHelpText('after', examples('evm events delete "Robotics Workshop"', 'evm events delete event_01jd… --yes'))
    .action(does(() => import('./delete.ts')));
}

const withFields = (command: Command) =>
  command
    .option('--title <text>', 'what it is called')
    .option('--description <text>', 'what it is about; - reads it from standard input')
    .option('--description-file <file>', 'the same from a file')
    .option('--date <moment>', 'when it begins: "2026-12-04 18:30" here, or ISO 8601 with a zone')
    .option('--location <place>', 'where it takes place')
    .option('--capacity <number>', 'how many seats there are')
    .option('--tags <words>', 'words to find it by, separated by commas')
    .option('--image <address>', 'a picture: a web address (https); "" for none')
    .option('--image-file <file>', 'a picture that is uploaded: JPEG, PNG, WebP, GIF or AVIF')
    .addOption(json());

function declareDeciding(events: Command, does: Does): void {
  events
    .command('approve')
    .description('let everybody see an event that waits (admins)')
    .argument('<event>', named)
    .addOption(json())
    .addHelpText('after', examples('evm events approve "Robotics Workshop"', 'evm events approve event_01jd… --json'))
    .action(does(() => import('./approve.ts')));
  events
    .command('reject')
    .description('turn an event down, with a reason that its creator reads (admins)')
    .argument('<event>', named)
    .option('--reason <text>', 'why')
    .addOption(json())
    .addHelpText('after', examples('evm events reject "Night swim" --reason "The pool closes at eight."'))
    .action(does(() => import('./reject.ts')));
}
