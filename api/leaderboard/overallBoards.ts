import { checkFirst, type Page, pageOf } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { type Statement, statement } from '../core/rows.ts';
import {
  type Board,
  type BoardKind,
  type CollegeRow,
  type PerformerRow,
  type Place,
  type Raw,
  collegeBoard,
  cursorOf,
  followingOf,
  performerBoard,
  placeOf,
  readCollege,
  readFor,
  readPerformer,
  topOf,
} from './boards.ts';

interface Overall<Row> {
  kind: BoardKind;
  top: Statement<Row>;
  following: Statement<Row>;
  count: Statement<{ count: number }>;
}

const overall = <Row>(kind: BoardKind, board: Board, read: (raw: Raw) => Row): Overall<Row> => ({
  kind,
  top: statement(`board-of-${board.table}`, topOf(board, 'true', '$1'), read),
  following: statement(
    `board-of-${board.table}-following`,
    followingOf(board, 'true', '(-$2::numeric, $3::timestamptz, $4::uuid)', '$1'),
    read,
  ),
  count: statement(`board-of-${board.table}-count`, `SELECT count(*)::int AS count FROM ${board.table}`),
});

const allPerformers = overall('performer', performerBoard, readPerformer);

const allColleges = overall('college', collegeBoard, readCollege);

/** Who has reached most at all events together. */
export const topPerformers = (ctx: Context, first: number, after?: string | null): Promise<Page<PerformerRow>> =>
  pageFrom(ctx, allPerformers, first, after);

/** Which colleges have reached most. */
export const collegeRankings = (ctx: Context, first: number, after?: string | null): Promise<Page<CollegeRow>> =>
  pageFrom(ctx, allColleges, first, after);

async function pageFrom<Row extends Place>(
  ctx: Context,
  board: Overall<Row>,
  first: number,
  after: string | null | undefined,
): Promise<Page<Row>> {
  checkFirst(first);
  const found = after
    ? await readFor(ctx, board.following, first + 1, ...placeOf(board.kind, after))
    : await readFor(ctx, board.top, first + 1);
  return pageOf(found, first, after, cursorOf, async () => (await ctx.rows(board.count))[0]!.count);
}
