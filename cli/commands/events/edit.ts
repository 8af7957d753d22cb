import type { Define, Evm } from '../../core/command.ts';
import { document, type ResultOf } from '../../core/document.ts';
import { exitCodes, Failure, refuseNoChange } from '../../core/errors.ts';
import { dryRun, examples, idOrTitle, joined, unchanged } from '../../core/options.ts';
import { type JsonOptionValue, showOne, showRows, textOf } from '../../core/show.ts';
import { eventOf, findEvent } from './find.ts';
import { eventSelection, fieldsOf, addFieldOptions, sayPublic } from './fields.ts';
import { isOver } from '../../../api/events/status.ts';
import { eventsInScope, scopeOf, readSeries } from './readSeries.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { flattenRules } from './rules.ts';
import { sayRoomConflicts } from './sayRoomConflicts.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document('query ($id: ID!) { event(id: $id) { version } }');

const planQuery = document(
  'query ($id: ID!) { event(id: $id) { id title date location registeredCount waitlistCount viewerCanEdit } }',
);

const mutation = document(`mutation ($input: UpdateEventInput!) {
  updateEvent(input: $input) { event { ${eventSelection} } }
}`);

const seriesMutation = document(`mutation ($input: UpdateSeriesInput!) {
  updateSeries(input: $input) { event { ${eventSelection} } eventIds kept { eventId fields } }
}`);

/** The server refuses the edit if another user edits the event at the same time. */
export const define: Define = (command, evm) =>
  addFieldOptions(command)
    .description('edit an event: what is left out stays as it is (its creator, admins)')
    .argument('<event>', idOrTitle)
    .option('--exact-times', 'typed times hold although they are as before: otherwise those move with --date')
    .option('--series', 'this event and those after it in its series; what was changed in one alone stays there')
    .option('--whole-series', 'all events of its series; those that are over take only words and the picture')
    .option('--reason <text>', 'why title, place or time change: people with a seat read it')
    .addOption(dryRun())
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
        'evm events edit "Chess evening" --whole-series --title "Chess night"',
        'evm events edit "Robotics Workshop" --date "2026-12-04 17:30" --ends "2026-12-04 20:30" --exact-times',
        'evm events edit event_01jd… --location "Lecture hall 2" --reason "The roof is wet."',
      ),
    )
    .action(async (named, { json, series, wholeSeries, exactTimes, reason, dryRun, ...options }) => {
      const scope = scopeOf({ series, wholeSeries });
      if (scope && options.questionFile !== undefined) throw new Failure(sentence('questionsAlone'), exitCodes.usage);
      const fields = await fieldsOf(evm, options, { dryRun, timesMove: !exactTimes });
      refuseNoChange(fields, '--capacity 80');
      const eventId = await findEvent(evm, named);
      if (dryRun) return showPlan(evm, { eventId, scope, fields: Object.keys(fields), json });
      const { version } = eventOf(await evm.api.ask(query, { id: eventId }));
      const input = { eventId, version, ...(exactTimes && { exactTimes }), reason, ...fields };
      const isMoved = Boolean(fields.location ?? fields.date ?? fields.endsAt);
      const formatRow = await rowFormatterFor(evm, json);
      const show = (event: UpdatedEvent) => showOne(evm.io, formatRow(flattenRules(event)), json);
      if (!scope) {
        const { updateEvent } = await evm.api.ask(mutation, { input });
        await tell(evm.io, sentence('updated'));
        if (fields.isPublished) await sayPublic(evm.io, updateEvent.event);
        if (isMoved) await sayRoomConflicts(evm, updateEvent.event);
        return show(updateEvent.event);
      }
      const { updateSeries } = await evm.api.ask(seriesMutation, { input: { ...input, scope } });
      await tell(
        evm.io,
        sentence('updatedMany', { events: sentence('events', { count: updateSeries.eventIds.length }) }),
      );
      if (updateSeries.kept.length > 0) await listKeptFields(evm, eventId, updateSeries.kept);
      if (isMoved) await sayRoomConflicts(evm, updateSeries.event);
      show(updateSeries.event);
    });

interface EditPlan {
  readonly eventId: string;
  readonly scope: ReturnType<typeof scopeOf>;
  readonly fields: readonly string[];
  readonly json: JsonOptionValue;
}

/** Shows the affected events and how many people have a seat or wait for one. They are notified if the event moves. */
async function showPlan(evm: Evm, { eventId, scope, fields, json }: EditPlan): Promise<void> {
  const event = eventOf(await evm.api.ask(planQuery, { id: eventId }));
  if (!event.viewerCanEdit) throw new Failure(sentence('mayNotEdit'));
  const takesPast = fields.some((name) => ['title', 'description', 'tags', 'image', 'imageDescription'].includes(name));
  const inScope = scope ? eventsInScope(await readSeries(evm, eventId), eventId, scope) : [];
  const later = inScope.filter(
    ({ id, date, endsAt }) =>
      id === eventId ||
      takesPast ||
      !isOver({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null }, new Date()),
  );
  const events = later.length > 0 ? later : [event];
  const people = events.reduce((sum, each) => sum + each.registeredCount + each.waitlistCount, 0);
  const change = { fields: fields.join(', '), events: sentence('events', { count: events.length }), people };
  const plan = sentence('wouldChange', change);
  await tell(evm.io, unchanged(later.length > 1 ? joined(plan, sentence('wouldStay')) : plan));
  const formatRow = await rowFormatterFor(evm, json);
  const rows = events.map(({ id, title, date, location }) => formatRow({ id, title, date, location }));
  if (scope) showRows(evm.io, rows, ['id', 'date', 'title', 'location'], json, '');
  else showOne(evm.io, rows[0]!, json);
}

type UpdatedEvent = ResultOf<typeof mutation>['updateEvent']['event'];

/** Lists the events of a series that kept fields of their own, one per line. */
async function listKeptFields(
  evm: Evm,
  eventId: string,
  kept: readonly { eventId: string; fields: readonly string[] }[],
) {
  const events = new Map((await readSeries(evm, eventId)).map((event) => [event.id, event]));
  const formatRow = await rowFormatterFor(evm, undefined);
  await tell(evm.io, sentence('leftAlone'));
  for (const { eventId: id, fields } of kept) {
    const { date = '' } = events.get(id) ?? {};
    const names = fields.map((name) => name.replace('registrationRules.', ''));
    evm.io.say(`  ${textOf(formatRow({ date }).date)}  ${id}  ${names.join(', ')}`);
  }
}
