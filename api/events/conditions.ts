import type { Context } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { holdsPlainWord, holdsWord, holdsWords, wordsOf } from '../core/statements/search.ts';
import { EventApproval } from './Event.ts';
import type { Found } from './found.ts';
import type { EventFilters } from './listInputs.ts';
import { eventVisible, viewerKeys } from './visible.ts';

/** The parameters of a statement. `bind` adds a value and returns its placeholder, such as `$3`. */
export interface Binding {
  readonly values: unknown[];
  readonly bind: (value: unknown) => `$${number}`;
}

/** `$1` and `$2` are the keys of the viewer: see `viewerKeys`. */
export function bindingFor(ctx: Context): Binding {
  const values: unknown[] = viewerKeys(ctx);
  return { values, bind: (value) => `$${values.push(value)}` };
}

/**
 * The events that the viewer created or registered for. The cost depends on their number, not on all events. Places on the
 * waitlist and requests count only until the event begins.
 */
const ownEvents = `e.id = ANY (ARRAY(
  SELECT own.event_id FROM registrations own JOIN events of ON of.id = own.event_id
   WHERE own.user_id = $1 AND (own.state = 'confirmed' OR of.date > now())
  UNION ALL SELECT created.id FROM events created WHERE created.created_by = $1))`;

/** SQL: the event takes place, or its cancelling concerns the viewer: their own one, or with a registration, or admins. */
const isListed = `(e.cancelled_at IS NULL OR e.created_by = $1 OR $2
  OR EXISTS (SELECT FROM registrations own WHERE own.event_id = e.id AND own.user_id = $1))`;

interface Conditions extends Omit<EventFilters, 'filter'> {
  /** Only events with a staff role of the viewer; ignores all other filters. */
  helping?: boolean;
}

/**
 * The SQL conditions on an event `e` for these filters and the viewer, except for the part of the calendar. If `found` has
 * ids, only their events are read, so the search needs no condition.
 */
export function conditions(args: Conditions, { bind }: Binding, found?: Found): string[] {
  const where = [eventVisible()];
  // the list of staff roles is short, and titles do not hide events from it
  if (args.helping) return [...where, `e.id = ANY (ARRAY(SELECT f.event_id FROM event_staff f WHERE f.user_id = $1))`];
  // own events are found anyway
  if (!args.mine) where.push(isListed);
  const organizer = args.organizer ? (toUuid('user', args.organizer) ?? null) : undefined;
  // people find all their own events, also those that their title hides from the lists
  if (args.approval) where.push(`e.approval = ${bind(args.approval)}`);
  if (args.mine) where.push(ownEvents);
  // pending events must not be hidden from admins
  else if (args.approval && args.approval !== EventApproval.APPROVED)
    where.push('(NOT e.hidden OR e.created_by = $1 OR $2)');
  else if (organizer === undefined) where.push('NOT e.hidden');
  else where.push('(NOT e.hidden OR e.created_by = $1)');
  if (organizer !== undefined) where.push(`e.created_by = ${bind(organizer)}::uuid`);
  if (args.freeSeats)
    where.push(`e.approval = 'approved' AND e.cancelled_at IS NULL AND e.date > now() AND e.taken < e.capacity`);
  if (args.tags?.length) where.push(`evm_fold_all(e.tags) @> evm_fold_all(${bind(args.tags)}::text[])`);
  // the search text contains places together with all other words, so its indexes only narrow the search
  const places = wordsOf(args.place);
  const words = wordsOf(args.search);
  if (found && !found.ids)
    where.push(...words.map((word) => holdsPlainWord('e.search_text', bind(word.toLowerCase()))));
  where.push(...holdsWords('e.search_text', found ? places : [...words, ...places], bind));
  for (const word of places) where.push(holdsWord('evm_fold(e.location)', bind(word)));
  return where;
}

/** SQL: the event has begun before this time, and ends at this time or later. */
export const lastsAt = (moment: string): string =>
  `e.ends_at IS NOT NULL AND tstzrange(e.date, e.ends_at, '(]') @> ${moment}::timestamptz`;

/**
 * Whether a statement should stay prepared. Rare filters have too many combinations, and the best plan depends on the
 * searched words, unless their events are already `found`.
 */
export function hasCommonFilters(args: EventFilters, found?: Found): boolean {
  const { search, place, mine, freeSeats, approval, organizer, tags } = args;
  if (place || mine || freeSeats) return false;
  return !search || (found !== undefined && !approval && !organizer && !tags?.length);
}
