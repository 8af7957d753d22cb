import { checkFirst, emptyPage, type Page } from '../core/pages/connection.ts';
import { type Context, requireViewer, Role, StaffRole } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { newestFirst } from '../core/pages/keyset.ts';
import { loadNode } from '../core/ids/node.ts';
import { countsOf, pagesOf } from '../core/pages/pages.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { eventVisible, hasStaffRole } from '../events/visible.ts';
import type { Award } from './Award.ts';
import { type ScoreRow } from './boards.ts';
import { canSeeAwards } from './can.ts';

const columns = `a.id, a.event_id AS "eventId", a.user_id AS "userId", a.points::float8 AS points, a.achievements, a.note,
  a.is_for_attendance AS "isForAttendance", a.created_at AS "createdAt", u.first_name || ' ' || u.last_name AS "userName",
  b.first_name || ' ' || b.last_name AS "awardedByName", now.points::float8 AS "effectivePoints",
  now.achievements AS "effectiveAchievements", now.corrected AS "isCorrected", c.created_at AS "correctedAt",
  c.note AS "correctionNote", cb.first_name || ' ' || cb.last_name AS "correctedByName"`;

const source = `awards a JOIN effective_awards now ON now.id = a.id
  JOIN users u ON u.id = a.user_id JOIN users b ON b.id = a.awarded_by
  LEFT JOIN LATERAL (SELECT * FROM awards WHERE corrects = a.id ORDER BY entry DESC LIMIT 1) c ON true
  LEFT JOIN users cb ON cb.id = c.awarded_by`;

/** SQL: whether the viewer sees an award. `$1`: the viewer's uuid, `$2`: they award everywhere, `$3`: they are an admin. */
const awardVisible = `($2 OR a.user_id = $1 OR ${hasStaffRole('$1', 'a.event_id', StaffRole.SCORER)}) AND EXISTS (
  SELECT FROM events e WHERE e.id = a.event_id AND ${eventVisible({ isAdmin: '$3' })})`;

function viewerKeys(ctx: Context): [uuid: string, awards: boolean, isAdmin: boolean] {
  const viewer = requireViewer(ctx);
  return [toUuid('user', viewer.id)!, viewer.role !== Role.PARTICIPANT, viewer.role === Role.ADMIN];
}

function readAward(raw: Record<string, unknown>): Award {
  const row = raw as unknown as Award;
  row.id = toId('award', row.id);
  row.eventId = toId('event', row.eventId);
  row.userId = toId('user', row.userId);
  return row;
}

/** An award that was just given, built without reading it. */
export const newAward = (
  award: Pick<
    Award,
    'id' | 'eventId' | 'userId' | 'userName' | 'points' | 'achievements' | 'note' | 'awardedByName' | 'createdAt'
  >,
): Award => ({
  ...award,
  isForAttendance: false,
  effectivePoints: award.points,
  effectiveAchievements: award.achievements,
  isCorrected: false,
  correctedAt: null,
  correctedByName: null,
  correctionNote: null,
});

const byId = statement(
  'awards-by-id',
  `SELECT ${columns} FROM ${source} WHERE a.id = ANY(${uuidList('$4')}) AND ${awardVisible}`,
  readAward,
);

/** Omits awards that the viewer may not see. */
export const awardsById = (ctx: Context, ids: readonly string[]): Promise<Award[]> =>
  ctx.rows(byId, [...viewerKeys(ctx), ids.map((id) => toUuid('award', id))]);

/** The award with this id; null if the viewer may not see it, or the id is that of a correction. */
export function awardById(ctx: Context, id: string): Promise<Award | null> {
  requireViewer(ctx);
  return loadNode<Award>(ctx, 'award', id);
}

const order = newestFirst('award');

const awardsOfEvents = statement(
  'awards-of-events',
  `SELECT a.* FROM unnest(${uuidList('$4')}) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${columns} FROM ${source}
      WHERE a.event_id = wanted.id AND a.corrects IS NULL AND ${awardVisible} AND a.id < $5
      ORDER BY a.id DESC LIMIT $6
   ) a`,
  readAward,
);

const awardsOfScores = statement<Award & { scoreId: string }>(
  'awards-of-scores',
  `SELECT a.*, s.id AS "scoreId" FROM scores s CROSS JOIN LATERAL (
     SELECT ${columns} FROM ${source}
      WHERE a.event_id = s.event_id AND a.user_id = s.user_id AND a.corrects IS NULL AND ${awardVisible} AND a.id < $5
      ORDER BY a.id DESC LIMIT $6
   ) a WHERE s.id = ANY(${uuidList('$4')}) ORDER BY a.id DESC`,
  (raw) => Object.assign(readAward(raw), { scoreId: toId('score', raw.scoreId as string) }),
);

const countOfEvents = statement<{ parent: string; count: number }>(
  'awards-of-events-count',
  `SELECT a.event_id AS parent, count(*)::int AS count FROM awards a
    WHERE a.event_id = ANY(${uuidList('$4')}) AND a.corrects IS NULL AND ${awardVisible} GROUP BY a.event_id`,
);

const countOfScores = statement<{ parent: string; count: number }>(
  'awards-of-scores-count',
  `SELECT s.id AS parent, count(*)::int AS count FROM scores s JOIN awards a USING (event_id, user_id)
    WHERE s.id = ANY(${uuidList('$4')}) AND a.corrects IS NULL AND ${awardVisible} GROUP BY s.id`,
);

const eventPages = pagesOf<Award>(
  'event',
  order,
  (ctx, uuids, place, limit) => ctx.rows(awardsOfEvents, [...viewerKeys(ctx), uuids, ...place, limit]),
  ({ eventId }) => eventId,
);

const scorePages = pagesOf<Award & { scoreId: string }>(
  'score',
  order,
  (ctx, uuids, place, limit) => ctx.rows(awardsOfScores, [...viewerKeys(ctx), uuids, ...place, limit]),
  ({ scoreId }) => scoreId,
);

const eventCounts = countsOf('event', (ctx, uuids) => ctx.rows(countOfEvents, [...viewerKeys(ctx), uuids]));

const scoreCounts = countsOf('score', (ctx, uuids) => ctx.rows(countOfScores, [...viewerKeys(ctx), uuids]));

/** Awards at an event, newest first: all if the viewer may award there, otherwise their own. */
export function awardsOf(ctx: Context, eventId: string, first: number, after?: string | null): Promise<Page<Award>> {
  requireViewer(ctx);
  return eventPages(ctx, eventId, first, after, eventCounts);
}

/** The awards behind one score, newest first; empty if the viewer may not see them. */
export async function awardsOfScore(
  ctx: Context,
  row: ScoreRow,
  first: number,
  after?: string | null,
): Promise<Page<Award>> {
  if (canSeeAwards(requireViewer(ctx), row)) return scorePages(ctx, row.id, first, after, scoreCounts);
  checkFirst(first);
  return emptyPage(after);
}
