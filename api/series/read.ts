import { checkFirst, type Page, pageOf } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { decodeCursor, encodeCursor, idKey, instantKey } from '../core/pages/keyset.ts';
import { loadNode } from '../core/ids/node.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { canDeleteEvent } from '../events/can.ts';
import type { EventRow } from '../events/Event.ts';

const seriesOfEvents = statement<{ of: string; ids: string[] }>(
  'series-of-events',
  `SELECT own.event_id AS of, array_agg(each.event_id)::text[] AS ids
     FROM series_events own JOIN series_events each ON each.series_id = own.series_id
    WHERE own.event_id = ANY(${uuidList('$1')}) GROUP BY own.event_id`,
  ({ of, ids }) => ({ of: toId('event', of as string), ids: (ids as string[]).map((id) => toId('event', id)) }),
);

type SeriesPosition = Pick<EventRow, 'date' | 'id'>;

const series = perRequest(
  (ctx, ids) => ctx.rows(seriesOfEvents, [ids.map((id) => toUuid('event', id))]),
  ({ of }) => of,
);

const byDate = (one: SeriesPosition, other: SeriesPosition) =>
  one.date.getTime() - other.date.getTime() || (one.id < other.id ? -1 : 1);

/** The visible events of the series of an event, by start date; null if the event is in no series. */
export async function seriesOf(ctx: Context, eventId: string): Promise<EventRow[] | null> {
  const found = await series(ctx).load(eventId);
  if (!found) return null;
  const events = await Promise.all(found.ids.map((id) => loadNode<EventRow>(ctx, 'event', id)));
  return events.filter((event) => event !== null).toSorted(byDate);
}

/** The last event of the series that the viewer owns, and the number of all its events; the event itself if it has none. */
export async function lastOfSeries(ctx: Context, event: EventRow): Promise<{ last: EventRow; size: number }> {
  const viewer = requireViewer(ctx);
  const events = (await seriesOf(ctx, event.id)) ?? [event];
  const { ids } = (await series(ctx).load(event.id)) ?? { ids: [event.id] };
  return { last: events.filter((each) => canDeleteEvent(viewer, each)).at(-1) ?? event, size: ids.length };
}

const cursorOf = ({ date, id }: EventRow) => encodeCursor(date.toISOString(), id);

/** A page of `seriesOf`. A series is small, so all events are loaded. */
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

/** Clears the cache after this request has created or extended a series. */
export const forgetSeries = (ctx: Context, eventId: string): void => void series(ctx).clear(eventId);

const selectIds = statement<{ id: string }>(
  'series-ids',
  `SELECT each.event_id AS id FROM series_events own JOIN series_events each USING (series_id) WHERE own.event_id = $1`,
  ({ id }) => ({ id: toId('event', id as string) }),
);

/** The ids of all events in the series of an event, or only its own id if it is in no series. */
export async function idsOfSeries(em: UnitOfWork, eventId: string): Promise<string[]> {
  const rows = await em.rows(selectIds, [toUuid('event', eventId) ?? null]);
  return rows.length > 0 ? rows.map(({ id }) => id) : [eventId];
}
