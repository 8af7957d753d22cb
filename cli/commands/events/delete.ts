import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { Failure } from '../../core/errors.ts';
import { dryRun, examples, idOrTitle, json, nothingChanged, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne, showRows } from '../../core/show.ts';
import { mostRepeated } from '../../../api/series/validate.ts';
import { eventOf, findEvent } from './find.ts';
import { eventsInScope, scopeOf, withCount } from './readSeries.ts';

const countFields =
  'registeredCount waitlistCount deletionNotifies announcements(first: 1) { totalCount } awards(first: 1) { totalCount }';

const query = document(`query ($id: ID!, $withSeries: Boolean!) {
  event(id: $id) {
    id title date viewerCanDelete ${countFields}
    series(first: ${mostRepeated}) @include(if: $withSeries) { edges { node { id title date ${countFields} } } }
  }
}`);

const deleteEventMutation = document(
  'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }',
);

const deleteSeriesMutation = document(
  'mutation ($input: DeleteSeriesInput!) { deleteSeries(input: $input) { deletedEventIds } }',
);

/** Lists everything that is deleted together with the event or events, and asks first. */
export const define: Define = (command, evm) =>
  command
    .description('delete an event with all that belongs to it, for good (its creator, admins)')
    .argument('<event>', idOrTitle)
    .option('--series', 'this event and those after it in its series')
    .option('--whole-series', 'all events of its series')
    .option('--reason <text>', 'why it does not take place: everybody who is notified reads it')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json('deletedEventId'))
    .addHelpText(
      'after',
      examples(
        'evm events delete "Robotics Workshop"',
        'evm events delete "Chess evening" --series',
        'evm events delete "Chess evening" --whole-series',
        'evm events delete "Night walk" --reason "A storm is coming."',
        'evm events delete event_01jd… --yes',
      ),
    )
    .action(async (named, { series, wholeSeries, reason, dryRun, yes, json }) => {
      const eventId = await findEvent(evm, named);
      const scope = scopeOf({ series, wholeSeries });
      const event = eventOf(await evm.api.ask(query, { id: eventId, withSeries: Boolean(scope) }));
      const inScope = eventsInScope(
        (event.series?.edges ?? []).map(({ node }) => node),
        eventId,
        scope ?? 'FOLLOWING',
      );
      const events = inScope.length > 0 ? inScope : [event];
      const sum = (count: (each: (typeof events)[number]) => number) =>
        events.reduce((before, each) => before + count(each), 0);
      const waiting = sum(({ waitlistCount }) => waitlistCount);
      const goes = [
        withCount(
          sum(({ registeredCount }) => registeredCount),
          'registration',
        ),
        ...(waiting > 0 ? [`${waiting} in line`] : []),
        withCount(
          sum(({ announcements }) => announcements.totalCount),
          'announcement',
        ),
        withCount(
          sum(({ awards }) => awards.totalCount),
          'award',
        ),
      ].join(', ');
      const told = sum(({ deletionNotifies }) => deletionNotifies ?? 0);
      const notified = told === 0 ? '' : ` ${toldInWords(told, events.length)}`;
      const what =
        events.length > 1
          ? `"${event.title}" and ${withCount(events.length - 1, scope === 'ALL' ? 'other event' : 'event')} ${scope === 'ALL' ? 'of its series' : 'after it'}`
          : `"${event.title}"`;
      if (dryRun) {
        if (!event.viewerCanDelete) throw new Failure('You do not have permission to delete this event.');
        evm.io.say(
          `It would delete ${what}. With ${events.length > 1 ? 'them' : 'it'} would go: ${goes}.${notified} ${nothingChanged}`,
        );
        return show(events.map(({ id }) => id));
      }
      await confirm(
        evm.io,
        `Delete ${what} for good? With ${events.length > 1 ? 'them' : 'it'} go: ${goes}.${notified}`,
        yes,
      );
      const ids = await remove();
      evm.io.say(`Deleted ${what}, and with ${ids.length > 1 ? 'them' : 'it'}: ${goes}.`);
      show(ids);

      function show(deleted: readonly string[]): void {
        const rows = deleted.map((deletedEventId) => ({ deletedEventId }));
        if (scope) showRows(evm.io, rows, ['deletedEventId'], json, '');
        else showOne(evm.io, rows[0]!, json);
      }
      async function remove(): Promise<readonly string[]> {
        const input = { eventId, reason };
        if (scope)
          return (await evm.api.ask(deleteSeriesMutation, { input: { ...input, scope } })).deleteSeries.deletedEventIds;
        return [(await evm.api.ask(deleteEventMutation, { input })).deleteEvent.deletedEventId];
      }
    });

/** One person may get a notification for each event of a series. */
export const toldInWords = (count: number, events: number): string =>
  events > 1
    ? `${withCount(count, 'notification')} will be sent.`
    : `${count === 1 ? '1 person' : `${count} people`} will be notified.`;
