import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { EventRow } from '../events/Event.ts';
import type { RegistrationRow } from '../registrations/Registration.ts';
import type { Arrival } from './arrivalsInputs.ts';
import { canKeepDoor } from './can.ts';

interface CheckInRow {
  readonly registration: string;
  readonly at: Date;
  readonly isWalkIn: boolean;
}

const selectCheckIns = statement<CheckInRow>(
  'came',
  `SELECT r.id AS registration, min(s.at) AS at, bool_or(s.is_walk_in) AS "isWalkIn"
     FROM registrations r JOIN standing_scans s ON s.user_id = r.user_id AND s.event_id = r.event_id
    WHERE r.id = ANY(${uuidList('$1')}) GROUP BY r.id`,
);

const checkInByRegistration = perRequest<CheckInRow>(
  (ctx, ids) => ctx.rows(selectCheckIns, [ids.map((id) => toUuid('registration', id))]),
  ({ registration }) => toId('registration', registration),
);

const keepsDoor = (ctx: Context, { eventId, eventCreatedById }: RegistrationRow) =>
  canKeepDoor(requireViewer(ctx), { id: eventId, createdById: eventCreatedById });

/** Keepers of the door see it, and the person. */
export async function checkedInAt(ctx: Context, registration: RegistrationRow): Promise<Date | null> {
  if (registration.checkedInAt !== undefined) return registration.checkedInAt;
  if (registration.userId !== requireViewer(ctx).id && !keepsDoor(ctx, registration)) return null;
  return (await checkInByRegistration(ctx).load(registration.id))?.at ?? null;
}

/** Only keepers of the door see it. */
export async function isWalkIn(ctx: Context, registration: RegistrationRow): Promise<boolean | null> {
  if (!keepsDoor(ctx, registration)) return null;
  return (await checkInByRegistration(ctx).load(registration.id))?.isWalkIn ?? false;
}

/** The most points of a plot. */
const mostPoints = 60;

// widths of a step in seconds, a minute to a day: round times of the clock
const steps = [60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400];

/**
 * Cumulative arrivals: a point for the first and the last arrival, and round times between them. Each person counts from the
 * first point at or after their arrival.
 */
const arrivals = statement<Arrival>(
  'arrivals',
  `WITH came AS (
     SELECT min(at) AS at FROM standing_scans WHERE event_id = $1 GROUP BY coalesce(user_id, id)),
   span AS (SELECT min(at) AS first, max(at) AS last FROM came),
   width AS (
     SELECT make_interval(secs => coalesce(
              (SELECT min(step) FROM unnest($2::int[]) AS step WHERE step * ($3 - 2) >= extract(epoch FROM last - first)),
              ceil(extract(epoch FROM last - first) / ($3 - 2) / 86400) * 86400)::float8) AS step FROM span),
   counted AS (
     SELECT CASE WHEN at = first THEN first ELSE least(last,
              date_bin(step, at - interval '1 microsecond', timestamptz 'epoch') + step) END AS at, count(*) AS count
       FROM came, span, width GROUP BY 1),
   points AS (
     SELECT first AS at FROM span WHERE first IS NOT NULL
     UNION SELECT mark FROM span, width, generate_series(date_bin(step, first, timestamptz 'epoch') + step, last, step) AS mark
     UNION SELECT last FROM span WHERE last IS NOT NULL)
   SELECT p.at, (sum(coalesce(c.count, 0)) OVER (ORDER BY p.at))::int AS count
     FROM points p LEFT JOIN counted c ON c.at = p.at ORDER BY p.at`,
);

/** Cumulative arrivals at an event over time; null if the viewer does not keep its door. */
export const arrivalsOf = async (ctx: Context, event: EventRow): Promise<readonly Arrival[] | null> =>
  canKeepDoor(requireViewer(ctx), event) ? ctx.rows(arrivals, [toUuid('event', event.id), steps, mostPoints]) : null;
