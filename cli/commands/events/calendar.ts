import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { writeText } from '../../core/text.ts';
import { eventOf, findEvent } from './find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document('query ($id: ID!) { event(id: $id) { title calendarFile } }');

export const define: Define = (command, evm) =>
  command
    .description('print one event as a calendar file (iCalendar)')
    .argument('<event>', idOrTitle)
    .option('-o, --output <file>', 'where to; else standard output')
    .addOption(json('title calendarFile'))
    .addHelpText(
      'after',
      examples(
        'evm events calendar "Robotics Workshop" > workshop.ics',
        'evm events calendar event_01jd… -o workshop.ics',
      ),
    )
    .action(async (named, { output, json }) => {
      const event = eventOf(await evm.api.ask(query, { id: await findEvent(evm, named) }));
      if (json && output === undefined) return showOne(evm.io, event, json);
      if (await writeText(evm.io, event.calendarFile, output))
        await tell(evm.io, sentence('savedIn', { title: event.title, file: output! }));
      if (json) showOne(evm.io, event, json);
    });
