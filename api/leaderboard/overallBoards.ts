import { checkFirst, type Page, pageOf } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
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
  rankedRows,
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

const ownPerformer = statement('performer-own', rankedRows(performerBoard, 'b.id = $1'), readPerformer);

const ownCollege = statement(
  'college-own',
  rankedRows(collegeBoard, 'b.id = (SELECT evm_college_id(college) FROM users WHERE id = $1)'),
  readCollege,
);

/** The viewer on the board of participants; null without a score. */
export const viewerPerformer = (ctx: Context): Promise<PerformerRow | null> => ownRow(ctx, ownPerformer);

/** The viewer's college on the board of colleges; null without a score. */
export const viewerCollege = (ctx: Context): Promise<CollegeRow | null> => ownRow(ctx, ownCollege);

async function ownRow<Row>(ctx: Context, own: Statement<Row>): Promise<Row | null> {
  const [row] = await readFor(ctx, own, toUuid('user', requireViewer(ctx).id));
  return row ?? null;
}

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
