import { checkFirst, type Page, pageOf } from '../../core/pages/connection.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { toUuid } from '../../core/ids/ids.ts';
import { decodeCursor, encodeCursor, idKey, instantKey } from '../../core/pages/keyset.ts';
import { perRequest } from '../../core/context/perRequest.ts';
import { statement } from '../../core/statements/rows.ts';
import type { EventRow } from '../../events/Event.ts';
import { listEvents } from '../../events/list.ts';
import { EventFilter } from '../../events/listInputs.ts';
import { eventsOf, eventsSelect } from '../../events/read.ts';
import { eventVisible, viewerKeys } from '../../events/visible.ts';
import { type MyEventsArgs, MyEventsPart } from './myEventsInputs.ts';

/*
 * The viewer's events, also those that their title hides from the lists. A page reads all registrations of the viewer: their
 * number does not grow with the number of events and people.
 */

/** The part for an event `e` with the viewer's registration `r`; null if it has begun and they have no seat. */
const partCase = `CASE WHEN r.state = 'confirmed' THEN CASE WHEN e.over_at >= now() THEN 'coming' ELSE 'past' END
  WHEN e.date > now() THEN CASE r.state WHEN 'waitlisted' THEN 'in_line' ELSE 'asked' END END`;

const ownVisible = `r.user_id = $1 AND ${eventVisible()}`;

const readCounts = statement<{ part: string; count: number }>(
  'events-mine-count',
  `SELECT ${partCase} AS part, count(*)::int AS count FROM registrations r JOIN events e ON e.id = r.event_id
    WHERE ${ownVisible} GROUP BY 1`,
);

/** The number of events in each part. One statement counts all parts of an operation. */
const counts = perRequest<ReadonlyMap<string, number>>(
  async (ctx) => [new Map((await ctx.rows(readCounts, viewerKeys(ctx))).map(({ part, count }) => [part, count]))],
  () => 'all',
);

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A page of the viewer's events. `requestedFields`: those of an event. */
export async function myEvents(
  ctx: Context,
  { part, first, after }: MyEventsArgs,
  requestedFields: ReadonlySet<string>,
): Promise<Page<EventRow>> {
  checkFirst(first);
  const viewer = requireViewer(ctx);
  if (part === MyEventsPart.RUNNING)
    return listEvents(ctx, { filter: EventFilter.ALL, organizer: viewer.id, first, after }, requestedFields);
  if (part === MyEventsPart.HELPING)
    return listEvents(ctx, { filter: EventFilter.ALL, helping: true, first, after }, requestedFields);
  const isPast = part === MyEventsPart.PAST;
  const [, date, id] = after ? decodeCursor(after, [new RegExp(`^${part}$`), instantKey, idKey('event')]) : [];
  const place = date ? [date, toUuid('event', id!)] : isPast ? ['infinity', lastId] : ['-infinity', firstId];
  const [direction, comparison] = isPast ? ['DESC', '<'] : ['ASC', '>'];
  const rows = await ctx.rows(
    eventsOf(`SELECT ${eventsSelect(requestedFields)} JOIN registrations r ON r.event_id = e.id
      WHERE ${ownVisible} AND (${partCase}) = $3 AND (e.date, e.id) ${comparison} ($4::timestamptz, $5::uuid)
      ORDER BY e.date ${direction}, e.id ${direction} LIMIT $6`),
    [...viewerKeys(ctx), part, ...place, first + 1],
  );
  return pageOf(
    rows,
    first,
    after,
    (row) => encodeCursor(part, row.date.toISOString(), row.id),
    async () => (await counts(ctx).load('all'))?.get(part) ?? 0,
  );
}
