import { checkFirst, type Page, pageOf } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { type Statement, statement } from '../core/statements/rows.ts';
import {
  type Board,
  type BoardKind,
  type CollegeRow,
  type PerformerRow,
  type BoardPlace,
  type RawRow,
  collegeBoard,
  boardOrder,
  followingOf,
  performerBoard,
  readCollege,
  readFor,
  readPerformer,
  topOf,
} from './boards.ts';

interface OverallBoard<Row> {
  kind: BoardKind;
  top: Statement<Row>;
  following: Statement<Row>;
  count: Statement<{ count: number }>;
}

const overall = <Row>(kind: BoardKind, board: Board, read: (raw: RawRow) => Row): OverallBoard<Row> => ({
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

/** Participants by their score at all approved events, highest first. */
export const topPerformers = (ctx: Context, first: number, after?: string | null): Promise<Page<PerformerRow>> =>
  pageFrom(ctx, allPerformers, first, after);

/** Colleges by their score, highest first. */
export const collegeRankings = (ctx: Context, first: number, after?: string | null): Promise<Page<CollegeRow>> =>
  pageFrom(ctx, allColleges, first, after);

async function pageFrom<Row extends BoardPlace>(
  ctx: Context,
  board: OverallBoard<Row>,
  first: number,
  after: string | null | undefined,
): Promise<Page<Row>> {
  checkFirst(first);
  const order = boardOrder(board.kind);
  const place = order.placeOf(after);
  const found = await readFor(ctx, place.length > 0 ? board.following : board.top, first + 1, ...place);
  return pageOf(found, first, after, order.cursorOf, async () => (await ctx.rows(board.count))[0]!.count);
}
