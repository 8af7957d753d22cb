import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { journalState } from '../core/journal/journal.ts';
import { statement } from '../core/statements/rows.ts';
import { type Days, lastDays } from '../core/context/time.ts';
import { isTimeZone } from '../core/validation/validate.ts';
import type {
  DayCount,
  JournalState,
  NamedCount,
  OrganizerStatistics,
  PlatformAnalytics,
  PlatformPlots,
} from './inputs.ts';
import { canSeeOwnStatistics, canSeePlatform } from './can.ts';
import { sentence } from './texts.ts';

/** The maximum number of days of a plot. */
const mostDays = 366;

/** The last days up to today in an IANA time zone. Throws VALIDATION_FAILED if the zone or the number is invalid. */
function daysOf(timeZone: string, days: number): Days {
  if (days < 1 || days > mostDays) refuseInvalid({ days: sentence('daysOutside', { most: mostDays }) });
  if (!isTimeZone(timeZone)) refuseInvalid({ timeZone: sentence('zoneUnknown') });
  return lastDays(timeZone, days);
}

/** Counts the rows of `source` by day of their column `at`. $1: the edges of the days. Omits days without rows. */
export const perDay = (name: string, source: string) =>
  statement<{ n: number; count: number }>(
    name,
    `SELECT width_bucket(at, $1::timestamptz[]) - 1 AS n, count(*)::int AS count FROM (${source}) AS source
      WHERE at >= ($1::timestamptz[])[1] AND at < ($1::timestamptz[])[cardinality($1::timestamptz[])] GROUP BY 1`,
  );

const signUps = perDay('sign-ups-per-day', 'SELECT created_at AS at FROM users');
const registrations = perDay('registrations-per-day', 'SELECT created_at AS at FROM seats');

/** Every day with its count; 0 for days without rows. */
export function fillDays({ names }: Days, found: readonly { n: number; count: number }[]): DayCount[] {
  const counts = new Map(found.map(({ n, count }) => [n, count]));
  return names.map((day, n) => ({ day, count: counts.get(n) ?? 0 }));
}

/** The first and last instant of today. */
const todayOf = ({ edges }: Days) => edges.slice(-2);

/** SQL: whether an event reaches a day. Ending at midnight does not reach the next day; see events/status.ts. */
const reachesDay = (day: string) => `(e.date >= ${day} OR e.ends_at > ${day})`;

const byStatus = statement<NamedCount>(
  'analytics-events',
  `SELECT name, count(e.id)::int AS count
     FROM (VALUES ('COMPLETED', 1), ('ACTIVE', 2), ('UPCOMING', 3)) AS status (name, place)
     LEFT JOIN events e
       ON e.cancelled_at IS NULL AND name = CASE WHEN e.date >= $2 THEN 'UPCOMING' WHEN ${reachesDay('$1')} THEN 'ACTIVE' ELSE 'COMPLETED' END
    GROUP BY name, place ORDER BY place`,
);

const colleges = statement<NamedCount>(
  'analytics-colleges',
  `SELECT mode() WITHIN GROUP (ORDER BY btrim(u.college)) AS name, count(*)::int AS count
     FROM seats r JOIN users u ON u.id = r.user_id
    GROUP BY evm_college_id(u.college) ORDER BY count(*) DESC, 1 LIMIT 10`,
);

const tags = statement<NamedCount>(
  'analytics-tags',
  `SELECT min(tag) AS name, sum(taken)::int AS count FROM events, unnest(tags) AS tag
    GROUP BY evm_fold(tag) ORDER BY sum(taken) DESC, 1 LIMIT 10`,
);

type Tiles = Omit<PlatformAnalytics, 'plots'> & { enabled: boolean };

const platformTiles = statement<Tiles>(
  'analytics-tiles',
  `SELECT (SELECT count(*)::int FROM users) AS "totalUsers",
          (SELECT coalesce(sum(taken), 0)::int FROM events) AS "totalRegistrations",
          (SELECT count(*)::int FROM events e WHERE ${reachesDay('$1')} AND date < $2 AND cancelled_at IS NULL) AS "activeEvents",
          (SELECT count(*)::int FROM events WHERE date >= $2 AND cancelled_at IS NULL) AS "upcomingEvents",
          analytics_enabled AS enabled
     FROM system_settings`,
);

/** Figures of the whole platform. Throws FORBIDDEN for other viewers than admins. */
export async function platformAnalytics(ctx: Context, timeZone: string, howMany: number): Promise<PlatformAnalytics> {
  if (!canSeePlatform(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('platformForbidden'));
  const days = daysOf(timeZone, howMany);
  const [{ enabled, ...counts }] = (await ctx.rows(platformTiles, todayOf(days))) as [Tiles];
  return { ...counts, plots: enabled ? await plots(ctx, days) : null };
}

/** Whether messages and open screens are up to date. */
export async function journalOf(ctx: Context): Promise<JournalState> {
  const [{ seconds, failed }] = (await ctx.rows(journalState)) as [{ seconds: number; failed: number }];
  return { secondsBehind: Math.round(seconds), setAside: failed };
}

async function plots(ctx: Context, days: Days): Promise<PlatformPlots> {
  const [signUpsPerDay, registrationsPerDay, eventsByStatus, busiestColleges, busiestTags] = await Promise.all([
    ctx.rows(signUps, [days.edges]),
    ctx.rows(registrations, [days.edges]),
    ctx.rows(byStatus, todayOf(days)),
    ctx.rows(colleges),
    ctx.rows(tags),
  ]);
  return {
    days,
    signUpsPerDay: fillDays(days, signUpsPerDay),
    registrationsPerDay: fillDays(days, registrationsPerDay),
    eventsByStatus,
    busiestColleges,
    busiestTags,
  };
}

type OwnTiles = Omit<OrganizerStatistics, 'days' | 'registrationsPerDay'> & { enabled: boolean };

const organizerTiles = statement<OwnTiles>(
  'analytics-organizer',
  `SELECT count(*)::int AS "totalEvents", count(*) FILTER (WHERE over_at >= $2 AND cancelled_at IS NULL)::int AS "upcomingEvents",
          coalesce(sum(taken), 0)::int AS "totalRegistrations",
          coalesce(avg(taken::float8 / capacity), 0)::float8 AS "averageFill",
          (SELECT analytics_enabled FROM system_settings) AS enabled
     FROM events WHERE created_by = $1`,
);

const ownPerDay = perDay(
  'own-registrations-per-day',
  'SELECT r.created_at AS at FROM seats r JOIN events e ON e.id = r.event_id WHERE e.created_by = $2',
);

/** Figures of the viewer's own events. Throws FORBIDDEN for participants. */
export async function organizerStatistics(
  ctx: Context,
  timeZone: string,
  howMany: number,
): Promise<OrganizerStatistics> {
  const viewer = requireViewer(ctx);
  if (!canSeeOwnStatistics(viewer)) throw refusal('FORBIDDEN', sentence('noOwnEvents'));
  const days = daysOf(timeZone, howMany);
  const uuid = toUuid('user', viewer.id);
  const [{ enabled, ...counts }] = (await ctx.rows(organizerTiles, [uuid, new Date()])) as [OwnTiles];
  return {
    ...counts,
    days: enabled ? days : null,
    registrationsPerDay: enabled ? fillDays(days, await ctx.rows(ownPerDay, [days.edges, uuid])) : null,
  };
}
