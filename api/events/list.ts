import { checkFirst, mostPerPage, type Page, pageOf } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { decodeCursor, encodeCursor, foreignCursor, idKey, instantKey } from '../core/pages/keyset.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { bindingFor, conditions, hasCommonFilters } from './conditions.ts';
import type { EventRow } from './Event.ts';
import { findEvents, type Found } from './found.ts';
import { EventSort, type EventsArgs } from './listInputs.ts';
import { orders, partsOf } from './listParts.ts';
import { eventsOf, eventsSelect, nameOf, readEvent } from './read.ts';

/** An event of a list, with the part of the list that contains it. */
type ListedRow = EventRow & { part: string };

/** The arguments of a list; without `sort` it is sorted by date. */
export type ListArgs = Partial<EventsArgs> & Pick<EventsArgs, 'filter' | 'first'> & { helping?: boolean };

/**
 * A page of events: those that are not over, by start, then past ones, the latest first. Each part is read along an index
 * and stops when the page is full, so its cost does not grow with the past. The cursor contains the time that separates the
 * parts: an event that begins or ends between two pages is listed exactly once. `requestedFields`: the selected fields of an event.
 */
export async function listEvents(
  ctx: Context,
  args: ListArgs,
  requestedFields: ReadonlySet<string>,
): Promise<Page<EventRow>> {
  checkFirst(args.first);
  const [now, from, seats, date, id] = args.after ? readCursor(args.after, args) : [new Date().toISOString()];
  const found = args.search ? await findEvents(ctx, args.search) : undefined;
  const { values, bind, bindPlace, isKept, source, where, parts } = prepare(ctx, args, now!, found);
  const begin = from === undefined ? 0 : parts.findIndex(({ name }) => name === from);
  if (begin < 0) throw foreignCursor();
  const what = eventsSelect(requestedFields);
  const limit = bind(args.first + 1);
  const read = parts.slice(begin).map((part, n) => {
    const after = n === 0 && date ? [orders[part.order].after(bindPlace, [seats!, date, toUuid('event', id!)])] : [];
    return `SELECT '${part.name}' AS part, ${what} WHERE ${[...where, part.where, ...after].join(' AND ')}
      ORDER BY ${orders[part.order].by} LIMIT ${mostPerPage + 1}`;
  });
  // a limit that the planner knows: it takes a parameter as a tenth of the table
  const text = `${source} SELECT * FROM ((${read.join(') UNION ALL (')})) page LIMIT ${limit}`;
  const rows = await ctx.rows(isKept ? eventsOf(text) : statement('', text, readEvent), values);
  // the total of a list with one page; a function that kept the rows would cost a third of the list's time
  const total = args.after || rows.length > args.first ? undefined : rows.length;
  return pageOf(
    rows as ListedRow[],
    args.first,
    args.after,
    (row) => cursorOf(args, now!, row),
    async () => total ?? countEvents(ctx, args, now!, found),
  );
}

/** The parts that the statements of a list share. */
function prepare(ctx: Context, args: ListArgs, now: string, found: Found | undefined) {
  const { values, bind } = bindingFor(ctx);
  // hides the table, so that all parts read these events once
  const source = found?.ids
    ? `WITH events AS MATERIALIZED (SELECT * FROM events WHERE id = ANY(${uuidList(bind(found.ids))}))`
    : '';
  const where = conditions(args, { values, bind }, found);
  if (args.startDate) where.push(`e.date >= ${bind(args.startDate)}`);
  if (args.endDate) where.push(`e.date <= ${bind(args.endDate)}`);
  if (args.to) where.push(`e.date < ${bind(args.to)}`);
  if (args.from && args.sort === EventSort.SEATS) where.push(takesPlaceFrom(bind(args.from)));
  const given = values.length;
  const isKept = hasCommonFilters(args, found) && args.sort !== EventSort.SEATS && !args.from && !args.to;
  // hides the place in the list from the planner, as `uuidList` does with ids
  const bindPlace = (value: unknown) => (isKept ? `(SELECT ${bind(value)})` : bind(value));
  return { values, given, bind, bindPlace, isKept, source, where, ...partsOf(args, now, bindPlace) };
}

/** The name of an order other than by date. A cursor contains it, so that it is refused for another order. */
const orderOf = ({ sort, from }: ListArgs) => (sort === EventSort.SEATS ? 'seats' : from ? 'from' : undefined);

function cursorOf(args: ListArgs, now: string, { part, capacity, registeredCount, date, id }: ListedRow): string {
  const order = orderOf(args);
  const begins = date.toISOString();
  if (order) return encodeCursor(order, now, part, String(capacity - registeredCount), begins, id);
  return encodeCursor(now, part === 'past' ? part : 'ahead', begins, id);
}

const partKey = { test: (key: string) => /^[a-z]{1,10}$/.test(key) };
const seatsKey = { test: (key: string) => /^\d{1,9}$/.test(key) };

/** The time of the list, then the part, the free seats, the start and the id of its last event. */
function readCursor(after: string, args: ListArgs): readonly string[] {
  const order = orderOf(args);
  const shape = [instantKey, partKey, instantKey, idKey('event')];
  if (order) return decodeCursor(after, [new RegExp(`^${order}$`), ...shape.toSpliced(2, 0, seatsKey)]).slice(1);
  const [now, part, date, id] = decodeCursor(after, shape) as [string, string, string, string];
  return [now, part === 'ahead' && date < now ? 'running' : part, '0', date, id];
}

/**
 * SQL: the event ends after this time or begins later. An event lasts at most 366 days, so the index on its start finds it.
 */
const takesPlaceFrom = (from: string) =>
  `e.date >= ${from}::timestamptz - interval '367 days' AND (e.date >= ${from} OR e.ends_at > ${from})`;

async function countEvents(ctx: Context, args: ListArgs, now: string, found: Found | undefined): Promise<number> {
  // an index counts many events with these words sooner than reading them by date
  const { values, given, isKept, source, where, whole } = prepare(ctx, args, now, found?.ids ? found : undefined);
  const all = whole ? [...where, whole] : where;
  const text = `${source} SELECT count(*)::int AS count FROM events e WHERE ${all.join(' AND ')}`;
  const count = statement<{ count: number }>(isKept ? nameOf(text) : '', text);
  const [row] = await ctx.rows(count, whole ? values : values.slice(0, given));
  return row!.count;
}
