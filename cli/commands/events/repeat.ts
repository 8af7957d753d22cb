import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { dryRun, examples, idOrTitle, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { clockFor, rowFormatterFor } from '../../core/when.ts';
import { eventOf, findEvent } from './find.ts';
import { withCount, readSeries } from './readSeries.ts';
import { repeatRuleOf, addRepeatOptions } from './repeatRule.ts';

const query = document(`query (
  $id: ID!, $every: RepeatEvery!, $interval: Int!, $weekdays: [Weekday!]!, $until: DateTime, $times: Int
) {
  event(id: $id) {
    repeatDates(every: $every, interval: $interval, weekdays: $weekdays, until: $until, times: $times)
  }
}`);

const mutation = document('mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds } }');

/** The server creates all events or none. */
export const define: Define = (command, evm) =>
  addRepeatOptions(command)
    .description('make a series of an event, at most 52 of it, by the clock of the college (its creator, admins)')
    .argument('<event>', idOrTitle)
    .addOption(dryRun())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm events repeat "Chess evening" --every week --times 12 --dry-run',
        'evm events repeat "Chess evening" --every week --interval 2 --on mon,wed --until 2027-03-31',
        'evm events repeat event_01jd… --every month --by weekday --times 6 --json id,date',
      ),
    )
    .action(async (named, { dryRun, json, ...typed }) => {
      const rule = repeatRuleOf(typed, await clockFor(evm.api, typed.until));
      const eventId = await findEvent(evm, named);
      const formatRow = await rowFormatterFor(evm, json);
      if (dryRun) {
        const { repeatDates } = eventOf(await evm.api.ask(query, { id: eventId, ...rule }));
        const rows = repeatDates.map((date) => ({ date }));
        evm.io.say(`It would take place ${withCount(rows.length, 'time')}. Nothing was changed.`);
        return showRows(evm.io, rows.map(formatRow), ['date'], json, '');
      }
      const { eventIds } = (await evm.api.ask(mutation, { input: { eventId, ...rule } })).repeatEvent;
      evm.io.say(`${withCount(eventIds.length - 1, 'event')} created; it takes place ${eventIds.length} times now.`);
      showRows(evm.io, (await readSeries(evm, eventId)).map(formatRow), ['id', 'date', 'title', 'location'], json, '');
    });
