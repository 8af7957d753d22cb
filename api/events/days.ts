import type { Context } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { statement } from '../core/statements/rows.ts';
import { type Days, daysFrom, isDay, todayIn } from '../core/context/time.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { isTimeZone } from '../core/validation/validate.ts';
import { bindingFor, conditions, hasCommonFilters, lastsAt } from './conditions.ts';
import { type EventDay, type EventDaysArgs, mostDays, mostPerDay } from './dayInputs.ts';
import type { EventRow } from './Event.ts';
import { inPart } from './listParts.ts';
import { eventsSelect, nameOf, readEvent } from './read.ts';
import { sentence } from './texts.ts';

/** An event on a day, with the number of the day (from 1) and the number of events on it. */
type DayRow = EventRow & { dayNumber: number; dayCount: number };

/** The requested days. Throws VALIDATION_FAILED if the arguments are invalid. */
function daysOf({ from, days, timeZone, perDay }: EventDaysArgs): Days {
  const problems: Partial<Record<keyof EventDaysArgs, Sentence>> = {};
  if (days < 1 || days > mostDays) problems.days = sentence('daysOutside', { most: mostDays });
  if (perDay < 0 || perDay > mostPerDay) problems.perDay = sentence('perDayOutside', { most: mostPerDay });
  if (!isTimeZone(timeZone)) problems.timeZone = sentence('timeZoneUnknown');
  if (from && (!/^(20\d\d|2100)-\d\d-\d\d$/.test(from) || !isDay(from))) problems.from = sentence('dayInvalid');
  refuseInvalid(problems);
  return daysFrom(from || todayIn(timeZone), days, timeZone);
}

/**
 * The days with events, each with its first events. One statement finds all events by their times, and then reads the
 * columns of the displayed ones by id: the planner cannot estimate how few they are. An event that ends at midnight does
 * not take place on the day that begins then, as in status.ts. `requestedFields`: the selected fields of an event.
 */
export async function eventDays(
  ctx: Context,
  args: EventDaysArgs,
  requestedFields: ReadonlySet<string>,
): Promise<readonly EventDay[]> {
  const { names, edges } = daysOf(args);
  const binding = bindingFor(ctx);
  const { values, bind } = binding;
  const where = conditions(args, binding).join(' AND ') + inPart(args.filter, new Date().toISOString(), bind);
  const [all, first, last] = [bind(edges), bind(edges[0]), bind(edges.at(-1))];
  const text = `WITH found AS (
      SELECT e.id, e.date, e.ends_at FROM events e
       WHERE ${where} AND e.date >= ${first}::timestamptz AND e.date < ${last}::timestamptz
      UNION ALL
      SELECT e.id, e.date, e.ends_at FROM events e
       WHERE ${where} AND ${lastsAt(first)} AND e.ends_at > ${first}::timestamptz),
    placed AS (
      SELECT n, id, count(*) OVER (PARTITION BY n) AS count,
             row_number() OVER (PARTITION BY n ORDER BY date, id) AS place
        FROM found, generate_series(
          greatest(width_bucket(date, ${all}::timestamptz[]), 1),
          least(width_bucket(coalesce(ends_at - interval '1 microsecond', date), ${all}::timestamptz[]),
                cardinality(${all}::timestamptz[]) - 1)) AS n),
    shown AS (SELECT n, id, count, place FROM placed WHERE place <= greatest(${bind(args.perDay)}::int, 1))
    SELECT shown.n AS "dayNumber", shown.count::int AS "dayCount", ${eventsSelect(requestedFields)}
      JOIN shown ON shown.id = e.id WHERE e.id = ANY (ARRAY(SELECT id FROM shown)) ORDER BY shown.n, shown.place`;
  const rows = await ctx.rows(statement(hasCommonFilters(args) ? nameOf(text) : '', text, readEvent), values);
  const byDay = Map.groupBy(rows as DayRow[], ({ dayNumber }) => dayNumber);
  return [...byDay].map(([n, events]) => ({
    day: names[n - 1]!,
    count: events[0]!.dayCount,
    events: events.slice(0, args.perDay),
  }));
}
