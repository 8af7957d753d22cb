import { type Context, requireViewer } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { eventById } from '../events/read.ts';
import { eventNotFound } from '../events/texts.ts';
import type { AnnouncementRow } from './Announcement.ts';
import { isAddressed } from './audience.ts';
import { canManageAnnouncement } from './can.ts';
import type { AudienceArgs } from './inputs.ts';
import { requireAudience, requireManager } from './rules.ts';
import { validateAnnouncement } from './validate.ts';

interface Reach {
  readonly id: string;
  /** The size of its audience, and how many of them have read it, both without its author. */
  readonly audience: number;
  readonly seen: number;
}

// counts each audience once, even if several announcements of the page share it
const readReach = statement<Reach>(
  'announcements-reach',
  `WITH wanted AS MATERIALIZED (
     SELECT a.*, CASE WHEN a.audience IN ('seats', 'line') THEN a.event_id END AS place FROM announcements a
      WHERE a.id = ANY(${uuidList('$1')})
   ), sizes AS MATERIALIZED (
     SELECT audience, place, college, (SELECT count(*) FROM evm_addressed(audience, place, college)) AS count
       FROM (SELECT DISTINCT audience, place, college FROM wanted) AS each
   )
   SELECT a.id, (s.count - CASE WHEN ${isAddressed('a.created_by')} THEN 1 ELSE 0 END)::int AS audience,
          (SELECT count(*) FROM announcement_reads r
            WHERE r.announcement_id = a.id AND r.user_id <> a.created_by AND (a.audience = 'everybody'
               OR r.user_id IN (SELECT evm_addressed(a.audience, a.place, a.college))))::int AS seen
     FROM wanted a JOIN sizes s
       ON (s.audience, s.place, s.college) IS NOT DISTINCT FROM (a.audience, a.place, a.college)`,
  (raw) => ({ ...(raw as unknown as Reach), id: toId('announcement', raw['id'] as string) }),
);

const reachLoader = perRequest<Reach>(
  (ctx, ids) => ctx.rows(readReach, [ids.map((id) => toUuid('announcement', id))]),
  ({ id }) => id,
);

/** The reach of an announcement; null if the viewer does not manage it. */
export async function reachFor(ctx: Context, announcement: AnnouncementRow): Promise<Reach | null> {
  return canManageAnnouncement(requireViewer(ctx), announcement) ? reachLoader(ctx).load(announcement.id) : null;
}

const countAudience = statement<{ count: number }>(
  'announcement-audience-size',
  `SELECT count(*)::int AS count FROM evm_addressed($1, $2, $3) AS person WHERE person <> $4`,
);

/** How many people, without the viewer, an announcement to this audience would reach. */
export async function audienceSize(ctx: Context, { audience, eventId = null, college }: AudienceArgs): Promise<number> {
  const viewer = requireManager(ctx, 'create', { eventId });
  requireAudience(viewer, audience);
  const event = eventId ? await eventById(ctx, eventId) : null;
  refuseInvalid({
    ...validateAnnouncement({ audience, college: college ?? null, eventId: eventId ?? null }),
    ...(eventId && !event && { eventId: eventNotFound }),
  });
  const [found] = await ctx.rows(countAudience, [
    audience,
    event && toUuid('event', event.id),
    college?.trim() ?? null,
    toUuid('user', viewer.id),
  ]);
  return found!.count;
}
