import type { Context } from '../core/context/context.ts';
import { checkMost } from './places.ts';
import { lastsAt } from './conditions.ts';
import type { EventRow } from './Event.ts';
import type { PlaceNow } from './placesInputs.ts';
import { eventsOf, eventsSelect } from './read.ts';
import { eventVisible, viewerKeys } from './visible.ts';

/** How far ahead the next event of a place may begin. */
const ahead = "interval '6 hours'";
/** Running and coming events are read up to this many, so that the cost has a bound. */
const mostRead = 100;
/** The most events that go on at one place. */
const mostRunning = 3;

type PlacedRow = EventRow & { place: string; isRunning: boolean };

/**
 * The places with events now or soon, with those that go on and the next one. Places where an event goes on come first, by
 * name; then the others, by the start of their event. The indexes on times find the events; their places are compared then.
 */
export async function placesNow(
  ctx: Context,
  first: number,
  requestedFields: ReadonlySet<string>,
): Promise<readonly PlaceNow[]> {
  checkMost(first);
  const isShown = `NOT e.hidden AND e.approval = 'approved' AND e.cancelled_at IS NULL AND ${eventVisible()}`;
  const columns = 'e.id, e.date, evm_place(e.location) AS place';
  const text = `WITH found AS (
      (SELECT ${columns}, true AS running FROM events e
        WHERE ${lastsAt('now()')} AND e.ends_at > now() AND ${isShown} ORDER BY e.date, e.id LIMIT ${mostRead})
      UNION ALL
      (SELECT ${columns}, false FROM events e
        WHERE e.date > now() AND e.date < now() + ${ahead} AND ${isShown} ORDER BY e.date, e.id LIMIT ${mostRead})),
    placed AS (
      SELECT *, bool_or(running) OVER at_place AS busy, min(date) OVER at_place AS begins,
             row_number() OVER (PARTITION BY place, running ORDER BY date, id) AS turn
        FROM found WINDOW at_place AS (PARTITION BY place)),
    shown AS (
      SELECT *, dense_rank() OVER (ORDER BY busy DESC, CASE WHEN NOT busy THEN begins END, place) AS rank
        FROM placed WHERE turn <= CASE WHEN running THEN ${mostRunning} ELSE 1 END)
    SELECT shown.place, shown.running AS "isRunning", ${eventsSelect(requestedFields)}
      JOIN shown ON shown.id = e.id WHERE e.id = ANY (ARRAY(SELECT id FROM shown WHERE rank <= $3::int))
     ORDER BY shown.rank, shown.running DESC, shown.date, shown.id`;
  const rows = (await ctx.rows(eventsOf(text), [...viewerKeys(ctx), first])) as PlacedRow[];
  return [...Map.groupBy(rows, ({ place }) => place).values()].map((events) => ({
    place: events[0]!.location,
    events: events.filter(({ isRunning }) => isRunning),
    next: events.find(({ isRunning }) => !isRunning) ?? null,
  }));
}
