import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { inRankOrder, type Standing } from '../../../api/leaderboard/validate.ts';

/** A row of a connection. What arrived live has no cursor. */
export type Placed<Row extends Standing> = Row & { readonly cursor: string };

/**
 * A board as the server has it, of what is loaded: by score, with the ranks that follow. Whoever arrived live but belongs
 * below the loaded pages waits for the page.
 */
export function standing<Row extends Standing>(
  rows: readonly Placed<Row>[],
  hasMore: boolean,
): (Placed<Row> & { rank: number })[] {
  const ranked = inRankOrder(rows);
  return hasMore ? ranked.slice(0, ranked.findLastIndex(({ cursor }) => cursor !== '') + 1) : ranked;
}

type Change = {
  /** What has changed of the board's kind, as told. */
  told: readonly RecordProxy[];
  removedIds: readonly string[];
  connection: string;
  edgeType: string;
  /** Where the rows stood until now. */
  rows: readonly Standing[];
  hasMore: boolean;
};

/**
 * Brings what was told into the connection of a board; the rows themselves Relay has changed already. True where somebody
 * fell: who has passed them may be on a page that is not loaded.
 */
export function takeChange(
  store: RecordSourceProxy,
  { told, removedIds, connection: id, edgeType, rows, hasMore }: Change,
): boolean {
  const connection = store.get(id);
  if (!connection) return false;
  for (const removed of removedIds) ConnectionHandler.deleteNode(connection, removed);

  const known = new Map(rows.map((row) => [row.id, row]));
  let fell = false;
  for (const record of told) {
    const before = known.get(record.getDataID());
    if (before) fell ||= scoreOf(record) < before.score;
    else add(store, connection, record, edgeType);
  }
  return fell && hasMore;
}

/** What a row counts, whichever board it is on. */
export function scoreOf(record: RecordProxy): number {
  return Number(record.getValue('totalScore') ?? record.getValue('score'));
}

function add(store: RecordSourceProxy, connection: RecordProxy, node: RecordProxy, edgeType: string): void {
  const edge = ConnectionHandler.createEdge(store, connection, node, edgeType);
  edge.setValue('', 'cursor');
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
