import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples } from '../../core/options.ts';
import { askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { eventSelection, fieldsOf, sayCreated, addFieldOptions } from './fields.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { flattenRules } from './rules.ts';
import { sayRoomConflicts } from './sayRoomConflicts.ts';
import { sentence } from './texts.ts';

const mutation = document(`mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { ${eventSelection} } }
}`);

/** On a terminal it asks for missing required fields. */
export const define: Define = (command, evm) =>
  addFieldOptions(command)
    .description('create an event of your own (organizers, admins)')
    .addHelpText(
      'after',
      examples(
        'evm events create --title "Robotics Workshop" --date "2026-12-04 18:30" --location "Main hall" --description "Bring a laptop."',
        'evm events create --title Quiz --date 2026-12-04T18:30:00+05:30 --location Library --capacity 40 --tags quiz,books --description-file quiz.txt',
        'evm events create --title "Field trip" --date "2026-12-04 07:30" --ends "2026-12-06 17:00" --location "North gate" --description "Boots." --closes "2026-12-01 18:00" --college "Hill College" --approval on',
      ),
    )
    .action(async ({ json, ...options }) => {
      const { io, api } = evm;
      const {
        title = '',
        date = '',
        location = '',
        description = '',
        ...more
      } = await fieldsOf(evm, {
        ...options,
        title: options.title ?? (await askText(io, sentence('title'), '--title')),
        date: options.date ?? (await askText(io, sentence('dateAndTime'), '--date')),
        location: options.location ?? (await askText(io, sentence('location'), '--location')),
        ...(!options.descriptionFile && {
          description: options.description ?? (await askText(io, sentence('description'), '--description')),
        }),
      });
      const input = { title, description, date, location, ...more };
      const { event } = (await api.ask(mutation, { input })).createEvent;
      await sayCreated(io, event);
      await sayRoomConflicts(evm, event);
      const formatRow = await rowFormatterFor(evm, json);
      showOne(io, formatRow(flattenRules(event)), json);
    });
