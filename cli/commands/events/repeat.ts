import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { dryRun, examples, idOrTitle, json, unchanged } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { clockFor, rowFormatterFor } from '../../core/when.ts';
import { eventOf, findEvent } from './find.ts';
import { readSeries } from './readSeries.ts';
import { repeatRuleOf, addRepeatOptions } from './repeatRule.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document(`query (
  $id: ID!, $every: RepeatEvery!, $interval: Int!, $weekdays: [Weekday!]!, $until: DateTime, $times: Int
) {
  event(id: $id) {
    series(first: 1) { totalCount }
    repeatDates(every: $every, interval: $interval, weekdays: $weekdays, until: $until, times: $times)
  }
}`);

const mutation = document(
  'mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds event { series(first: 1) { totalCount } } } }',
);

/** The server creates all events or none. */
export const define: Define = (command, evm) =>
  addRepeatOptions(command)
    .description(
      'make a series of an event, or extend its series, to at most 52, by the clock of the college (its creator, admins)',
    )
    .argument('<event>', idOrTitle)
    .option('--no-helpers', 'without the helpers of the event; else each is notified once')
    .addOption(dryRun())
    .addOption(json())
    .addHelpText(
      'after',
      '\nIn a series, its last event is repeated: that one counts as the first.\n' +
        examples(
          'evm events repeat "Chess evening" --every week --times 12 --dry-run',
          'evm events repeat "Chess evening" --every week --interval 2 --on mon,wed --until 2027-03-31',
          'evm events repeat event_01jd… --every month --by weekday --times 6 --json id,date',
        ),
    )
    .action(async (named, { dryRun, helpers, json, ...typed }) => {
      const rule = repeatRuleOf(typed, await clockFor(evm.api, typed.until));
      const eventId = await findEvent(evm, named);
      const formatRow = await rowFormatterFor(evm, json);
      if (dryRun) {
        const { repeatDates, series } = eventOf(await evm.api.ask(query, { id: eventId, ...rule }));
        const before = series?.totalCount ?? 1;
        const rows = repeatDates.slice(before > 1 ? 1 : 0).map((date) => ({ date }));
        const count = rows.length;
        const plan =
          before > 1
            ? sentence('wouldExtend', { count, total: before + count })
            : sentence('wouldTakePlace', { count });
        await tell(evm.io, unchanged(plan));
        return showRows(evm.io, rows.map(formatRow), ['date'], json, '');
      }
      const { eventIds, event } = (await evm.api.ask(mutation, { input: { eventId, helpers, ...rule } })).repeatEvent;
      const created = sentence('events', { count: eventIds.length - 1 });
      const times = event.series?.totalCount ?? eventIds.length;
      await tell(evm.io, sentence('repeated', { events: created, times }));
      showRows(evm.io, (await readSeries(evm, eventId)).map(formatRow), ['id', 'date', 'title', 'location'], json, '');
    });
