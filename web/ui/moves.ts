import type { Ranked } from './Board.tsx';

/** How long a move is shown, in ms. */
export const shownFor = 5000;

/** The ranks that a row rose (above 0) or fell since `at`. `by` is 0 if only its points changed. */
export type Move = { readonly by: number; readonly gained: boolean; readonly at: number };
export type Moves = ReadonlyMap<string, Move>;

/**
 * Adds the changes between two renders to the moves that are still shown; ranks of the same row add up. Returns the same
 * object if no row changed.
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

/** Removes expired moves. Returns the same object if none has expired. */
export function stillShown(moves: Moves, at: number): Moves {
  const left = [...moves].filter(([, move]) => at - move.at < shownFor);
  return left.length === moves.size ? moves : new Map(left);
}
