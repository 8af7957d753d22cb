import type { Context } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { holdsWord, wordsOf } from '../core/search.ts';
import { EventApproval } from './Event.ts';
import type { EventFilters } from './listInputs.ts';
import { eventVisible, viewerKeys } from './visible.ts';

/** The values of a statement, which names them by their places. */
export interface Binding {
  readonly values: unknown[];
  readonly bind: (value: unknown) => string;
}

/** The first two are those of the viewer. */
export function bindingFor(ctx: Context): Binding {
  const values: unknown[] = viewerKeys(ctx);
  return { values, bind: (value) => `$${values.push(value)}` };
}

/**
 * The events with which the viewer has to do: as many as they have made or registered for, however many there are. What
 * was a place in line or a request is nothing once the event has begun.
 */
const ownEvents = `e.id = ANY (ARRAY(
  SELECT own.event_id FROM registrations own JOIN events of ON of.id = own.event_id
   WHERE own.user_id = $1 AND (own.state = 'confirmed' OR of.date > now())
  UNION ALL SELECT created.id FROM events created WHERE created.created_by = $1))`;

interface Conditions extends Omit<EventFilters, 'filter'> {
  /** Only events at which the viewer helps, whatever else is asked for. */
  helping?: boolean;
}

/** What an event `e` must fulfil to be shown to the viewer under these filters, but for the part of the calendar. */
export function conditions(args: Conditions, { bind }: Binding): string[] {
  const where = [eventVisible()];
  // a list that is as long as what a person helps at, whatever the titles
  if (args.helping) return [...where, `e.id = ANY (ARRAY(SELECT f.event_id FROM event_staff f WHERE f.user_id = $1))`];
  const organizer = args.organizer ? (toUuid('user', args.organizer) ?? null) : undefined;
  // people find all of their own events, also those whose title hides them from the lists
  if (args.approval) where.push(`e.approval = ${bind(args.approval)}`);
  if (args.mine) where.push(ownEvents);
  // what waits for admins must not hide from them
  else if (args.approval && args.approval !== EventApproval.APPROVED)
    where.push('(NOT e.hidden OR e.created_by = $1 OR $2)');
  else if (organizer === undefined) where.push('NOT e.hidden');
  else where.push('(NOT e.hidden OR e.created_by = $1)');
  if (organizer !== undefined) where.push(`e.created_by = ${bind(organizer)}::uuid`);
  if (args.freeSeats) where.push(`e.approval = 'approved' AND e.date > now() AND e.taken < e.capacity`);
  if (args.tags?.length) where.push(`evm_fold_all(e.tags) @> evm_fold_all(${bind(args.tags)}::text[])`);
  for (const word of wordsOf(args.search)) where.push(holdsWord('e.search_text', bind(word)));
  for (const word of wordsOf(args.place)) {
    const place = bind(word);
    // the index holds the places among all else
    where.push(holdsWord('e.search_text', place), holdsWord('evm_fold(e.location)', place));
  }
  return where;
}

/** The event has begun, and ends at this moment or later. */
export const lastsAt = (moment: string): string =>
  `e.ends_at IS NOT NULL AND tstzrange(e.date, e.ends_at, '(]') @> ${moment}::timestamptz`;

/** Whether a statement is worth keeping prepared: those of rarer filters are too many, and plans differ too much by what is looked for. */
export const isUsual = ({ search, place, mine, freeSeats }: EventFilters): boolean =>
  !search && !place && !mine && !freeSeats;
