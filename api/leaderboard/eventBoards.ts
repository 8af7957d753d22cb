import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { countsOf, pagesOf } from '../core/pages/pages.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { type ScoreRow, boardOrder, scoreBoard, followingOf, readFor, readScore, rankedRows, topOf } from './boards.ts';

const eachOf = (board: string) =>
  `SELECT w.* FROM unnest(${uuidList('$1')}) AS wanted (id) CROSS JOIN LATERAL (${board}) w`;

const topOfEvents = statement('boards-of-events', eachOf(topOf(scoreBoard, 'event_id = wanted.id', '$2')), readScore);

const followingOfEvents = statement(
  'boards-of-events-following',
  eachOf(followingOf(scoreBoard, 'event_id = wanted.id', '(-$3::numeric, $4::timestamptz, $5::uuid)', '$2')),
  readScore,
);

const pages = pagesOf<ScoreRow>(
  'event',
  boardOrder('score'),
  (ctx, uuids, place, limit) =>
    readFor(ctx, place.length > 0 ? followingOfEvents : topOfEvents, uuids, limit, ...place),
  ({ eventId }) => eventId,
);

const countOfEvents = statement<{ parent: string; count: number }>(
  'boards-of-events-count',
  `SELECT event_id AS parent, count(*)::int AS count FROM scores WHERE event_id = ANY(${uuidList('$1')}) GROUP BY event_id`,
);

const counts = countsOf('event', (ctx, uuids) => ctx.rows(countOfEvents, [uuids]));

/** The board of an event that the viewer sees. Boards of several events share one statement per page. */
export function leaderboardOf(
  ctx: Context,
  eventId: string,
  first: number,
  after?: string | null,
): Promise<Page<ScoreRow>> {
  requireViewer(ctx);
  return pages(ctx, eventId, first, after, counts);
}

const scoresOfPeople = statement(
  'scores-of-people',
  rankedRows(scoreBoard, `(b.event_id, b.user_id) IN (SELECT * FROM unnest(${uuidList('$1')}, ${uuidList('$2')}))`),
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

/** The score of a person at an event that the viewer sees; null if they have no award. */
export const scoreOf = (ctx: Context, eventId: string, userId: string): Promise<ScoreRow | null> =>
  personScores(ctx).load(`${eventId} ${userId}`);

/** Clears the cached score. Rules call this after an award; otherwise the response would show the old score. */
export const forgetScore = (ctx: Context, eventId: string, userId: string): void =>
  void personScores(ctx).clear(`${eventId} ${userId}`);
