import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { checkFirst, type Page, pageOf } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { decodeCursor, encodeCursor, idKey, instantKey } from '../core/keyset.ts';
import { loadNode } from '../core/node.ts';
import { perRequest } from '../core/perRequest.ts';
import { statement, uuidList } from '../core/rows.ts';
import type { EventRow } from '../events/Event.ts';

const ofEvents = statement<{ of: string; ids: string[] }>(
  'series-of-events',
  `SELECT own.event_id AS of, array_agg(each.event_id)::text[] AS ids
     FROM series_events own JOIN series_events each ON each.series_id = own.series_id
    WHERE own.event_id = ANY(${uuidList('$1')}) GROUP BY own.event_id`,
  ({ of, ids }) => ({ of: toId('event', of as string), ids: (ids as string[]).map((id) => toId('event', id)) }),
);

type Place = Pick<EventRow, 'date' | 'id'>;

const series = perRequest(
  (ctx, ids) => ctx.rows(ofEvents, [ids.map((id) => toUuid('event', id))]),
  ({ of }) => of,
);

const byDate = (one: Place, other: Place) => one.date.getTime() - other.date.getTime() || (one.id < other.id ? -1 : 1);

/** The events of the series that an event belongs to, as far as the viewer may see them, by when they begin; null where it belongs to none. */
export async function seriesOf(ctx: Context, eventId: string): Promise<EventRow[] | null> {
  const found = await series(ctx).load(eventId);
  if (!found) return null;
  const events = await Promise.all(found.ids.map((id) => loadNode<EventRow>(ctx, 'event', id)));
  return events.filter((event) => event !== null).toSorted(byDate);
}

const cursorOf = ({ date, id }: EventRow) => encodeCursor(date.toISOString(), id);

/** The same as a page. A series has few events, so all of it is read. */
export async function pageOfSeries(
  ctx: Context,
  eventId: string,
  first: number,
  after?: string | null,
): Promise<Page<EventRow> | null> {
  checkFirst(first);
  const events = await seriesOf(ctx, eventId);
  if (!events) return null;
  const [date, id] = after ? decodeCursor(after, [instantKey, idKey('event')]) : [];
  const place = date && id ? { date: new Date(date), id } : undefined;
  const rest = place ? events.filter((event) => byDate(event, place) > 0) : events;
  return pageOf(rest, first, after, cursorOf, () => Promise.resolve(events.length));
}

/** A rule that has made a series says so, or the rest of the answer would be of before. */
export const forgetSeries = (ctx: Context, eventId: string): void => void series(ctx).clear(eventId);

/** The ids of all events of a series in which an event is; of that event alone where it is in none. */
export async function idsOfSeries(em: SqlEntityManager, eventId: string): Promise<string[]> {
  const uuid = toUuid('event', eventId) ?? null;
  const rows = await em.execute<{ id: string }[]>(
    `SELECT each.event_id AS id FROM series_events own JOIN series_events each USING (series_id) WHERE own.event_id = ?`,
    [uuid],
  );
  return rows.length > 0 ? rows.map(({ id }) => toId('event', id)) : [eventId];
}
