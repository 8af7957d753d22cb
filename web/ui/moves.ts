import type { Ranked } from './Board.tsx';

/** How long it is shown that somebody rose or fell, in ms. */
export const shownFor = 5000;

/** Places that somebody rose (above 0) or fell by since `at`, or points alone. */
export type Move = { readonly by: number; readonly gained: boolean; readonly at: number };
export type Moves = ReadonlyMap<string, Move>;

/**
 * What has happened on a board between two renders, on top of what is still being shown: who rises twice has risen by
 * the sum. The same object where nothing has.
 */
export function withMoves(moves: Moves, before: readonly Ranked[], now: readonly Ranked[], at: number): Moves {
  const known = new Map(before.map((row) => [row.id, row]));
  const next = new Map(moves);
  let changed = false;
  for (const { id, rank, score } of now) {
    const old = known.get(id);
    if (!old || (old.rank === rank && old.score === score)) continue;
    next.set(id, { by: (moves.get(id)?.by ?? 0) + old.rank - rank, gained: score > old.score, at });
    changed = true;
  }
  return changed ? next : moves;
}

/** Without those that have been shown for long enough. */
export function stillShown(moves: Moves, at: number): Moves {
  const left = [...moves].filter(([, move]) => at - move.at < shownFor);
  return left.length === moves.size ? moves : new Map(left);
}
