import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toId, toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import { shiftByWallClock } from '../core/context/time.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { canDecide, canDeleteEvent } from '../events/can.ts';
import { refuseTooManyEvents } from '../events/changing.ts';
import { type Event, EventApproval, latinWords } from '../events/Event.ts';
import { lockEditableEvent, lockOwnEvent, requireCreator } from '../events/rules.ts';
import { isOver } from '../events/status.ts';
import { validateEvent } from '../events/validate.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { copyStaffTo } from '../staff/copyStaff.ts';
import { repeatedDates } from './dates.ts';
import type { DuplicateEventInput, RepeatEventInput } from './inputs.ts';
import { byStart, lockSeries } from './locking.ts';
import { forgetSeries } from './read.ts';
import { sentence } from './texts.ts';
import { mostRepeated, type RepeatRule, validateRepeat } from './validate.ts';

/** Copies an event with its questions; the copies of the questions get new ids. */
const insertCopies = statement(
  'event-copies',
  `WITH made AS (
    INSERT INTO events (id, title, latin, description, language, translations, date, ends_at, location, capacity, has_waitlist, remind_before, self_check_in, walk_ins, is_published, attendance_points, tags, image, image_description, approval, created_by,
                        opens_at, closes_at, cancel_until, colleges, most_per_college, needs_approval, refuse_overlaps, has_questions)
    SELECT m.id, m.title, m.latin, e.description, e.language, e.translations, m.date, m.ends_at, e.location, e.capacity, e.has_waitlist, e.remind_before, e.self_check_in, e.walk_ins, m.is_published, e.attendance_points, e.tags, e.image, e.image_description,
           m.approval, m.created_by, m.opens_at, m.closes_at, m.cancel_until, e.colleges, e.most_per_college, e.needs_approval, e.refuse_overlaps,
           e.has_questions
      FROM events e, jsonb_to_recordset($2::jsonb) AS m (id uuid, title text, latin text, date timestamptz, ends_at timestamptz, approval text,
           created_by uuid, is_published boolean, opens_at timestamptz, closes_at timestamptz, cancel_until timestamptz)
     WHERE e.id = $1 RETURNING id, approval, created_by),
  waiting AS (
    INSERT INTO journal (kind, event_id, data)
    SELECT 'event.decided', id, jsonb_build_object('was', NULL, 'is', approval, 'createdById', created_by)
      FROM made WHERE approval <> 'approved')
  INSERT INTO questions (id, event_id, position, kind, label, help, is_required, options)
  SELECT evm_new_uuid(), made.id, q.position, q.kind, q.label, q.help, q.is_required, q.options
    FROM made, questions q WHERE q.event_id = $1 AND q.position IS NOT NULL`,
);

interface CopyOptions {
  readonly dates: readonly Date[];
  readonly title?: string | null;
  /** The id of the user who owns the copies. */
  readonly ownerId: string;
  /** Whether the copies belong to the series of the event. */
  readonly inSeries?: boolean;
}

/** Copies an event to each date; end, registration times and deadlines move along. Returns the new UUIDs. */
async function copyEvent(
  ctx: Context,
  em: UnitOfWork,
  event: Event,
  { dates, title: newTitle, ownerId, inSeries = false }: CopyOptions,
): Promise<string[]> {
  const viewer = requireViewer(ctx);
  const settings = await em.findOneOrFail(SystemSettings, 1);
  for (const date of dates) refuseInvalid(validateEvent({ date, ...(newTitle != null && { title: newTitle }) }));
  const now = new Date();
  const { rules, endsAt } = event;
  const title = newTitle?.trim() ?? event.title;
  const rows = dates.map((date) => {
    const moved = (moment: Date | null) => moment && shiftByWallClock(moment, event.date, date, ctx.platform.timeZone);
    return {
      id: toUuid('event', newId('event')),
      title,
      latin: latinWords({ ...event, title }),
      date,
      ends_at: moved(endsAt),
      approval: approvalOf(settings, viewer),
      created_by: toUuid('user', ownerId),
      opens_at: moved(rules.opensAt),
      closes_at: moved(rules.closesAt),
      cancel_until: moved(rules.cancelUntil),
      // a copy is published by its own organizer
      is_published: inSeries && event.isPublished,
    };
  });
  if (rows.some((row) => !isOver({ date: row.date, endsAt: row.ends_at }, now)))
    await refuseTooManyEvents(em, viewer, ownerId, settings.maxEventsPerOrganizer, inSeries ? event.id : undefined);
  await em.write(insertCopies, [toUuid('event', event.id), asJson(rows)]);
  return rows.map(({ id }) => id!);
}

const approvalOf = ({ eventApprovalRequired }: SystemSettings, viewer: Viewer) =>
  eventApprovalRequired && !canDecide(viewer) ? EventApproval.PENDING : EventApproval.APPROVED;

/**
 * Copies an event as the viewer's own. Helpers agreed to help its owner, so a copy of another owner has none. Returns the
 * UUID of the copy.
 */
export async function duplicateEvent(
  ctx: Context,
  { eventId, date, title, helpers }: DuplicateEventInput,
): Promise<string> {
  const viewer = requireViewer(ctx);
  return ctx.em.transactional(async (em) => {
    const event = await lockEditableEvent(em, viewer, eventId);
    requireCreator(ctx);
    const made = await copyEvent(ctx, em, event, { dates: [date], title, ownerId: viewer.id });
    if (helpers && event.createdBy.id === viewer.id) await copyStaffTo(ctx, em, event, made);
    return made[0]!;
  });
}

/**
 * The start dates that a rule produces, beginning with `start`, which is the last of `existing` events. Throws
 * VALIDATION_FAILED if there is none after it, or if the series would have more than 52 events.
 */
export function datesOf(ctx: Context, start: Date, rule: RepeatRule, existing: number): Date[] {
  refuseInvalid(validateRepeat(rule));
  const dates = repeatedDates(start, rule, ctx.platform.timeZone);
  const field = rule.until ? 'until' : 'times';
  if (existing - 1 + dates.length > mostRepeated) {
    const most = mostRepeated;
    const problem = existing > 1 ? sentence('tooManyMore', { most, n: existing }) : sentence('tooManyEvents', { most });
    refuseInvalid({ [field]: problem });
  }
  if (dates.length < 2) refuseInvalid({ [field]: sentence('notRepeated') });
  return dates;
}

export const insertSeries = statement(
  'series-insert',
  `INSERT INTO series_events (series_id, event_id)
   SELECT coalesce((SELECT series_id FROM series_events WHERE event_id = $1), $1), unnest($2::uuid[])
   ON CONFLICT (event_id) DO NOTHING`,
);

/**
 * Repeats an event, as a series of it and a copy for each further date. If it is in a series, extends the series: repeats
 * the last event there that the viewer owns. Returns the ids of the repeated event and of the copies.
 */
export async function repeatEvent(ctx: Context, { eventId, helpers, ...rule }: RepeatEventInput): Promise<string[]> {
  const viewer = requireViewer(ctx);
  const ids = await ctx.em.transactional(async (em) => {
    const events = await lockSeries(em, eventId);
    await lockOwnEvent(em, viewer, eventId);
    const isOwn = (event: Event) => canDeleteEvent(viewer, { id: event.id, createdById: event.createdBy.id });
    const last = events.filter(isOwn).toSorted(byStart).at(-1)!;
    const [, ...dates] = datesOf(ctx, last.date, rule, events.length);
    const made = await copyEvent(ctx, em, last, { dates, ownerId: last.createdBy.id, inSeries: true });
    const uuid = toUuid('event', last.id)!;
    await em.write(insertSeries, [uuid, [uuid, ...made]]);
    if (helpers) await copyStaffTo(ctx, em, last, made);
    return [last.id, ...made.map((each) => toId('event', each))];
  });
  forgetSeries(ctx, eventId);
  return ids;
}
