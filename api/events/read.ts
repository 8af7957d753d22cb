import { readUser, userColumns } from '../accounts/read.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { loadNode } from '../core/ids/node.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { type Statement, statement, uuidList } from '../core/statements/rows.ts';
import { localize, titleColumns } from '../core/texts/translated.ts';
import { smallOf } from '../uploads/pictureAddress.ts';
import type { EventRow } from './Event.ts';
import { switchNames } from './fields.ts';
import type { RulesFields } from './validate.ts';
import { eventVisible, viewerKeys } from './visible.ts';
import { eventNotFound } from './texts.ts';

const cardColumns = `e.id, e.title, e.description, ${titleColumns('e')}, e.date, e.ends_at AS "endsAt", e.location, e.capacity, e.taken AS "registeredCount",
  e.tags, e.image, e.approval, e.rejection_reason AS "rejectionReason", e.cancelled_at AS "cancelledAt",
  e.cancellation_reason AS "cancellationReason", e.created_by AS "createdById"`;

/** The columns that decide whether the viewer could get a seat now. */
const seatColumns = `e.waiting AS "waitlistCount", e.guests,
  CASE WHEN e.has_rules THEN jsonb_build_object('opensAt', e.opens_at, 'closesAt', e.closes_at, 'cancelUntil', e.cancel_until,
    'colleges', e.colleges, 'mostPerCollege', e.most_per_college, 'needsApproval', e.needs_approval,
    'refuseOverlaps', e.refuse_overlaps) END AS rules`;

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const switchColumns = switchNames.map((name) => `e.${columnOf(name)} AS "${name}"`).join(', ');

/** Columns of an event `e` and its creator `u`, in the form that `readEvent` takes. */
export const eventColumns = `${cardColumns}, ${seatColumns}, e.requested,
  e.has_questions AS "hasQuestions", e.remind_before AS "remindBefore", ${switchColumns}, e.attendance_points::float8 AS "attendancePoints", e.image_description AS "imageDescription", e.version, e.created_at AS "createdAt", e.updated_at AS "updatedAt",
  u.first_name || ' ' || u.last_name AS "organizerName"`;

export const eventSource = 'events e JOIN users u ON u.id = e.created_by';

const translationFields = ['language', 'languages', 'translations', 'localTitle', 'localDescription', 'localLanguage'];

/** The fields that need only the columns of a card and `viewerSeat`. Most lists request no others. */
const cardFields: ReadonlySet<string> = new Set([
  '__typename',
  'id',
  'title',
  'description',
  ...translationFields,
  'date',
  'endsAt',
  'location',
  'capacity',
  'registeredCount',
  'tags',
  'image',
  'imageSmall',
  'approval',
  'rejectionReason',
  'cancelledAt',
  'cancellationReason',
  'createdById',
  'viewerIsRegistered',
  'viewerRegistrationState',
]);

/** Further fields of the next event, each with its column. */
const extraColumns: Readonly<Record<string, string>> = {
  selfCheckIn: ', e.self_check_in AS "selfCheckIn"',
  attendancePoints: ', e.attendance_points::float8 AS "attendancePoints"',
  viewerRegistration: '',
};

/** The state of the registration of the viewer, `$1`. Reading it here saves another statement. */
const viewerSeat = `(SELECT state FROM registrations own WHERE own.event_id = e.id AND own.user_id = $1) AS "viewerSeat"`;

/** The columns and the source for a list with the `requestedFields`. Fewer columns make large lists noticeably faster. */
export function eventsSelect(requestedFields: ReadonlySet<string>): string {
  const asksState = requestedFields.has('viewerRegistrationState');
  const seat = asksState || requestedFields.has('viewerIsRegistered') ? `, ${viewerSeat}` : '';
  const extras = [...requestedFields].filter((name) => !cardFields.has(name)).toSorted();
  if (!extras.every((name) => name in extraColumns)) return `${eventColumns}${seat} FROM ${eventSource}`;
  const more = extras.map((name) => extraColumns[name]).join('');
  return `${cardColumns}${more}${asksState ? `, ${seatColumns}` : ''}${seat} FROM events e`;
}

export function readEvent(raw: Record<string, unknown>): EventRow {
  const row = raw as unknown as EventRow;
  row.id = toId('event', row.id);
  row.imageSmall = smallOf(row.image);
  localize(row);
  row.createdById = toId('user', row.createdById);
  if (row.rules) row.rules = readRules(row.rules);
  return row;
}

function readRules(rules: RulesFields): RulesFields {
  const instant = (text: Date | null) => text && new Date(text);
  const { opensAt, closesAt, cancelUntil } = rules;
  return { ...rules, opensAt: instant(opensAt), closesAt: instant(closesAt), cancelUntil: instant(cancelUntil) };
}

const byId = statement(
  'events-by-id',
  `SELECT ${eventColumns}, ${viewerSeat} FROM ${eventSource} WHERE e.id = ANY(${uuidList('$3')}) AND ${eventVisible()}`,
  readEvent,
);

const readCreators = statement(
  'users-creators',
  `SELECT ${userColumns} FROM users WHERE id = ANY(${uuidList('$1')})`,
  readUser,
);

/** The events that the viewer may see, of these ids. */
export const eventsById = (ctx: Context, ids: readonly string[]): Promise<EventRow[]> =>
  ctx.rows(byId, [...viewerKeys(ctx), ids.map((id) => toUuid('event', id))]);

/** An event, or null if it does not exist or the viewer may not see it. */
export function eventById(ctx: Context, id: string): Promise<EventRow | null> {
  requireViewer(ctx);
  return loadNode<EventRow>(ctx, 'event', id);
}

/** The same, but throws NOT_FOUND instead of returning null; also if the event was deleted since the viewer wrote it. */
export async function requireEvent(ctx: Context, id: string): Promise<EventRow> {
  const event = await eventById(ctx, id);
  if (!event) throw refusal('NOT_FOUND', eventNotFound);
  return event;
}

const creators = perRequest<Viewer>(
  (ctx, ids) => ctx.rows(readCreators, [ids.map((id) => toUuid('user', id))]),
  ({ id }) => id,
);

/** The creator of an event. All viewers of the event may see them, even if they are no longer an organizer. */
export const creatorOf = (ctx: Context, event: EventRow): Promise<Viewer | null> =>
  creators(ctx).load(event.createdById);

const upcoming = eventsPer(
  (requestedFields) => `SELECT ${eventsSelect(requestedFields)}
    WHERE NOT e.hidden AND e.date >= now() AND e.cancelled_at IS NULL AND ${eventVisible()} ORDER BY e.date, e.id LIMIT 3`,
);

/** The next three events, with the `requestedFields`. */
export const upcomingEvents = (ctx: Context, requestedFields: ReadonlySet<string>): Promise<EventRow[]> =>
  ctx.rows(upcoming(requestedFields), viewerKeys(ctx));

const names = new Map<string, string>();

/** The name of a prepared statement, one for each combination of columns and conditions. */
export function nameOf(text: string): string {
  const name = names.get(text) ?? `events-${names.size}`;
  names.set(text, name);
  return name;
}

/** A prepared statement that reads events. */
export const eventsOf = (text: string) => statement(nameOf(text), text, readEvent);

/** The same for each set of requested fields. The set is the same object each time that a stored operation runs. */
export function eventsPer(textOf: (requestedFields: ReadonlySet<string>) => string) {
  const known = new WeakMap<ReadonlySet<string>, Statement<EventRow>>();
  return (requestedFields: ReadonlySet<string>): Statement<EventRow> => {
    const what = known.get(requestedFields) ?? eventsOf(textOf(requestedFields));
    known.set(requestedFields, what);
    return what;
  };
}
