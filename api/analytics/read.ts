import { type Context, requireViewer, Role } from '../core/context.ts';
import { refusal, refuseInvalid } from '../core/errors.ts';
import { toUuid } from '../core/ids.ts';
import { statement } from '../core/rows.ts';
import type { DayCount, NamedCount, OrganizerStatistics, PlatformAnalytics, PlatformPlots } from './inputs.ts';

/** How many days back a plot may go. */
const mostDays = 366;

/** Checks what says which days are meant: an IANA zone, and how many days up to today. */
function checkDays(timeZone: string, days: number): void {
  if (days < 1 || days > mostDays) refuseInvalid({ days: `days must lie between 1 and ${mostDays}.` });
  if (!isZone(timeZone)) refuseInvalid({ timeZone: 'Unknown time zone.' });
}

/** Offsets are no names, and PostgreSQL reads them the other way round. */
function isZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Days of a zone's calendar up to today, with how many of what a source made `at` some time fall on each. */
const perDay = (source: string, zone: string, days: string) => `
  WITH days AS (SELECT (now() AT TIME ZONE ${zone})::date - n AS day FROM generate_series(0, ${days}::int - 1) AS n),
       made AS (
         SELECT (at AT TIME ZONE ${zone})::date AS day, count(*)::int AS count FROM (${source}) AS source
          WHERE at >= ((SELECT min(day) FROM days)::timestamp AT TIME ZONE ${zone}) GROUP BY 1)
  SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(count, 0) AS count
    FROM days LEFT JOIN made USING (day) ORDER BY day`;

const signUps = statement<DayCount>('sign-ups-per-day', perDay('SELECT created_at AS at FROM users', '$1', '$2'));
const registrations = statement<DayCount>(
  'registrations-per-day',
  perDay('SELECT created_at AS at FROM registrations', '$1', '$2'),
);

const byStatus = statement<NamedCount>(
  'events-by-status',
  `SELECT name, count(e.id)::int AS count
     FROM (VALUES ('COMPLETED', 1), ('ACTIVE', 2), ('UPCOMING', 3)) AS status (name, place)
     LEFT JOIN events e ON name = CASE sign(((e.date AT TIME ZONE $1)::date - (now() AT TIME ZONE $1)::date))
                                    WHEN -1 THEN 'COMPLETED' WHEN 0 THEN 'ACTIVE' ELSE 'UPCOMING' END
    GROUP BY name, place ORDER BY place`,
);

const colleges = statement<NamedCount>(
  'busiest-colleges',
  `SELECT mode() WITHIN GROUP (ORDER BY btrim(u.college)) AS name, count(*)::int AS count
     FROM registrations r JOIN users u ON u.id = r.user_id
    GROUP BY evm_college_id(u.college) ORDER BY count(*) DESC, 1 LIMIT 10`,
);

const tags = statement<NamedCount>(
  'busiest-tags',
  `SELECT min(tag) AS name, sum(taken)::int AS count FROM events, unnest(tags) AS tag
    GROUP BY evm_fold(tag) ORDER BY sum(taken) DESC, 1 LIMIT 10`,
);

type Tiles = Omit<PlatformAnalytics, 'plots'> & { enabled: boolean };

const tiles = statement<Tiles>(
  'platform-tiles',
  `SELECT (SELECT count(*)::int FROM users) AS "totalUsers",
          (SELECT coalesce(sum(taken), 0)::int FROM events) AS "totalRegistrations",
          (SELECT count(*)::int FROM events WHERE (date AT TIME ZONE $1)::date = (now() AT TIME ZONE $1)::date) AS "activeEvents",
          (SELECT count(*)::int FROM events WHERE (date AT TIME ZONE $1)::date > (now() AT TIME ZONE $1)::date) AS "upcomingEvents",
          analytics_enabled AS enabled
     FROM system_settings`,
);

/** What happens on the platform. Admins only. */
export async function platformAnalytics(ctx: Context, timeZone: string, days: number): Promise<PlatformAnalytics> {
  if (requireViewer(ctx).role !== Role.ADMIN) throw refusal('FORBIDDEN', 'Only admins can see platform analytics.');
  checkDays(timeZone, days);
  const [{ enabled, ...counts }] = (await ctx.rows(tiles, [timeZone])) as [Tiles];
  return { ...counts, plots: enabled ? await plots(ctx, timeZone, days) : null };
}

async function plots(ctx: Context, timeZone: string, days: number): Promise<PlatformPlots> {
  const [signUpsPerDay, registrationsPerDay, eventsByStatus, busiestColleges, busiestTags] = await Promise.all([
    ctx.rows(signUps, [timeZone, days]),
    ctx.rows(registrations, [timeZone, days]),
    ctx.rows(byStatus, [timeZone]),
    ctx.rows(colleges),
    ctx.rows(tags),
  ]);
  return { signUpsPerDay, registrationsPerDay, eventsByStatus, busiestColleges, busiestTags };
}

type OwnTiles = Omit<OrganizerStatistics, 'registrationsPerDay'> & { enabled: boolean };

const own = statement<OwnTiles>(
  'organizer-statistics',
  `SELECT count(*)::int AS "totalEvents", count(*) FILTER (WHERE date >= now())::int AS "upcomingEvents",
          coalesce(sum(taken), 0)::int AS "totalRegistrations",
          coalesce(avg(taken::float8 / capacity), 0)::float8 AS "averageFill",
          (SELECT analytics_enabled FROM system_settings) AS enabled
     FROM events WHERE created_by = $1`,
);

const ownPerDay = statement<DayCount>(
  'own-registrations-per-day',
  perDay(
    'SELECT r.created_at AS at FROM registrations r JOIN events e ON e.id = r.event_id WHERE e.created_by = $3',
    '$1',
    '$2',
  ),
);

/** What has become of the viewer's own events. Organizers and admins only. */
export async function organizerStatistics(ctx: Context, timeZone: string, days: number): Promise<OrganizerStatistics> {
  const viewer = requireViewer(ctx);
  if (viewer.role === Role.PARTICIPANT)
    throw refusal('FORBIDDEN', 'Only organizers and admins have events of their own.');
  checkDays(timeZone, days);
  const uuid = toUuid('user', viewer.id);
  const [{ enabled, ...counts }] = (await ctx.rows(own, [uuid])) as [OwnTiles];
  return { ...counts, registrationsPerDay: enabled ? await ctx.rows(ownPerDay, [timeZone, days, uuid]) : null };
}
