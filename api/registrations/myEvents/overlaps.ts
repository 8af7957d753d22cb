import { type Context, requireViewer } from '../../core/context/context.ts';
import { refusal, refuseInvalid } from '../../core/refusals/errors.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { perRequest } from '../../core/context/perRequest.ts';
import { statement, uuidList } from '../../core/statements/rows.ts';
import { sentence } from '../texts.ts';
import type { EventRow } from '../../events/Event.ts';
import { eventColumns, eventSource, readEvent } from '../../events/read.ts';
import { eventVisible, viewerKeys } from '../../events/visible.ts';

/** The most overlapping events that are returned for one event. */
export const mostOverlaps = 10;

/** Reads the seats of the viewer once for all events of a list. */
const readOverlaps = statement<{ of: string; event: EventRow }>(
  'registrations-overlaps',
  `WITH wanted AS MATERIALIZED (SELECT id, date, over_at FROM events WHERE id = ANY(${uuidList('$3')})
   ), mine AS MATERIALIZED (
     SELECT ${eventColumns}, e.over_at, r.state AS "viewerSeat"
       FROM ${eventSource} JOIN registrations r ON r.event_id = e.id AND r.user_id = $1 AND r.state = 'confirmed'
      WHERE e.over_at >= (SELECT min(date) FROM wanted) AND e.cancelled_at IS NULL AND ${eventVisible()}
   )
   SELECT wanted.id AS of, found.* FROM wanted CROSS JOIN LATERAL (
     SELECT * FROM mine WHERE mine.id <> wanted.id AND evm_overlap(mine.date, mine.over_at, wanted.date, wanted.over_at)
      ORDER BY mine.date, mine.id LIMIT ${mostOverlaps}) AS found`,
  ({ of, over_at: _, ...raw }) => ({ of: toId('event', of as string), event: readEvent(raw) }),
);

const overlaps = perRequest<{ of: string; events: EventRow[] }>(
  async (ctx, eventIds) => {
    const rows = await ctx.rows(readOverlaps, [...viewerKeys(ctx), eventIds.map((id) => toUuid('event', id))]);
    return [...Map.groupBy(rows, ({ of }) => of)].map(([of, found]) => ({
      of,
      events: found.map(({ event }) => event),
    }));
  },
  ({ of }) => of,
);

/**
 * The first of the viewer's events (with a seat) that overlap with this one. Throws VALIDATION_FAILED if `first` is not 1
 * to `mostOverlaps`. Events of one list share a statement.
 */
export async function viewerOverlaps(ctx: Context, event: EventRow, first: number): Promise<EventRow[]> {
  requireViewer(ctx);
  if (first < 1 || first > mostOverlaps) refuseInvalid({ first: sentence('overlapsRange', { most: mostOverlaps }) });
  return ((await overlaps(ctx).load(event.id))?.events ?? []).slice(0, first);
}

/** The OVERLAPS refusal, which names the other event. */
export async function overlapRefusal(ctx: Context, event: EventRow) {
  const [other] = await viewerOverlaps(ctx, event, 1);
  if (!other) return refusal('OVERLAPS', sentence('overlapsUnknown'));
  const when = { from: other.date, to: other.endsAt, zone: ctx.platform.timeZone };
  return refusal('OVERLAPS', sentence('overlaps', { title: other.title, when }));
}
