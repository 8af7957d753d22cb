import { canSeePrivateProfile, privateCollege, privateParticipant } from '../accounts/can.ts';
import { mostPerPage } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { type Kind, toId, toIdOnce, toUuid } from '../core/ids/ids.ts';
import { decodeCursor, encodeCursor, idKey, instantKey, type Keyset } from '../core/pages/keyset.ts';
import { loadNode } from '../core/ids/node.ts';
import { type Statement, statement, uuidList } from '../core/statements/rows.ts';
import { eventVisible, viewerKeys } from '../events/visible.ts';
import { mostMedals } from './validate.ts';

export interface BoardPlace {
  id: string;
  rank: number;
  reachedAt: Date;
  /** The points as text of the database; only for cursors. */
  placePoints: string;
}

/** A row of an event's board. */
export interface ScoreRow extends BoardPlace {
  eventId: string;
  userId: string;
  userName: string;
  college: string;
  score: number;
  hasMedal: boolean;
  achievements: string[];
  lastUpdated: Date;
}

/** A row of the overall board of participants. */
export interface PerformerRow extends BoardPlace {
  userId: string;
  userName: string;
  college: string;
  eventCount: number;
  totalScore: number;
  achievements: string[];
}

/** A row of the board of colleges. */
export interface CollegeRow extends BoardPlace {
  college: string;
  totalScore: number;
  participantCount: number;
  eventCount: number;
}

/** The table and columns of a board. The SQL below ranks all boards in the same way. */
export interface Board {
  table: 'scores' | 'performers' | 'colleges';
  columns: string;
  join: string;
  /** SQL: the rows `r` that are ranked with row `b`: all rows, or those of the same event. */
  rivals: string;
}

const person = `u.first_name || ' ' || u.last_name AS "userName", u.college, u.profile_visible AS "profileVisible"`;

/**
 * SQL: whether row `b` of an event has a medal. Reads only as many rivals as it needs, and not the row itself, because the
 * statement of an award sees that row as it was before.
 */
const hasMedal = `CASE WHEN b.rank <= ${mostMedals} THEN (
  SELECT count(*) FROM (SELECT FROM scores r WHERE r.event_id = b.event_id AND -r.points = -b.points AND r.id <> b.id
                         LIMIT ${mostMedals}) others) < ${mostMedals} ELSE false END`;

export const scoreBoard: Board = {
  table: 'scores',
  columns: `b.event_id AS "eventId", b.user_id AS "userId", ${person}, b.points::float8 AS score, b.achievements,
    b.updated_at AS "lastUpdated", ${hasMedal} AS "hasMedal"`,
  join: 'JOIN users u ON u.id = b.user_id',
  rivals: 'r.event_id = b.event_id',
};

export const performerBoard: Board = {
  table: 'performers',
  columns: `b.id AS "userId", ${person}, b.events AS "eventCount", b.points::float8 AS "totalScore", b.achievements`,
  join: 'JOIN users u ON u.id = b.id',
  rivals: 'true',
};

export const collegeBoard: Board = {
  table: 'colleges',
  columns: `b.name AS college, b.points::float8 AS "totalScore", b.people AS "participantCount", b.events AS "eventCount",
    b.people < 3 AND EXISTS (SELECT FROM performers p JOIN users u USING (id)
                              WHERE p.college_id = b.id AND NOT u.profile_visible) AS "showsPrivate"`,
  join: '',
  rivals: 'true',
};

/** Columns of row `b` on every board. */
export const sharedColumns = 'b.id, b.rank, b.reached_at AS "reachedAt", b.points::text AS "placePoints"';

const placeOrder = '-points, reached_at, id';

/**
 * The top of a board: more points first, then the earlier time. The index has this order, so only the page is read. The
 * constant limit is for the planner. With a parameter alone it expects a tenth of the board, and replans at each execution.
 */
export const topOf = ({ table, columns, join }: Board, where: string, limit: string) => `
  SELECT ${sharedColumns}, ${columns} FROM (
    SELECT *, rank() OVER (ORDER BY key)::int AS rank
      FROM (SELECT * FROM (SELECT *, -points AS key FROM ${table} WHERE ${where} ORDER BY ${placeOrder} LIMIT ${mostPerPage + 1}) most
             ORDER BY key, reached_at, id LIMIT ${limit}) page
  ) b ${join} ORDER BY b.key, b.reached_at, b.id`;

/**
 * The page after a place: the points, time and uuid of the previous row. Rows that tie with the first row of the page share
 * its rank; the ranks of all others follow from the page itself.
 */
export const followingOf = ({ table, columns, join }: Board, where: string, place: string, limit: string) => `
  SELECT ${sharedColumns}, ${columns} FROM (
    WITH page AS (SELECT * FROM ${table} WHERE ${where} AND (${placeOrder}) > ${place} ORDER BY ${placeOrder} LIMIT ${limit}),
         first AS (SELECT * FROM page ORDER BY ${placeOrder} LIMIT 1),
         above AS (SELECT count(*)::int AS above FROM ${table} WHERE ${where} AND -points < (SELECT -points FROM first)),
         before AS (SELECT count(*)::int AS before FROM ${table} WHERE ${where} AND (${placeOrder}) <= ${place})
    SELECT page.*, CASE WHEN points = (SELECT points FROM first) THEN above + 1
                        ELSE before + rank() OVER (ORDER BY -points)::int END AS rank
      FROM page, above, before
  ) b ${join} ORDER BY -b.points, b.reached_at, b.id`;

/** Single rows with their ranks. OFFSET 0 counts each rank once, although two columns need it. */
export const rankedRows = ({ table, columns, join, rivals }: Board, where: string) => `
  SELECT ${sharedColumns}, ${columns} FROM (
    SELECT b.*, (SELECT count(*)::int + 1 FROM ${table} r WHERE ${rivals} AND -r.points < -b.points) AS rank
      FROM ${table} b WHERE ${where} OFFSET 0
  ) b ${join}`;

export type RawRow = Record<string, unknown>;

const eventIdOf = toIdOnce('event');

function readRow<Row extends BoardPlace>(kind: Kind, raw: RawRow): Row {
  const row = raw as Partial<ScoreRow>;
  row.id = toId(kind, row.id!);
  if (row.userId) row.userId = toId('user', row.userId);
  if (row.eventId) row.eventId = eventIdOf(row.eventId);
  return raw as unknown as Row;
}

export const readScore = (raw: RawRow) => readRow<ScoreRow>('score', raw);

export const readPerformer = (raw: RawRow) => readRow<PerformerRow>('performer', raw);

export const readCollege = (raw: RawRow) => readRow<CollegeRow>('college', raw);

const pointsKey = { test: (key: string) => /^\d{1,14}\.\d\d$/.test(key) };

export type BoardKind = 'score' | 'performer' | 'college';

/** The cursors of a board. The first page has its own statement, without a place. */
export const boardOrder = (kind: BoardKind): Keyset<BoardPlace> => ({
  cursorOf: (row) => encodeCursor(row.placePoints, row.reachedAt.toISOString(), row.id),
  placeOf(after) {
    if (!after) return [];
    const [points, moment, id] = decodeCursor(after, [pointsKey, instantKey, idKey(kind)]);
    return [points, moment, toUuid(kind, id!)];
  },
});

/** SQL: whether the viewer may see the event. */
const eventIsVisible = (eventId: string) =>
  `EXISTS (SELECT FROM events e WHERE e.id = ${eventId} AND ${eventVisible()})`;

export const uuidsOf = (kind: Kind, ids: readonly string[]) => ids.map((id) => toUuid(kind, id)).filter(Boolean);

const theseScores = statement(
  'scores-by-id',
  rankedRows(scoreBoard, `b.id = ANY(${uuidList('$3')}) AND ${eventIsVisible('b.event_id')}`),
  readScore,
);

const thesePerformers = statement(
  'performers-by-id',
  rankedRows(performerBoard, `b.id = ANY(${uuidList('$1')})`),
  readPerformer,
);

const theseColleges = statement(
  'colleges-by-id',
  rankedRows(collegeBoard, `b.id = ANY(${uuidList('$1')})`),
  readCollege,
);

/** Unlike the three statements above, it counts no ranks: thousands of rows for the board of all events. */
const theMissing = statement(
  'boards-missing-by-id',
  `SELECT 'score' AS kind, id FROM unnest(${uuidList('$3')}) AS wanted (id)
    WHERE NOT EXISTS (SELECT FROM scores b WHERE b.id = wanted.id AND ${eventIsVisible('b.event_id')})
   UNION ALL
   SELECT 'performer', id FROM unnest(${uuidList('$4')}) AS wanted (id)
    WHERE NOT EXISTS (SELECT FROM performers b WHERE b.id = wanted.id)
   UNION ALL
   SELECT 'college', id FROM unnest(${uuidList('$5')}) AS wanted (id)
    WHERE NOT EXISTS (SELECT FROM colleges b WHERE b.id = wanted.id)`,
  ({ kind, id }) => toId(kind as BoardKind, id as string),
);

/** Those of the ids without a row that the viewer may see. */
export function missingRows(
  ctx: Context,
  ids: Readonly<Record<'scoreIds' | 'performerIds' | 'collegeIds', readonly string[]>>,
): Promise<string[]> {
  return ctx.rows(theMissing, [
    ...viewerKeys(ctx),
    uuidsOf('score', ids.scoreIds),
    uuidsOf('performer', ids.performerIds),
    uuidsOf('college', ids.collegeIds),
  ]);
}

/** Rows of events that the viewer may see. */
export const scoresById = (ctx: Context, ids: readonly string[]): Promise<ScoreRow[]> =>
  readFor(ctx, theseScores, ...viewerKeys(ctx), uuidsOf('score', ids));

export const performersById = (ctx: Context, ids: readonly string[]): Promise<PerformerRow[]> =>
  readFor(ctx, thesePerformers, uuidsOf('performer', ids));

export const collegesById = (ctx: Context, ids: readonly string[]): Promise<CollegeRow[]> =>
  readFor(ctx, theseColleges, uuidsOf('college', ids));

export function readFor<Row>(ctx: Context, what: Statement<Row>, ...values: readonly unknown[]): Promise<Row[]> {
  return hidePrivateNames(ctx, ctx.rows(what, values));
}

/**
 * Hides name and college of private profiles from other participants. Also hides the name of a small college, because its
 * points would reveal such a profile.
 */
async function hidePrivateNames<Row>(ctx: Context, reading: Promise<Row[]>): Promise<Row[]> {
  const viewer = requireViewer(ctx);
  const rows = await reading;
  for (const row of rows as (Partial<ScoreRow> & { profileVisible?: boolean; showsPrivate?: boolean })[]) {
    if (row.profileVisible === false && !canSeePrivateProfile(viewer, row.userId!))
      Object.assign(row, privateParticipant());
    if (row.showsPrivate && !canSeePrivateProfile(viewer, '')) Object.assign(row, privateCollege());
  }
  return rows;
}

/** The current rows with these ids; omits rows that the viewer cannot see. */
export async function boardRows<Row extends BoardPlace>(
  ctx: Context,
  kind: BoardKind,
  ids: readonly string[],
): Promise<Row[]> {
  const found = await Promise.all(ids.map((id) => loadNode<Row>(ctx, kind, id)));
  return found.filter((row) => row !== null);
}
