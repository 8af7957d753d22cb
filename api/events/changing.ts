import { hasAll, isEqual } from '../core/transactions/isEqual.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { fieldsRefusal, refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { storedTranslations, titlesOf, translationList } from '../core/texts/translated.ts';
import { shiftByWallClock } from '../core/context/time.ts';
import { questionsOfEvents } from '../questions/read.ts';
import { writeQuestions } from '../questions/rules.ts';
import { validateQuestions } from '../questions/validate.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { useUpload } from '../uploads/rules.ts';
import { appendEventChanged, appendEventDecision, promoteFromWaitlist } from './changed.ts';
import { canDecide, canDeleteEvent, isUnlimited } from './can.ts';
import { refuseCancelled } from './cancelled.ts';
import { Event, EventApproval } from './Event.ts';
import type { UpdateEventInput } from './inputs.ts';
import { postEventChanged, postEventDecided } from './mail.ts';
import { changedRules } from './RegistrationRules.ts';
import { isOver } from './status.ts';
import { sentence } from './texts.ts';
import { cleanReminders, cleanTags, type EventFields, validateEvent, validateReason } from './validate.ts';

export type EventChanges = Omit<UpdateEventInput, 'eventId' | 'version' | 'updatedAt' | 'exactTimes' | 'reason'>;

/** The times of the rules. */
export const ruleTimes = ['opensAt', 'closesAt', 'cancelUntil'] as const;

/**
 * Interprets changes. A client that sends a whole event with a new date also sends its old times. Unchanged times count as
 * left out, so they move with the date, unless `exactTimes` is true.
 */
export function dropUnchangedTimes(
  { date, endsAt, rules }: Event,
  { exactTimes, ...changes }: EventChanges & Pick<UpdateEventInput, 'exactTimes'>,
): EventChanges {
  if (exactTimes || !changes.date || changes.date.getTime() === date.getTime()) return changes;
  const registrationRules = { ...changes.registrationRules };
  for (const name of ruleTimes) if (isSame(registrationRules[name], rules[name])) delete registrationRules[name];
  return {
    ...changes,
    ...(isSame(changes.endsAt, endsAt) && { endsAt: undefined }),
    ...(changes.registrationRules && { registrationRules }),
  };
}

const isSame = (sent: Date | null | undefined, stored: Date | null) =>
  sent != null && sent.getTime() === stored?.getTime();

/**
 * Changes the given fields of an event and notifies its people, with the `reason`. The caller has checked permissions and
 * locked the event's row. If all fields are as they were, it keeps the version, notifies nobody and returns false.
 */
export async function changeEvent(
  ctx: Context,
  em: UnitOfWork,
  event: Event,
  changes: EventChanges,
  reason: string | undefined,
): Promise<boolean> {
  const viewer = requireViewer(ctx);
  refuseCancelled(event);
  const { registrationRules, questions, ...rest } = withTimesMoved(event, changes, ctx.platform.timeZone);
  const fields = definedFields(rest);
  const row = { id: event.id, createdById: event.createdBy.id };
  if (
    (fields.attendancePoints ?? null) !== event.attendancePoints &&
    'attendancePoints' in fields &&
    !canDeleteEvent(viewer, row)
  )
    throw refusal('FORBIDDEN', sentence('pointsForbidden'));
  const settings = await em.findOneOrFail(SystemSettings, 1);
  // an event that was created under a higher limit may keep its capacity
  const maxCapacity = fields.capacity === event.capacity ? undefined : settings.maxUsersPerEvent;
  const rules = changedRules(event.rules, registrationRules ?? {});
  // a new main language can be that of an existing translation
  const texts = (fields.language ?? fields.translations) && {
    language: event.language,
    translations: translationList(event.translations),
  };
  // a new date or end can make existing rules invalid, so they are validated again
  const isTimed = registrationRules || fields.date || fields.endsAt;
  const all = { ...texts, ...(isTimed ? { date: event.date, ...fields, registrationRules: rules } : fields) };
  refuseInvalid({ ...validateEvent(all, maxCapacity), ...validateQuestions(questions), ...validateReason({ reason }) });
  if (fields.capacity !== undefined && fields.capacity < event.taken)
    throw fieldsRefusal('CAPACITY_BELOW_TAKEN', { capacity: sentence('capacityBelowTaken') })!;
  // the description goes with its picture
  const { image = event.image } = fields;
  if (!image && !event.image && fields.imageDescription) refuseNothingToDescribe();
  if (!image || (image !== event.image && fields.imageDescription === undefined)) fields.imageDescription = null;
  if (fields.image !== event.image)
    await useUpload(em, viewer, { purpose: 'event', image: fields.image, field: 'image' });
  const now = new Date();
  if (!isOver({ ...event, ...fields }, now) && isOver(event, now))
    await refuseTooManyEvents(em, viewer, event.createdBy.id, settings.maxEventsPerOrganizer, event.id);
  const was = {
    title: event.title,
    language: event.language,
    titles: titlesOf(event.translations),
    location: event.location,
    date: event.date,
    endsAt: event.endsAt,
    version: event.version,
  };
  const uuid = toUuid('event', event.id)!;
  const readQuestions = () => (questions ? em.rows(questionsOfEvents, [[uuid]]) : []);
  const previousQuestions = await readQuestions();
  if (questions) event.hasQuestions = await writeQuestions(em, uuid, questions);
  const next = { ...cleanFields(fields), rules };
  // an edit of a rejected event submits it for approval again
  const isSubmittedAgain = event.approval === EventApproval.REJECTED && !canDecide(viewer);
  const isUnchanged = !isSubmittedAgain && hasAll(event, next) && isEqual(await readQuestions(), previousQuestions);
  if (isUnchanged) return false;
  em.assign(event, { ...next, updatedAt: now });
  // if registration is open again, people on the waitlist are notified again when it closes
  if (event.date > now && !(event.rules.closesAt && event.rules.closesAt <= now)) event.lineTold = false;
  if (isSubmittedAgain) {
    em.assign(event, { approval: EventApproval.PENDING, rejectionReason: null });
    await postEventDecided(em, event);
    await appendEventDecision(em, event, EventApproval.REJECTED, EventApproval.PENDING);
  }
  await promoteFromWaitlist(em, event);
  await postEventChanged(em, event, was, reason);
  await appendEventChanged(em, uuid);
  return true;
}

export const refuseNothingToDescribe = () => refuseInvalid({ imageDescription: sentence('nothingToDescribe') });

/** Not FOR UPDATE: messages to the owner reference the row and would have to wait. */
const lockOwner = statement('events-owner-lock', 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE');

/** Counts the upcoming events of an owner, each series once, and says whether the series of an event is among them. */
const countUpcoming = statement<{ upcoming: number; isCounted: boolean }>(
  'events-upcoming-count',
  `SELECT count(DISTINCT coalesce(s.series_id, e.id))::int AS upcoming,
          coalesce(bool_or(coalesce(s.series_id, e.id) =
            coalesce((SELECT series_id FROM series_events WHERE event_id = $2), $2)), false) AS "isCounted"
     FROM events e LEFT JOIN series_events s ON s.event_id = e.id
    WHERE e.created_by = $1 AND e.cancelled_at IS NULL AND (e.date > $3 OR e.ends_at > $3)`,
);

/**
 * Throws EVENT_LIMIT_REACHED if one more event would exceed the limit of the owner. A series counts once: `member` is the
 * id of an event in the series of the new one, or of the event itself. Locks the owner's row before counting, so that
 * concurrent creations see each other. Admins have no limit.
 */
export async function refuseTooManyEvents(
  em: UnitOfWork,
  viewer: Viewer,
  ownerId: string,
  most: number,
  member?: string,
): Promise<void> {
  if (isUnlimited(viewer)) return;
  const owner = toUuid('user', ownerId);
  await em.rows(lockOwner, [owner]);
  const values = [owner, member === undefined ? null : toUuid('event', member), new Date()];
  const { upcoming, isCounted } = (await em.rows(countUpcoming, values))[0]!;
  if (!isCounted && upcoming >= most)
    throw refusal('EVENT_LIMIT_REACHED', sentence('tooManyEvents', { n: upcoming, most }));
}

/**
 * The fields that an update changes. Null means "leave as it is", except for the picture, its description, the end and the
 * points.
 */
function definedFields({
  image,
  imageDescription,
  endsAt,
  attendancePoints,
  ...changes
}: Omit<EventChanges, 'registrationRules' | 'questions'>): Partial<
  Omit<EventFields<LanguageName>, 'registrationRules'>
> {
  const fields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
  return {
    ...fields,
    ...(image !== undefined && { image: image || null }),
    ...(imageDescription !== undefined && { imageDescription: imageDescription?.trim() || null }),
    ...(endsAt !== undefined && { endsAt }),
    ...(attendancePoints !== undefined && { attendancePoints }),
  };
}

/** If the start moves, the end and the times of the rules move with it, unless other times are given. */
function withTimesMoved({ date: was, endsAt, rules }: Event, changes: EventChanges, zone: string): EventChanges {
  const { date, registrationRules } = changes;
  if (!date || Number.isNaN(date.getTime()) || date.getTime() === was.getTime()) return changes;
  const moved = (moment: Date) => shiftByWallClock(moment, was, date, zone);
  const along = ruleTimes.flatMap((name) => {
    const moment = rules[name];
    if (!moment || registrationRules?.[name] !== undefined) return [];
    // registration that is open stays open
    const hasOpened = name === 'opensAt' && moment <= new Date() && date > was;
    return hasOpened ? [] : [[name, moved(moment)] as const];
  });
  return {
    ...changes,
    ...(endsAt && changes.endsAt === undefined && { endsAt: moved(endsAt) }),
    ...(along.length > 0 && { registrationRules: { ...registrationRules, ...Object.fromEntries(along) } }),
  };
}

export function cleanFields<F extends Partial<EventFields<LanguageName>>>({ translations, ...fields }: F) {
  return {
    ...fields,
    ...(fields.title !== undefined && { title: fields.title.trim() }),
    ...(fields.description !== undefined && { description: fields.description.trim() }),
    ...(translations && { translations: storedTranslations(translations, 'title', 'description') }),
    ...(fields.location !== undefined && { location: fields.location.trim() }),
    ...(fields.tags && { tags: cleanTags(fields.tags) }),
    ...(fields.remindBefore && { remindBefore: cleanReminders(fields.remindBefore) }),
  };
}
