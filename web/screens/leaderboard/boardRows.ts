import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { inRankOrder, type BoardPosition } from '../../../api/leaderboard/validate.ts';

/** A row of a connection; `cursor` is empty if the row arrived live. */
export type BoardRow<Row extends BoardPosition> = Row & { readonly cursor: string };

/**
 * The loaded part of a board, sorted and ranked by score. A live row below the loaded pages is left out until its page is
 * loaded.
 */
export function rankRows<Row extends BoardPosition>(
  rows: readonly BoardRow<Row>[],
  hasMore: boolean,
): (BoardRow<Row> & { rank: number })[] {
  const ranked = inRankOrder(rows);
  return hasMore ? ranked.slice(0, ranked.findLastIndex(({ cursor }) => cursor !== '') + 1) : ranked;
}

/** Puts the viewer's own row first if it is not among the shown rows. Below them it would move away as more are loaded. */
export const withOwnRow = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  own: Row | undefined,
): readonly Row[] => (own && rows.length > 0 && rows.every(({ id }) => id !== own.id) ? [own, ...rows] : rows);

/** Whether a change may move the viewer's own row, if it is on no loaded page. */
export const movesOwnRow = (
  own: BoardPosition | undefined,
  changed: readonly RecordProxy[],
  removedIds: readonly string[],
) =>
  own !== undefined &&
  (removedIds.includes(own.id) || changed.some((row) => row.getDataID() === own.id || scoreOf(row) > own.score));

type BoardChange = {
  /** The changed records of the board's type. */
  changedRecords: readonly RecordProxy[];
  removedIds: readonly string[];
  connection: string;
  edgeType: string;
  /** The rows before the change. */
  rows: readonly BoardPosition[];
  hasMore: boolean;
};

/**
 * Adds and removes rows of a board's connection; Relay has already updated the records. Returns true if a row fell, because
 * a row on a page not loaded yet may have passed it.
 */
export function applyBoardChange(
  store: RecordSourceProxy,
  { changedRecords, removedIds, connection: id, edgeType, rows, hasMore }: BoardChange,
): boolean {
  const connection = store.get(id);
  if (!connection) return false;
  for (const removed of removedIds) ConnectionHandler.deleteNode(connection, removed);

  const previousRows = new Map(rows.map((row) => [row.id, row]));
  let fell = false;
  for (const record of changedRecords) {
    const previousRow = previousRows.get(record.getDataID());
    if (previousRow) fell ||= scoreOf(record) < previousRow.score;
    else add(store, connection, record, edgeType);
  }
  return fell && hasMore;
}

/** The score of a row of any board. */
export function scoreOf(record: RecordProxy): number {
  return Number(record.getValue('totalScore') ?? record.getValue('score'));
}

function add(store: RecordSourceProxy, connection: RecordProxy, node: RecordProxy, edgeType: string): void {
  const edge = ConnectionHandler.createEdge(store, connection, node, edgeType);
  edge.setValue('', 'cursor');
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
