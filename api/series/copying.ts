import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toId, toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import { shiftByWallClock } from '../core/context/time.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { canDecide } from '../events/can.ts';
import { refuseTooManyEvents } from '../events/changing.ts';
import { type Event, EventApproval } from '../events/Event.ts';
import { lockEditableEvent, lockOwnEvent, requireCreator } from '../events/rules.ts';
import { isOver } from '../events/status.ts';
import { validateEvent } from '../events/validate.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { repeatedDates } from './dates.ts';
import type { DuplicateEventInput, RepeatEventInput } from './inputs.ts';
import { forgetSeries, idsOfSeries } from './read.ts';
import { sentence } from './texts.ts';
import { mostRepeated, type RepeatRule, validateRepeat } from './validate.ts';

/** Copies an event with its questions; the copies of the questions get new ids. */
const insertCopies = statement(
  'event-copies',
  `WITH made AS (
    INSERT INTO events (id, title, description, date, ends_at, location, capacity, has_waitlist, remind_before, self_check_in, walk_ins, attendance_points, tags, image, approval, created_by,
                        opens_at, closes_at, cancel_until, colleges, most_per_college, needs_approval, refuse_overlaps, has_questions)
    SELECT m.id, coalesce(m.title, e.title), e.description, m.date, m.ends_at, e.location, e.capacity, e.has_waitlist, e.remind_before, e.self_check_in, e.walk_ins, e.attendance_points, e.tags, e.image,
           m.approval, m.created_by, m.opens_at, m.closes_at, m.cancel_until, e.colleges, e.most_per_college, e.needs_approval, e.refuse_overlaps,
           e.has_questions
      FROM events e, jsonb_to_recordset($2::jsonb) AS m (id uuid, title text, date timestamptz, ends_at timestamptz, approval text,
           created_by uuid, opens_at timestamptz, closes_at timestamptz, cancel_until timestamptz)
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
}

/** Copies an event to each date; end, registration times and deadlines move along. Returns the new UUIDs. */
async function copyEvent(
  ctx: Context,
  em: UnitOfWork,
  event: Event,
  { dates, title, ownerId }: CopyOptions,
): Promise<string[]> {
  const viewer = requireViewer(ctx);
  const settings = await em.findOneOrFail(SystemSettings, 1);
  for (const date of dates) refuseInvalid(validateEvent({ date, ...(title != null && { title }) }));
  const now = new Date();
  const { rules, endsAt } = event;
  const rows = dates.map((date) => {
    const moved = (moment: Date | null) => moment && shiftByWallClock(moment, event.date, date, ctx.platform.timeZone);
    return {
      id: toUuid('event', newId('event')),
      title: title?.trim() ?? null,
      date,
      ends_at: moved(endsAt),
      approval: approvalOf(settings, viewer),
      created_by: toUuid('user', ownerId),
      opens_at: moved(rules.opensAt),
      closes_at: moved(rules.closesAt),
      cancel_until: moved(rules.cancelUntil),
    };
  });
  const upcomingCopies = rows.filter((row) => !isOver({ date: row.date, endsAt: row.ends_at }, now)).length;
  if (upcomingCopies > 0)
    await refuseTooManyEvents(em, viewer, ownerId, settings.maxEventsPerOrganizer, upcomingCopies);
  await em.write(insertCopies, [toUuid('event', event.id), asJson(rows)]);
  return rows.map(({ id }) => id!);
}

const approvalOf = ({ eventApprovalRequired }: SystemSettings, viewer: Viewer) =>
  eventApprovalRequired && !canDecide(viewer) ? EventApproval.PENDING : EventApproval.APPROVED;

/** Copies an event as the viewer's own. Returns the UUID of the copy. */
export async function duplicateEvent(ctx: Context, { eventId, date, title }: DuplicateEventInput): Promise<string> {
  const viewer = requireViewer(ctx);
  return ctx.em.transactional(async (em) => {
    const event = await lockEditableEvent(em, viewer, eventId);
    requireCreator(ctx);
    const [made] = await copyEvent(ctx, em, event, { dates: [date], title, ownerId: viewer.id });
    return made!;
  });
}

/** The start dates that a rule produces. Throws VALIDATION_FAILED if there are fewer than 2 or more than 52. */
export function datesOf(ctx: Context, start: Date, rule: RepeatRule): Date[] {
  refuseInvalid(validateRepeat(rule));
  const dates = repeatedDates(start, rule, ctx.platform.timeZone);
  const field = rule.until ? 'until' : 'times';
  if (dates.length > mostRepeated) refuseInvalid({ [field]: sentence('tooManyEvents', { most: mostRepeated }) });
  if (dates.length < 2) refuseInvalid({ [field]: sentence('notRepeated') });
  return dates;
}

export const insertSeries = statement(
  'series-insert',
  'INSERT INTO series_events (series_id, event_id) SELECT $1, unnest($2::uuid[])',
);

/**
 * Creates a series: the event itself, and a copy for each further date. Throws ALREADY_REPEATED if the event is in a
 * series. Returns the ids of all events.
 */
export async function repeatEvent(ctx: Context, { eventId, ...rule }: RepeatEventInput): Promise<string[]> {
  const viewer = requireViewer(ctx);
  const made = await ctx.em.transactional(async (em) => {
    const event = await lockOwnEvent(em, viewer, eventId);
    if ((await idsOfSeries(em, eventId)).length > 1) throw refusal('ALREADY_REPEATED', sentence('repeatedAlready'));
    const [, ...dates] = datesOf(ctx, event.date, rule);
    const others = await copyEvent(ctx, em, event, { dates, ownerId: event.createdBy.id });
    const uuid = toUuid('event', eventId);
    await em.write(insertSeries, [uuid, [uuid, ...others]]);
    return others;
  });
  forgetSeries(ctx, eventId);
  return [eventId, ...made.map((uuid) => toId('event', uuid))];
}
