import { checkFirst, decodeCursor, encodeCursor, instantKey, type Page, pageOf } from '../core/connection.ts';
import { type Context, requireViewer, Role } from '../core/context.ts';
import { type Kind, kindOf, toId, toUuid } from '../core/ids.ts';
import { loadNode, registerNode } from '../core/node.ts';
import { pagesOf } from '../core/pages.ts';
import { perRequest } from '../core/perRequest.ts';
import { type Statement, statement } from '../core/rows.ts';

interface Place {
  id: string;
  rank: number;
  reachedAt: Date;
}

/** A row of an event's board. */
export interface ScoreRow extends Place {
  eventId: string;
  userId: string;
  userName: string;
  college: string;
  score: number;
  achievements: string[];
  lastUpdated: Date;
}

/** A row of the board of all events. */
export interface PerformerRow extends Place {
  userId: string;
  userName: string;
  college: string;
  eventCount: number;
  totalScore: number;
  achievements: string[];
}

/** A row of the board of colleges. */
export interface CollegeRow extends Place {
  college: string;
  totalScore: number;
  participantCount: number;
  eventCount: number;
}

/** The boards differ in where their rows lie and what they show; how they are ranked is said once, below. */
interface Board {
  table: 'scores' | 'performers' | 'colleges';
  columns: string;
  join: string;
  /** Which rows compete with the row `b`; everything, but on a board of one event. */
  rivals: string;
}

const person = `u.first_name || ' ' || u.last_name AS "userName", u.college`;

const events: Board = {
  table: 'scores',
  columns: `b.event_id AS "eventId", b.user_id AS "userId", ${person}, b.points::float8 AS score, b.achievements,
    b.updated_at AS "lastUpdated"`,
  join: 'JOIN users u ON u.id = b.user_id',
  rivals: 'r.event_id = b.event_id',
};

const performers: Board = {
  table: 'performers',
  columns: `b.id AS "userId", ${person}, b.events AS "eventCount", b.points::float8 AS "totalScore", b.achievements`,
  join: 'JOIN users u ON u.id = b.id',
  rivals: 'true',
};

const colleges: Board = {
  table: 'colleges',
  columns: `b.name AS college, b.points::float8 AS "totalScore", b.people AS "participantCount", b.events AS "eventCount"`,
  join: '',
  rivals: 'true',
};

const shared = 'b.id, b.rank, b.reached_at AS "reachedAt", b.points::text AS "placePoints"';

/**
 * Part of a board, from its top or from a place on (points, moment and uuid of the row before): more points first, then
 * who had them first. The index on the board gives this order, so it is read no further than the page goes.
 */
const page = ({ table, columns, join }: Board, where: string, after: number) => `
  SELECT ${shared}, ${columns} FROM (
    SELECT *, rank() OVER (ORDER BY points DESC)::int AS rank FROM ${table} WHERE ${where}
     ORDER BY points DESC, reached_at, id
  ) b ${join}
   WHERE $${after}::numeric IS NULL OR b.points < $${after}
      OR (b.points = $${after} AND (b.reached_at, b.id) > ($${after + 1}::timestamptz, $${after + 2}::uuid))
   ORDER BY b.points DESC, b.reached_at, b.id LIMIT $${after + 3}`;

/** Single rows, each with the rank that it has on its board. */
const rows = ({ table, columns, join, rivals }: Board, where: string) => `
  SELECT ${shared}, ${columns} FROM (
    SELECT b.*, (SELECT count(*)::int + 1 FROM ${table} r WHERE ${rivals} AND r.points > b.points) AS rank
      FROM ${table} b WHERE ${where}
  ) b ${join}`;

type Raw = Record<string, unknown>;

/** What a cursor needs beside the row itself; never leaves the server. */
const placePoints = new WeakMap<object, string>();

function readRow<Row extends Place>(kind: Kind, raw: Raw): Row {
  const { placePoints: points, ...row } = raw;
  row.id = toId(kind, row.id as string);
  if (row.userId) row.userId = toId('user', row.userId as string);
  if (row.eventId) row.eventId = toId('event', row.eventId as string);
  placePoints.set(row, points as string);
  return row as unknown as Row;
}

const readScore = (raw: Raw) => readRow<ScoreRow>('score', raw);
const readPerformer = (raw: Raw) => readRow<PerformerRow>('performer', raw);
const readCollege = (raw: Raw) => readRow<CollegeRow>('college', raw);

const pointsKey = { test: (key: string) => /^\d{1,14}\.\d\d$/.test(key) };
const idKey = { test: (key: string) => ['score', 'performer', 'college'].includes(kindOf(key) ?? '') };

const cursorOf = (row: Place) => encodeCursor(placePoints.get(row)!, row.reachedAt.toISOString(), row.id);

function placeOf(
  after: string | null | undefined,
): [points: string | null, moment: string | null, uuid: string | null] {
  if (!after) return [null, null, null];
  const [points, moment, id] = decodeCursor(after, [pointsKey, instantKey, idKey]);
  return [points!, moment!, toUuid(kindOf(id!)!, id!)!];
}

/** Which events' boards there are for a viewer: `$1` is their uuid, `$2` whether they are an admin. As for the events. */
const visible = (eventId: string) =>
  `EXISTS (SELECT FROM events e WHERE e.id = ${eventId} AND (e.approval = 'approved' OR e.created_by = $1 OR $2))`;

function viewerKeys(ctx: Context): [uuid: string, isAdmin: boolean] {
  const viewer = requireViewer(ctx);
  return [toUuid('user', viewer.id)!, viewer.role === Role.ADMIN];
}

const uuidsOf = (kind: Kind, ids: readonly string[]) => ids.map((id) => toUuid(kind, id)).filter(Boolean);

const scoresById = statement(
  'scores-by-id',
  rows(events, `b.id = ANY($3::uuid[]) AND ${visible('b.event_id')}`),
  readScore,
);
const performersById = statement('performers-by-id', rows(performers, 'b.id = ANY($1::uuid[])'), readPerformer);
const collegesById = statement('colleges-by-id', rows(colleges, 'b.id = ANY($1::uuid[])'), readCollege);

registerNode('score', (ctx, ids) => ctx.rows(scoresById, [...viewerKeys(ctx), uuidsOf('score', ids)]));
registerNode('performer', (ctx, ids) => readFor(ctx, performersById, uuidsOf('performer', ids)));
registerNode('college', (ctx, ids) => readFor(ctx, collegesById, uuidsOf('college', ids)));

function readFor<Row>(ctx: Context, what: Statement<Row>, ...values: readonly unknown[]): Promise<Row[]> {
  requireViewer(ctx);
  return ctx.rows(what, values);
}

/** The rows behind these ids as they are now, as far as there are any for the viewer. */
export async function boardRows<Row extends Place>(
  ctx: Context,
  kind: 'score' | 'performer' | 'college',
  ids: readonly string[],
): Promise<Row[]> {
  const found = await Promise.all(ids.map((id) => loadNode<Row>(ctx, kind, id)));
  return found.filter((row) => row !== null);
}

const ofEvents = statement(
  'boards-of-events',
  `SELECT w.* FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (${page(events, 'event_id = wanted.id', 2)}) w`,
  readScore,
);

const countOfEvents = statement<{ eventId: string; count: number }>(
  'boards-of-events-count',
  'SELECT event_id AS "eventId", count(*)::int AS count FROM scores WHERE event_id = ANY($1::uuid[]) GROUP BY event_id',
  (raw) => ({ eventId: toId('event', raw.eventId as string), count: raw.count as number }),
);

const eventPages = pagesOf<ScoreRow>(
  (ctx, uuids, first, after) => readFor(ctx, ofEvents, uuids, ...placeOf(after), first + 1),
  ({ eventId }) => eventId,
);

const eventCounts = perRequest<{ eventId: string; count: number }>(
  (ctx, ids) => readFor(ctx, countOfEvents, uuidsOf('event', ids)),
  ({ eventId }) => eventId,
);

/** The board of one event that the viewer sees. The same page of several events shares a statement. */
export async function leaderboardOf(
  ctx: Context,
  eventId: string,
  first: number,
  after?: string | null,
): Promise<Page<ScoreRow>> {
  requireViewer(ctx);
  checkFirst(first);
  placeOf(after);
  const found = await eventPages(ctx, eventId, first, after);
  return pageOf(found, first, after, cursorOf, async () => (await eventCounts(ctx).load(eventId))?.count ?? 0);
}

const scoresOfPeople = statement(
  'scores-of-people',
  rows(events, '(b.event_id, b.user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))'),
  readScore,
);

const personScores = perRequest<ScoreRow>(
  (ctx, keys) => {
    const pairs = keys.map((key) => key.split(' '));
    return readFor(
      ctx,
      scoresOfPeople,
      pairs.map(([eventId]) => toUuid('event', eventId!)),
      pairs.map(([, userId]) => toUuid('user', userId!)),
    );
  },
  ({ eventId, userId }) => `${eventId} ${userId}`,
);

/** What somebody has reached at an event that the viewer sees; null where there is no award. */
export const scoreOf = (ctx: Context, eventId: string, userId: string): Promise<ScoreRow | null> =>
  personScores(ctx).load(`${eventId} ${userId}`);

/** A rule that has awarded says so, or the rest of the answer would be of before. */
export const forgetScore = (ctx: Context, eventId: string, userId: string): void =>
  void personScores(ctx).clear(`${eventId} ${userId}`);

const performersPage = statement('board-of-performers', page(performers, 'true', 1), readPerformer);
const collegesPage = statement('board-of-colleges', page(colleges, 'true', 1), readCollege);
const performersCount = statement<{ count: number }>(
  'performers-count',
  'SELECT count(*)::int AS count FROM performers',
);
const collegesCount = statement<{ count: number }>('colleges-count', 'SELECT count(*)::int AS count FROM colleges');

/** Who has reached most at all events together. */
export const topPerformers = (ctx: Context, first: number, after?: string | null): Promise<Page<PerformerRow>> =>
  overall(ctx, performersPage, performersCount, first, after);

/** Which colleges have reached most. */
export const collegeRankings = (ctx: Context, first: number, after?: string | null): Promise<Page<CollegeRow>> =>
  overall(ctx, collegesPage, collegesCount, first, after);

async function overall<Row extends Place>(
  ctx: Context,
  what: Statement<Row>,
  count: Statement<{ count: number }>,
  first: number,
  after: string | null | undefined,
): Promise<Page<Row>> {
  checkFirst(first);
  const found = await readFor(ctx, what, ...placeOf(after), first + 1);
  return pageOf(found, first, after, cursorOf, async () => (await ctx.rows(count))[0]!.count);
}
