import type { FastifyInstance } from 'fastify';
import { decodeUuid, encodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query, Row } from './database.ts';
import { Refusal, type Viewer, viewerOf } from './viewer.ts';

// Leaderboards in two variants: read from the same tables as the product, or summed live over the same awards.

const person = `u.first_name || ' ' || u.last_name AS "userName", u.college`;

/** From the top, or from the row after a cursor: points, time and id. */
const place = `$2::numeric IS NULL OR b.points < $2
  OR (b.points = $2 AND (b.reached_at, b.id) > ($3::timestamptz, $4::uuid))`;
const order = 'b.points DESC, b.reached_at, b.id';

const tableQueries = {
  board: `SELECT b.id, b.rank, b.user_id AS "userId", ${person}, b.points::float8 AS score, b.achievements,
      b.reached_at AS "reachedAt"
    FROM (SELECT *, rank() OVER (ORDER BY -points)::int AS rank FROM scores WHERE event_id = $1
           ORDER BY -points, reached_at, id) b
    JOIN users u ON u.id = b.user_id WHERE ${place} ORDER BY -b.points, b.reached_at, b.id LIMIT $5`,
  performers: `SELECT b.id, b.rank, b.id AS "userId", ${person}, b.events AS "eventCount",
      b.points::float8 AS "totalScore", b.achievements, b.reached_at AS "reachedAt"
    FROM (SELECT *, rank() OVER (ORDER BY -points)::int AS rank FROM performers
           ORDER BY -points, reached_at, id LIMIT $1) b
    JOIN users u ON u.id = b.id ORDER BY -b.points, b.reached_at, b.id`,
  colleges: `SELECT b.id, b.rank, b.name AS college, b.points::float8 AS "totalScore", b.people AS "participantCount",
      b.events AS "eventCount", b.reached_at AS "reachedAt"
    FROM (SELECT *, rank() OVER (ORDER BY -points)::int AS rank FROM colleges
           ORDER BY -points, reached_at, id LIMIT $1) b ORDER BY -b.points, b.reached_at, b.id`,
};

const reached = `coalesce(max(a.created_at) FILTER (WHERE a.points > 0), min(a.created_at))`;

/** The score of each person at each event. */
const scores = `SELECT event_id, user_id, sum(points) AS points, ${reached} AS reached_at
  FROM plain_awards a GROUP BY event_id, user_id`;

const liveSumQueries = {
  board: `SELECT b.id, b.rank, b.user_id AS "userId", ${person}, b.points::float8 AS score,
      ARRAY(SELECT DISTINCT name FROM plain_awards a, unnest(achievements) AS name
             WHERE a.event_id = $1 AND a.user_id = b.user_id) AS achievements, b.reached_at AS "reachedAt"
    FROM (SELECT r.id, a.user_id, sum(a.points) AS points, ${reached} AS reached_at,
                 rank() OVER (ORDER BY sum(a.points) DESC)::int AS rank
            FROM plain_awards a JOIN registrations r USING (event_id, user_id) WHERE a.event_id = $1
           GROUP BY r.id, a.user_id) b
    JOIN users u ON u.id = b.user_id WHERE ${place} ORDER BY ${order} LIMIT $5`,
  performers: `SELECT b.id, b.rank, b.id AS "userId", ${person}, b.events AS "eventCount",
      b.points::float8 AS "totalScore",
      ARRAY(SELECT DISTINCT name FROM plain_awards a, unnest(achievements) AS name
             WHERE a.user_id = b.id) AS achievements, b.reached_at AS "reachedAt"
    FROM (SELECT user_id AS id, sum(points) AS points, count(DISTINCT event_id)::int AS events, ${reached} AS reached_at,
                 rank() OVER (ORDER BY sum(points) DESC)::int AS rank
            FROM plain_awards a GROUP BY user_id ORDER BY points DESC, reached_at, id LIMIT $1) b
    JOIN users u ON u.id = b.id ORDER BY ${order}`,
  colleges: `SELECT b.id, rank() OVER (ORDER BY b.points DESC)::int AS rank, b.college, b.points::float8 AS "totalScore",
      b.people AS "participantCount", b.events AS "eventCount", b.reached_at AS "reachedAt"
    FROM (SELECT evm_college_id(u.college) AS id, min(u.college) AS college, sum(points) AS points,
                 count(DISTINCT u.id)::int AS people, count(DISTINCT event_id)::int AS events, max(reached_at) AS reached_at
            FROM (${scores}) s JOIN users u ON u.id = s.user_id GROUP BY u.college) b ORDER BY ${order} LIMIT $1`,
};

const event = `SELECT 1 FROM events e WHERE e.id = $3 AND (e.approval = 'approved' OR e.created_by = $1 OR $2)`;

interface BoardRow extends Row {
  id: string;
  userId: string;
}

interface BoardRequest {
  Params: { id: string };
  Querystring: { first: string; after?: string };
}

interface AwardRequest {
  Params: { id: string; userId: string };
  Body: { points: number; achievements: string[]; note: string | null };
}

/** The leaderboard routes. With the prefix `/summed` they sum the awards instead of reading the stored boards. */
export function boardRoutes(app: FastifyInstance, read: Query, write: Query): void {
  for (const [prefix, texts] of [['', tableQueries] as const, ['/summed', liveSumQueries] as const]) {
    const overall = async (name: 'performers' | 'colleges', kind: string, first: number) => {
      const rows = await read<BoardRow>(`${name}${prefix}`, texts[name], [first + 1]);
      return { rows: rows.slice(0, first).map((row) => withIds(row, kind)), hasNextPage: rows.length > first };
    };

    app.get<BoardRequest>(`${prefix}/events/:id/board`, async (request) => {
      const viewer = await viewerOf(request, read, write);
      const uuid = decodeUuid(request.params.id.slice('event_'.length));
      const first = Number(request.query.first);
      const [points = null, moment = null, id] = request.query.after?.split('~') ?? [];
      const after = [points, moment, id ? decodeUuid(id.slice('score_'.length)) : null];
      const [[found], rows] = await Promise.all([
        read('board-event', event, [viewer.id, viewer.role === 'admin', uuid]),
        read<BoardRow>(`board${prefix}`, texts.board, [uuid, ...after, first + 1]),
      ]);
      if (!found) throw new Refusal(404, 'Event not found');
      return {
        id: request.params.id,
        rows: rows.slice(0, first).map((row) => withIds(row, 'score')),
        hasNextPage: rows.length > first,
      };
    });

    app.get<BoardRequest>(`${prefix}/performers`, async (request) => {
      await viewerOf(request, read, write);
      return overall('performers', 'performer', Number(request.query.first));
    });

    app.get<BoardRequest>(`${prefix}/colleges`, async (request) => {
      await viewerOf(request, read, write);
      return overall('colleges', 'college', Number(request.query.first));
    });
  }

  app.put<AwardRequest>('/events/:id/scores/:userId', async (request) => {
    const viewer = await viewerOf(request, read, write);
    if (viewer.role === 'participant')
      throw new Refusal(403, "You don't have permission to update participant scores.");
    const { points, achievements, note } = request.body;
    if (!Number.isFinite(points) || points < 0) throw new Refusal(400, 'Please enter a valid score');
    return award(viewer, request.params, { points, achievements, note: note?.trim() || null });
  });

  const award = async (viewer: Viewer, { id, userId }: AwardRequest['Params'], awardBody: AwardRequest['Body']) => {
    const [eventId, person] = [decodeUuid(id.slice('event_'.length)), decodeUuid(userId.slice('user_'.length))];
    const [done] = await write<BoardRow & { award: BoardRow; createdAt: Date }>('award', writeAward, [
      eventId,
      person,
      awardBody.points,
      awardBody.achievements,
      awardBody.note,
      viewer.id,
    ]);
    if (!done) throw new Refusal(409, 'Selected participant data not found');
    const { award: made, createdAt, ...row } = done;
    return {
      award: { ...withIds(made, 'award'), createdAt, awardedByName: `${viewer.firstName} ${viewer.lastName}` },
      row: withIds(row, 'score'),
    };
  };
}

const sum = (table: string) => `points = ${table}.points + excluded.points,
  reached_at = CASE WHEN excluded.points > 0 THEN excluded.reached_at ELSE ${table}.reached_at END`;

const united = (table: string) => `achievements = ${table}.achievements
  || ARRAY(SELECT name FROM unnest(excluded.achievements) AS name WHERE name <> ALL (${table}.achievements))`;

/** Inserts the award and updates all boards that count it. */
const writeAward = `WITH made AS (
     INSERT INTO plain_awards (id, event_id, user_id, points, achievements, note, awarded_by)
     SELECT uuidv7(), event_id, user_id, $3, $4, $5, $6 FROM registrations WHERE event_id = $1 AND user_id = $2
     RETURNING *
   ), who AS (
     SELECT r.id AS seat, u.*, evm_college_id(u.college) AS college_id
       FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.event_id = $1 AND r.user_id = $2
   ), score AS (
     INSERT INTO plain_scores AS s
     SELECT seat, event_id, user_id, college_id, true, points, achievements, made.created_at, made.created_at FROM made, who
     ON CONFLICT (event_id, user_id) DO UPDATE SET ${sum('s')}, ${united('s')}, updated_at = excluded.updated_at
     RETURNING *, (xmax = 0)::int AS fresh
   ), performer AS (
     INSERT INTO plain_performers AS p
     SELECT made.user_id, who.college_id, made.points, fresh, made.achievements, made.created_at FROM made, who, score
     ON CONFLICT (id) DO UPDATE SET ${sum('p')}, ${united('p')}, events = p.events + excluded.events
     RETURNING (xmax = 0)::int AS fresh
   ), college AS (
     INSERT INTO plain_colleges AS c
     SELECT college_id, btrim(college), points, fresh, 1, made.created_at FROM made, who, performer
     ON CONFLICT (id) DO UPDATE SET ${sum('c')}, people = c.people + excluded.people
   )
   SELECT jsonb_build_object('id', made.id, 'points', made.points::float8, 'achievements', made.achievements,
            'note', made.note) AS award, made.created_at AS "createdAt",
          score.id, score.user_id AS "userId", who.first_name || ' ' || who.last_name AS "userName", who.college,
          score.points::float8 AS score, score.achievements,
          (SELECT 1 + count(*)::int FROM plain_scores b WHERE b.event_id = $1 AND -b.points < -score.points) AS rank
     FROM made, who, score`;

function withIds(row: BoardRow, kind: string): BoardRow {
  row.id = `${kind}_${encodeUuid(row.id)}`;
  if (row.userId) row.userId = `user_${encodeUuid(row.userId)}`;
  return row;
}
