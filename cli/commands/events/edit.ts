import type { Define, Evm } from '../../core/command.ts';
import { document, type ResultOf } from '../../core/document.ts';
import { exitCodes, Failure, refuseNoChange } from '../../core/errors.ts';
import { examples, idOrTitle } from '../../core/options.ts';
import { showOne, textOf } from '../../core/show.ts';
import { eventOf, findEvent } from './find.ts';
import { eventSelection, fieldsOf, withFields } from './fields.ts';
import { counted, readSeries } from './ofSeries.ts';
import { shownBy } from '../../core/when.ts';
import { withRulesBeside } from './rules.ts';
import { sayWhoElse } from './sameRoom.ts';

const query = document('query ($id: ID!) { event(id: $id) { version } }');

const mutation = document(`mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { ${eventSelection} } }
}`);

const ofSeries = document(`mutation ($input: UpdateSeriesInput!) {
  updateSeries(input: $input) { event { ${eventSelection} } eventIds kept { eventId fields } }
}`);

/** Refused where somebody else edits the event at the same time. */
export const define: Define = (command, evm) =>
  withFields(command)
    .description('edit an event: what is left out stays as it is (its creator, admins)')
    .argument('<event>', idOrTitle)
    .option('--series', 'this event and those after it in its series; what was changed in one alone stays there')
    .addHelpText(
      'after',
      examples(
        'evm events edit "Robotics Workshop" --capacity 80',
        'evm events edit "Robotics Workshop" --waitlist off',
        'evm events edit "Robotics Workshop" --ends "2026-12-04 20:30"',
        'evm events edit "Robotics Workshop" --closes "2026-12-03 18:00" --most-per-college 10',
        'evm events edit "Robotics Workshop" --image-file poster.jpg',
        'evm events edit "Robotics Workshop" --question-file questions.json',
        'evm events edit "Chess evening" --series --location Library',
        'evm events edit event_01jd… --date "2026-12-05 18:30" --location "Lecture hall 2"',
      ),
    )
    .action(async (named, { json, series, ...options }) => {
      if (series && options.questionFile !== undefined)
        throw new Failure('Questions are changed one event at a time: leave --series out.', exitCodes.usage);
      const fields = await fieldsOf(evm, options);
      refuseNoChange(fields, '--capacity 80');
      const eventId = await findEvent(evm, named);
      const { version } = eventOf(await evm.api.ask(query, { id: eventId }));
      const input = { eventId, version, ...fields };
      const isMoved = Boolean(fields.location ?? fields.date ?? fields.endsAt);
      const shown = await shownBy(evm, json);
      const show = (event: Answered) => showOne(evm.io, shown(withRulesBeside(event)), json);
      if (!series) {
        const { updateEvent } = await evm.api.ask(mutation, { input });
        evm.io.say('Event updated.');
        if (isMoved) await sayWhoElse(evm, updateEvent.event);
        return show(updateEvent.event);
      }
      const { updateSeries } = await evm.api.ask(ofSeries, { input });
      evm.io.say(`${counted(updateSeries.eventIds.length, 'event')} updated.`);
      if (updateSeries.kept.length > 0) await sayKept(evm, eventId, updateSeries.kept);
      if (isMoved) await sayWhoElse(evm, updateSeries.event);
      show(updateSeries.event);
    });

type Answered = ResultOf<typeof mutation>['updateEvent']['event'];

/** Says in which events something was left as it is, a line each. */
async function sayKept(evm: Evm, eventId: string, kept: readonly { eventId: string; fields: readonly string[] }[]) {
  const events = new Map((await readSeries(evm, eventId)).map((event) => [event.id, event]));
  const shown = await shownBy(evm, undefined);
  evm.io.say('Left as it is, where it was changed alone:');
  for (const { eventId: id, fields } of kept) {
    const { date = '' } = events.get(id) ?? {};
    const names = fields.map((name) => name.replace('registrationRules.', ''));
    evm.io.say(`  ${textOf(shown({ date }).date)}  ${id}  ${names.join(', ')}`);
  }
}
