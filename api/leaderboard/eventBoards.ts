import { checkFirst, type Page, pageOf } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { pagesOf } from '../core/pages.ts';
import { perRequest } from '../core/perRequest.ts';
import { statement } from '../core/rows.ts';
import {
  type ScoreRow,
  cursorOf,
  scoreBoard,
  followingOf,
  placeOf,
  readFor,
  readScore,
  rankedRows,
  topOf,
  uuidsOf,
} from './boards.ts';

const eachOf = (board: string) => `SELECT w.* FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (${board}) w`;

const topOfEvents = statement('boards-of-events', eachOf(topOf(scoreBoard, 'event_id = wanted.id', '$2')), readScore);

const followingOfEvents = statement(
  'boards-of-events-following',
  eachOf(followingOf(scoreBoard, 'event_id = wanted.id', '(-$3::numeric, $4::timestamptz, $5::uuid)', '$2')),
  readScore,
);

const countOfEvents = statement<{ eventId: string; count: number }>(
  'boards-of-events-count',
  'SELECT event_id AS "eventId", count(*)::int AS count FROM scores WHERE event_id = ANY($1::uuid[]) GROUP BY event_id',
  (raw) => ({ eventId: toId('event', raw.eventId as string), count: raw.count as number }),
);

const eventPages = pagesOf<ScoreRow>(
  'event',
  (ctx, uuids, first, after) =>
    after
      ? readFor(ctx, followingOfEvents, uuids, first + 1, ...placeOf('score', after))
      : readFor(ctx, topOfEvents, uuids, first + 1),
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
  if (after) placeOf('score', after);
  const found = await eventPages(ctx, eventId, first, after);
  return pageOf(found, first, after, cursorOf, async () => (await eventCounts(ctx).load(eventId))?.count ?? 0);
}

const scoresOfPeople = statement(
  'scores-of-people',
  rankedRows(scoreBoard, '(b.event_id, b.user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))'),
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
