import { isEqual } from '../core/transactions/isEqual.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { Refusal } from '../core/refusals/errors.ts';
import { forgetNode } from '../core/ids/node.ts';
import { storedTranslations, translationList } from '../core/texts/translated.ts';
import { shiftByWallClock } from '../core/context/time.ts';
import { changeEvent, type EventChanges, dropUnchangedTimes, ruleTimes } from '../events/changing.ts';
import { canDeleteEvent, canEditEvent } from '../events/can.ts';
import type { Event } from '../events/Event.ts';
import { isOver } from '../events/status.ts';
import { cleanReason, endEvent, editableEvent, ownEvent, recordEdit, refuseStaleEdit } from '../events/rules.ts';
import { leadTimeOf, moveDaysAndTime, timeOfDay } from './dates.ts';
import { type DeleteSeriesInput, type KeptFields, SeriesScope, type UpdateSeriesInput } from './inputs.ts';
import { byStart, lockSeries } from './locking.ts';
import { sentence } from './texts.ts';
import { switchNames } from '../events/fields.ts';

/**
 * Locks an event, and the others of its series in this scope that the viewer may change. Returns the event, then the
 * others by start date. Skips events that were handed over to another owner.
 */
async function lockInScope(
  ctx: Context,
  em: UnitOfWork,
  { eventId, scope }: Pick<DeleteSeriesInput, 'eventId' | 'scope'>,
  may: typeof canEditEvent,
  requireHere: typeof editableEvent,
): Promise<[Event, ...Event[]]> {
  const viewer = requireViewer(ctx);
  const all = await lockSeries(em, eventId);
  const here = requireHere(
    viewer,
    all.find(({ id }) => id === eventId),
  );
  const others = all.filter(
    (event) =>
      event !== here &&
      (scope === SeriesScope.ALL || event.date >= here.date) &&
      may(viewer, { id: event.id, createdById: event.createdBy.id }),
  );
  return [here, ...others.toSorted(byStart)];
}

const simpleFields = [
  'title',
  'description',
  'location',
  'capacity',
  'remindBefore',
  ...switchNames,
  'attendancePoints',
  'tags',
] as const;
const limitFields = ['colleges', 'mostPerCollege', 'needsApproval', 'refuseOverlaps'] as const;

/** The fields that another event of the series still takes when it is over. */
const fieldsOfPast = ['title', 'description', 'language', 'translations', 'tags', 'image', 'imageDescription'] as const;

/** The main language and the translations of an event with these changes: together, since they must not contradict. */
const textsWith = ({ language, translations }: EventChanges, event: Event) => [
  language ?? event.language,
  translationList(translations ? storedTranslations(translations, 'title', 'description') : event.translations),
];

/**
 * Selects the changes that also apply to another event of the series: fields with the same old value in both events. Other fields
 * keep their individual values and are listed in `kept`.
 */
function changesOf(
  was: Event,
  { registrationRules, ...changes }: EventChanges,
  each: Event,
  zone: string,
): { fits: EventChanges; kept: string[] } {
  const fits: EventChanges = {};
  const kept: string[] = [];
  const take = (name: string, isAlike: boolean, isThere: boolean, use: () => void) => {
    if (isAlike) use();
    else if (!isThere) kept.push(name);
  };
  for (const name of simpleFields) {
    const value = changes[name];
    if (value === undefined || (value === null && name !== 'attendancePoints')) continue;
    take(name, isEqual(each[name], was[name]), isEqual(each[name], value), () =>
      Object.assign(fits, { [name]: value }),
    );
  }
  const { image, imageDescription } = changes;
  const hasSamePicture = each.image === was.image;
  if (image !== undefined && (image || null) !== was.image)
    take('image', hasSamePicture, each.image === (image || null), () =>
      Object.assign(fits, { image, imageDescription }),
    );
  else if (imageDescription !== undefined)
    take(
      'imageDescription',
      hasSamePicture && each.imageDescription === was.imageDescription,
      each.imageDescription === (imageDescription?.trim() || null),
      () => Object.assign(fits, { imageDescription }),
    );
  if (changes.language ?? changes.translations) {
    const texts = textsWith(changes, each);
    take('translations', isEqual(textsWith({}, each), textsWith({}, was)), isEqual(textsWith({}, each), texts), () =>
      Object.assign(fits, { language: changes.language, translations: changes.translations }),
    );
  }
  const date = changes.date ?? was.date;
  let begins = each.date;
  if (date.getTime() !== was.date.getTime())
    take('date', timeOfDay(each.date, zone) === timeOfDay(was.date, zone), false, () => {
      begins = moveDaysAndTime(each.date, was.date, date, zone);
      fits.date = begins;
    });
  const lasts = (event: Pick<Event, 'date' | 'endsAt'>) =>
    event.endsAt && event.endsAt.getTime() - event.date.getTime();
  if (changes.endsAt !== undefined)
    take('endsAt', lasts(each) === lasts(was), false, () => {
      fits.endsAt = changes.endsAt && shiftByWallClock(changes.endsAt, date, begins, zone);
    });

  const rules: NonNullable<EventChanges['registrationRules']> = {};
  const lead = (event: Event, name: (typeof ruleTimes)[number]) =>
    event.rules[name] && leadTimeOf(event.rules[name], event.date, zone);
  for (const name of ruleTimes) {
    const value = registrationRules?.[name];
    if (value !== undefined)
      take(`registrationRules.${name}`, lead(each, name) === lead(was, name), false, () => {
        rules[name] = value && shiftByWallClock(value, date, begins, zone);
      });
  }
  for (const name of limitFields) {
    const value = registrationRules?.[name];
    if (value !== undefined)
      take(
        `registrationRules.${name}`,
        isEqual(each.rules[name], was.rules[name]),
        isEqual(each.rules[name], value),
        () => Object.assign(rules, { [name]: value }),
      );
  }
  return { fits: { ...fits, ...(Object.keys(rules).length > 0 && { registrationRules: rules }) }, kept };
}

/**
 * Applies changes to an event and others of its series, in one transaction. Another event that is over takes only words
 * and the picture. Throws STALE_EDIT if the event changed since the client read it. Returns the ids of the events, and the
 * fields that kept individual values.
 */
export async function updateSeries(
  ctx: Context,
  { eventId, scope, version, updatedAt, reason: given, ...input }: UpdateSeriesInput,
): Promise<{ ids: string[]; kept: KeptFields[] }> {
  const zone = ctx.platform.timeZone;
  const reason = given?.trim() || undefined;
  const changed = await ctx.em.transactional(async (em) => {
    const [here, ...others] = await lockInScope(ctx, em, { eventId, scope }, canEditEvent, editableEvent);
    // a cancelled event stays as it was
    const events = [here, ...others.filter((each) => !each.cancelledAt)];
    refuseStaleEdit(here, version, updatedAt);
    const was: Event = { ...here, rules: { ...here.rules } };
    const changes = dropUnchangedTimes(here, input);
    const changesOfPast = Object.fromEntries(fieldsOfPast.map((name) => [name, changes[name]]));
    const now = new Date();
    const kept: KeptFields[] = [];
    const ids: string[] = [];
    for (const each of events) {
      const isPast = each !== here && isOver(each, now);
      if (isPast && Object.values(changesOfPast).every((value) => value == null)) continue;
      ids.push(each.id);
      const own =
        each === here ? { fits: changes, kept: [] } : changesOf(was, isPast ? changesOfPast : changes, each, zone);
      if (own.kept.length > 0) kept.push({ eventId: each.id, fields: own.kept });
      if (each !== here && Object.keys(own.fits).length === 0) continue;
      const isChanged = await changeEvent(ctx, em, each, own.fits, reason).catch((error: unknown) => {
        throw each === here ? error : withDate(error, each, zone);
      });
      if (isChanged) await recordEdit(ctx, em, each, own.fits, reason);
    }
    return { ids, kept };
  });
  for (const id of changed.ids) forgetNode(ctx, 'event', id);
  return changed;
}

/** Adds the date of the failed event to an error. */
function withDate(error: unknown, { date }: Event, zone: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const { code, ...more } = error.extensions;
  const dated = sentence('onDate', { when: { from: date, zone }, problem: error.sentence });
  return new Refusal(code as never, dated, more, error.problems);
}

/** Deletes an event and others of its series, with their dependent rows. Returns their ids. */
export async function deleteSeries(
  ctx: Context,
  { eventId, scope, reason: given }: DeleteSeriesInput,
): Promise<string[]> {
  const reason = cleanReason(given);
  const ids = await ctx.em.transactional(async (em) => {
    const events = await lockInScope(ctx, em, { eventId, scope }, canDeleteEvent, ownEvent);
    for (const each of events) await endEvent(ctx, em, each, reason);
    return events.map(({ id }) => id);
  });
  for (const id of ids) forgetNode(ctx, 'event', id);
  return ids;
}
