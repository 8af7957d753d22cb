import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { refuseNoChange } from '../../core/errors.ts';
import { examples, idOrTitle } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { eventOf, findEvent } from './find.ts';
import { eventSelection, fieldsOf, withFields } from './fields.ts';
import { shownBy } from '../../core/when.ts';
import { withRulesBeside } from './rules.ts';
import { sayWhoElse } from './sameRoom.ts';

const query = document('query ($id: ID!) { event(id: $id) { version } }');

const mutation = document(`mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { ${eventSelection} } }
}`);

/** Refused where somebody else edits the event at the same time. */
export const define: Define = (command, evm) =>
  withFields(command)
    .description('edit an event: what is left out stays as it is (its creator, admins)')
    .argument('<event>', idOrTitle)
    .addHelpText(
      'after',
      examples(
        'evm events edit "Robotics Workshop" --capacity 80',
        'evm events edit "Robotics Workshop" --waitlist off',
        'evm events edit "Robotics Workshop" --ends "2026-12-04 20:30"',
        'evm events edit "Robotics Workshop" --closes "2026-12-03 18:00" --most-per-college 10',
        'evm events edit "Robotics Workshop" --image-file poster.jpg',
        'evm events edit "Robotics Workshop" --question-file questions.json',
        'evm events edit event_01jd… --date "2026-12-05 18:30" --location "Lecture hall 2"',
      ),
    )
    .action(async (named, { json, ...options }) => {
      const fields = await fieldsOf(evm, options);
      refuseNoChange(fields, '--capacity 80');
      const eventId = await findEvent(evm, named);
      const { version } = eventOf(await evm.api.ask(query, { id: eventId }));
      const input = { eventId, version, ...fields };
      const { updateEvent } = await evm.api.ask(mutation, { input });
      evm.io.say('Event updated.');
      if (fields.location ?? fields.date ?? fields.endsAt) await sayWhoElse(evm, updateEvent.event);
      const shown = await shownBy(evm, json);
      showOne(evm.io, shown(withRulesBeside(updateEvent.event)), json);
    });
