import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { Failure } from '../../core/errors.ts';
import { dryRun, examples, idOrTitle, joined, json, unchanged, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne, showRows } from '../../core/show.ts';
import { mostRepeated } from '../../../api/series/validate.ts';
import { eventOf, findEvent } from './find.ts';
import { eventsInScope, scopeOf } from './readSeries.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

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
      const counts = {
        registrations: sentence('registrations', { count: sum(({ registeredCount }) => registeredCount) }),
        announcements: sentence('announcements', { count: sum(({ announcements }) => announcements.totalCount) }),
        awards: sentence('awards', { count: sum(({ awards }) => awards.totalCount) }),
      };
      const goes = waiting > 0 ? sentence('goesWithLine', { ...counts, waiting }) : sentence('goes', counts);
      const told = sum(({ deletionNotifies }) => deletionNotifies ?? 0);
      // One person may get a notification for each event of a series.
      const isMany = events.length > 1;
      const withNotified = (plan: Sentence) =>
        told === 0 ? plan : joined(plan, sentence(isMany ? 'notifications' : 'notified', { count: told }));
      const what = whatGoes(event.title, events.length - 1, scope);
      if (dryRun) {
        if (!event.viewerCanDelete) throw new Failure(sentence('mayNotDelete'));
        const plan = sentence(isMany ? 'wouldDeleteMany' : 'wouldDelete', { what, goes });
        await tell(evm.io, unchanged(withNotified(plan)));
        return show(events.map(({ id }) => id));
      }
      const question = sentence(isMany ? 'deleteManyQuestion' : 'deleteQuestion', { what, goes });
      await confirm(evm.io, withNotified(question), yes);
      const ids = await remove();
      await tell(evm.io, sentence(ids.length > 1 ? 'deletedMany' : 'deleted', { what, goes }));
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

/** The event, and the others of its series that are deleted with it. */
function whatGoes(title: string, others: number, scope: ReturnType<typeof scopeOf>): Sentence {
  if (others === 0) return sentence('thisEvent', { title });
  if (scope === 'ALL') return sentence('thisAndOthers', { title, count: others });
  return sentence('thisAndLater', { title, events: sentence('events', { count: others }) });
}
