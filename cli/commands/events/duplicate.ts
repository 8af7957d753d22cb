import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { clockFor, rowFormatterFor } from '../../core/when.ts';
import { eventFields, eventSelection, sayCreated } from './fields.ts';
import { findEvent } from './find.ts';
import { flattenRules } from './rules.ts';
import { sentence } from './texts.ts';

const mutation = document(`mutation ($input: DuplicateEventInput!) {
  duplicateEvent(input: $input) { event { ${eventSelection} } }
}`);

/** On a terminal it asks for the date, the only required field. */
export const define: Define = (command, evm) =>
  command
    .description(
      'make an event once more, with its rules, questions and helpers, without its participants (its creator, admins)',
    )
    .argument('<event>', idOrTitle)
    .option(
      '--date <moment>',
      'when it begins: "2026-12-04 18:30" by the clock of the college, or ISO 8601 with a zone; its end and its rules move along',
    )
    .option('--title <text>', 'what it is called, if not the same')
    .option('--no-helpers', 'without its helpers')
    .addOption(json(eventFields))
    .addHelpText(
      'after',
      examples(
        'evm events duplicate "Robotics Workshop" --date "2026-12-11 18:30"',
        'evm events duplicate event_01jd… --date 2026-12-11T18:30:00+05:30 --title "Robotics Workshop II" --json id',
      ),
    )
    .action(async (named, { date, title, helpers, json }) => {
      const typed = date ?? (await askText(evm.io, sentence('dateAndTime'), '--date'));
      const moment = (await clockFor(evm.api, typed)).momentOf(typed, '--date');
      const eventId = await findEvent(evm, named);
      const input = { eventId, date: moment.toISOString(), title, helpers };
      const { event } = (await evm.api.ask(mutation, { input })).duplicateEvent;
      await sayCreated(evm.io, event);
      const formatRow = await rowFormatterFor(evm, json);
      showOne(evm.io, formatRow(flattenRules(event)), json);
    });
