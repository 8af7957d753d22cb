import { checkFirst, type Page, pageOf } from '../core/connection.ts';
import { readUser, userColumns } from '../accounts/read.ts';
import { type Context, requireViewer, type Viewer } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { decodeCursor, encodeCursor, foreignCursor, idKey, instantKey } from '../core/keyset.ts';
import { loadNode } from '../core/node.ts';
import { perRequest } from '../core/perRequest.ts';
import { statement, uuidList } from '../core/rows.ts';
import { holdsWord, wordsOf } from '../core/search.ts';
import { smallOf } from '../uploads/pictureAddress.ts';
import { EventApproval, type EventRow } from './Event.ts';
import { type EventsArgs, EventFilter } from './listInputs.ts';
import type { RulesFields } from './validate.ts';
import { eventVisible, viewerKeys } from './visible.ts';

const cardColumns = `e.id, e.title, e.description, e.date, e.location, e.capacity, e.taken AS "registeredCount",
  e.has_waitlist AS "hasWaitlist", e.waiting AS "waitlistCount", e.requested, e.has_questions AS "hasQuestions", e.tags, e.image,
  e.approval, e.rejection_reason AS "rejectionReason", e.created_by AS "createdById",
  CASE WHEN e.has_rules THEN jsonb_build_object('opensAt', e.opens_at, 'closesAt', e.closes_at, 'cancelUntil', e.cancel_until,
    'colleges', e.colleges, 'mostPerCollege', e.most_per_college, 'needsApproval', e.needs_approval) END AS rules`;

/** What reading statements select of an event `e` and its creator `u`; see `readEvent`. */
export const eventColumns = `${cardColumns}, e.version, e.created_at AS "createdAt", e.updated_at AS "updatedAt",
  u.first_name || ' ' || u.last_name AS "organizerName"`;

export const eventSource = 'events e JOIN users u ON u.id = e.created_by';

/** The fields that cannot be told from the columns of a card; most lists ask for none of them. */
const beyondCards: ReadonlySet<string> = new Set([
  'version',
  'createdAt',
  'updatedAt',
  'organizerName',
  'calendarFile',
]);

/** Whether the viewer, `$1`, has a seat or waits for one, which would else be a statement more. */
const viewerSeat = `(SELECT state FROM registrations own WHERE own.event_id = e.id AND own.user_id = $1) AS "viewerSeat"`;

/**
 * What a list selects, and from where, of which these fields are `asked`: for cards half of the columns, without looking
 * up who created them.
 */
export function eventsSelect(asked: ReadonlySet<string>): string {
  const isCard = ![...asked].some((name) => beyondCards.has(name));
  const seat = asked.has('viewerIsRegistered') || asked.has('viewerRegistrationState') ? `, ${viewerSeat}` : '';
  return isCard ? `${cardColumns}${seat} FROM events e` : `${eventColumns}${seat} FROM ${eventSource}`;
}

export function readEvent(raw: Record<string, unknown>): EventRow {
  const row = raw as unknown as EventRow;
  row.id = toId('event', row.id);
  row.imageSmall = smallOf(row.image);
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

/** Those that the viewer may see. */
export const eventsById = (ctx: Context, ids: readonly string[]): Promise<EventRow[]> =>
  ctx.rows(byId, [...viewerKeys(ctx), ids.map((id) => toUuid('event', id))]);

/** The event behind an id, or null where there is none that the viewer may see. */
export function eventById(ctx: Context, id: string): Promise<EventRow | null> {
  requireViewer(ctx);
  return loadNode<EventRow>(ctx, 'event', id);
}

/** The same, where there has to be one; throws NOT_FOUND, also where it has gone since it was written a moment ago. */
export async function requireEvent(ctx: Context, id: string): Promise<EventRow> {
  const event = await eventById(ctx, id);
  if (!event) throw refusal('NOT_FOUND', 'Event not found');
  return event;
}

const creators = perRequest<Viewer>(
  (ctx, ids) => ctx.rows(readCreators, [ids.map((id) => toUuid('user', id))]),
  ({ id }) => id,
);

/** Who created an event: known to everybody who sees the event, whatever their role is now. */
export const creatorOf = (ctx: Context, event: EventRow): Promise<Viewer | null> =>
  creators(ctx).load(event.createdById);

/** The three events that begin next, with what the `asked` fields need. */
export const upcomingEvents = (ctx: Context, asked: ReadonlySet<string>): Promise<EventRow[]> =>
  ctx.rows(
    eventsOf(`SELECT ${eventsSelect(asked)} WHERE NOT e.hidden AND e.date >= now() AND ${eventVisible()}
      ORDER BY e.date, e.id LIMIT 3`),
    viewerKeys(ctx),
  );

/**
 * A page of events: those to come, the next first, then those that are past, the latest first. Each part is read along
 * the index on the date and stops when the page is full, so its cost does not grow with the past. The moment that parts
 * them is kept in the cursor: an event that begins between two pages is neither lost nor doubled. `asked` are the fields
 * wanted of an event.
 */
export async function listEvents(ctx: Context, args: EventsArgs, asked: ReadonlySet<string>): Promise<Page<EventRow>> {
  checkFirst(args.first);
  const [now, date, id] = args.after
    ? decodeCursor(args.after, [instantKey, instantKey, idKey('event')])
    : [new Date().toISOString()];
  const values: unknown[] = viewerKeys(ctx);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = conditions(args, bind);
  const moment = bind(now);
  const counted = values.length;

  const upcoming = [...where, `e.date >= ${moment}`];
  const past = [...where, `e.date < ${moment}`];
  const parts = [];
  const what = eventsSelect(asked);
  const limit = bind(args.first + 1);
  const place = date && id ? `(${bind(date)}::timestamptz, ${bind(toUuid('event', id))}::uuid)` : undefined;
  const inPast = date !== undefined && date < now!;
  if (inPast && args.filter === EventFilter.UPCOMING) throw foreignCursor();
  if (args.filter !== EventFilter.PAST && !inPast)
    parts.push(ordered(what, place ? [...upcoming, `(e.date, e.id) > ${place}`] : upcoming, 'ASC', limit));
  if (args.filter !== EventFilter.UPCOMING)
    parts.push(ordered(what, place && inPast ? [...past, `(e.date, e.id) < ${place}`] : past, 'DESC', limit));

  const text = parts.length === 1 ? parts[0]! : `(${parts.join(') UNION ALL (')}) LIMIT ${limit}`;
  const rows = await ctx.rows(args.search ? statement('', text, readEvent) : eventsOf(text), values);
  return pageOf(
    rows,
    args.first,
    args.after,
    (row) => encodeCursor(now!, row.date.toISOString(), row.id),
    () =>
      countEvents(
        ctx,
        args,
        { [EventFilter.ALL]: where, [EventFilter.UPCOMING]: upcoming, [EventFilter.PAST]: past }[args.filter],
        values.slice(0, counted),
      ),
  );
}

function ordered(what: string, where: readonly string[], direction: 'ASC' | 'DESC', limit: string): string {
  return `SELECT ${what} WHERE ${where.join(' AND ')}
    ORDER BY e.date ${direction}, e.id ${direction} LIMIT ${limit}`;
}

function conditions(args: EventsArgs, bind: (value: unknown) => string): string[] {
  const where = [eventVisible()];
  const organizer = args.organizer ? (toUuid('user', args.organizer) ?? null) : undefined;
  // people find all of their own events, also those whose title hides them from the lists
  if (args.approval) where.push(`e.approval = ${bind(args.approval)}`);
  // what waits for admins must not hide from them
  if (args.approval && args.approval !== EventApproval.APPROVED)
    where.push('(NOT e.hidden OR e.created_by = $1 OR $2)');
  else if (organizer === undefined) where.push('NOT e.hidden');
  else where.push('(NOT e.hidden OR e.created_by = $1)');
  if (organizer !== undefined) where.push(`e.created_by = ${bind(organizer)}::uuid`);
  if (args.startDate) where.push(`e.date >= ${bind(args.startDate)}`);
  if (args.endDate) where.push(`e.date <= ${bind(args.endDate)}`);
  if (args.tags?.length) where.push(`evm_fold_all(e.tags) @> evm_fold_all(${bind(args.tags)}::text[])`);
  for (const word of wordsOf(args.search)) where.push(holdsWord('e.search_text', bind(word)));
  return where;
}

const names = new Map<string, string>();

/** Each combination of columns and conditions stays prepared, but for searches, which differ too much. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `events-${names.size}`;
  names.set(text, name);
  return name;
}

async function countEvents(
  ctx: Context,
  args: EventsArgs,
  where: readonly string[],
  values: readonly unknown[],
): Promise<number> {
  // the moment is bound in every case and must be named, or its type is unknown
  const text = `SELECT count(*)::int AS count FROM events e WHERE ${where.join(' AND ')} AND $${values.length}::timestamptz IS NOT NULL`;
  const [row] = await ctx.rows(statement<{ count: number }>(args.search ? '' : nameOf(text), text), values);
  return row!.count;
}

/** A statement that reads events, with a name of its own. */
export const eventsOf = (text: string) => statement(nameOf(text), text, readEvent);
