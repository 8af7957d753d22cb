import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { Days } from '../core/context/time.ts';
import type { DayCount, Turnout } from './inputs.ts';
import { fillDays, perDay } from './read.ts';

// guests are excluded: `taken` includes them, but their scans have no user
const turnoutWhere = (name: string, where: string) =>
  statement<Turnout>(
    name,
    `SELECT count(*)::int AS events, coalesce(sum(e.taken - e.guests), 0)::int AS seats,
            coalesce(sum(least(c.came, e.taken - e.guests)), 0)::int AS came
       FROM (SELECT event_id, count(user_id) AS came
               FROM (SELECT DISTINCT s.event_id, s.user_id FROM standing_scans s JOIN events e ON e.id = s.event_id
                      WHERE e.over_at < $1 AND ${where}) AS once
              GROUP BY event_id) AS c
       JOIN events e ON e.id = c.event_id`,
  );

const turnoutOfAll = turnoutWhere('turnout', 'true');
const turnoutOfOwn = turnoutWhere('turnout-own', 'e.created_by = $2');

const viewerUuid = (ctx: Context) => toUuid('user', requireViewer(ctx).id);

/** Attendance at all past events with at least one check-in. */
export const platformTurnout = async (ctx: Context): Promise<Turnout> =>
  (await ctx.rows(turnoutOfAll, [new Date()]))[0]!;

/** Like platformTurnout, for the viewer's own events. */
export const ownTurnout = async (ctx: Context): Promise<Turnout> =>
  (await ctx.rows(turnoutOfOwn, [new Date(), viewerUuid(ctx)]))[0]!;

// a person who is scanned twice at an event counts once
const checkInTimes = (where: string) =>
  `SELECT min(s.at) AS at FROM standing_scans s JOIN events e ON e.id = s.event_id
    WHERE s.at >= ($1::timestamptz[])[1] AND ${where} GROUP BY s.event_id, coalesce(s.user_id, s.id)`;

const checkIns = perDay('check-ins-per-day', checkInTimes('true'));
const ownCheckIns = perDay('own-check-ins-per-day', checkInTimes('e.created_by = $2'));

/** The number of people checked in on each of these days. */
export const platformCheckIns = async (ctx: Context, days: Days): Promise<DayCount[]> =>
  fillDays(days, await ctx.rows(checkIns, [days.edges]));

/** Like platformCheckIns, for the viewer's own events. */
export const ownCheckInsPerDay = async (ctx: Context, days: Days): Promise<DayCount[]> =>
  fillDays(days, await ctx.rows(ownCheckIns, [days.edges, viewerUuid(ctx)]));
