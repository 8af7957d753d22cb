import { checkFirst, type Page, pageOf } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { decodeCursor, encodeCursor, foreignCursor, idKey, instantKey } from '../core/keyset.ts';
import { statement } from '../core/rows.ts';
import { holdsWord, wordsOf } from '../core/search.ts';
import { EventApproval, type EventRow } from './Event.ts';
import { type EventsArgs, EventFilter } from './listInputs.ts';
import { eventsOf, eventsSelect, nameOf, readEvent } from './read.ts';
import { isOver } from './status.ts';
import { eventVisible, viewerKeys } from './visible.ts';

/**
 * A page of events: those that are not over, by when they begin, then those that are, the latest first. Each part is read
 * along an index and stops when the page is full, so its cost does not grow with the past. The moment that parts them is
 * kept in the cursor: an event that begins or ends between two pages is neither lost nor doubled. `asked` are the fields
 * wanted of an event.
 */
export async function listEvents(ctx: Context, args: EventsArgs, asked: ReadonlySet<string>): Promise<Page<EventRow>> {
  checkFirst(args.first);
  const [now, part, date, id] = args.after
    ? decodeCursor(args.after, [instantKey, partKey, instantKey, idKey('event')])
    : [new Date().toISOString()];
  const values: unknown[] = viewerKeys(ctx);
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = conditions(args, bind);
  const moment = bind(now);
  const counted = values.length;

  const isRunning = `e.ends_at IS NOT NULL AND tstzrange(e.date, e.ends_at, '(]') @> ${moment}::timestamptz`;
  const running = [...where, isRunning];
  const upcoming = [...where, `e.date >= ${moment}`];
  const past = [...where, `e.date < ${moment} AND e.over_at < ${moment}`];
  const parts = [];
  const what = eventsSelect(asked);
  const limit = bind(args.first + 1);
  const place = date && id ? `(${bind(date)}::timestamptz, ${bind(toUuid('event', id))}::uuid)` : undefined;
  const inPast = part === 'past';
  if (inPast && args.filter === EventFilter.UPCOMING) throw foreignCursor();
  if (args.filter !== EventFilter.PAST && !inPast) {
    const after = place ? [`(e.date, e.id) > ${place}`] : [];
    if (!date || date < now!) parts.push(ordered(what, [...running, ...after], 'ASC', limit));
    parts.push(ordered(what, [...upcoming, ...after], 'ASC', limit));
  }
  if (args.filter !== EventFilter.UPCOMING)
    parts.push(ordered(what, place && inPast ? [...past, `(e.date, e.id) < ${place}`] : past, 'DESC', limit));

  const text = parts.length === 1 ? parts[0]! : `(${parts.join(') UNION ALL (')}) LIMIT ${limit}`;
  const parting = new Date(now!);
  const rows = await ctx.rows(args.search ? statement('', text, readEvent) : eventsOf(text), values);
  return pageOf(
    rows,
    args.first,
    args.after,
    (row) => encodeCursor(now!, isOver(row, parting) ? 'past' : 'ahead', row.date.toISOString(), row.id),
    () =>
      countEvents(
        ctx,
        args,
        {
          [EventFilter.ALL]: where,
          [EventFilter.UPCOMING]: [...where, `(e.date >= ${moment} OR ${isRunning})`],
          [EventFilter.PAST]: past,
        }[args.filter],
        values.slice(0, counted),
      ),
  );
}

/** The shape of the part of a list that a cursor lies in. */
const partKey = { test: (key: string) => key === 'past' || key === 'ahead' };

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
