import type { BoardRow } from './Board.tsx';

/** How long a change is shown, in ms. */
export const moveLifetime = 5000;

/** The ranks that a row rose (above 0) or fell since `at`. `by` is 0 if only its points changed. */
export type RankChange = { readonly by: number; readonly gained: boolean; readonly at: number };
export type RankChanges = ReadonlyMap<string, RankChange>;

/**
 * Adds the changes between two renders to those that are still shown; ranks of the same row add up. Returns the same
 * object if no row changed.
 */
export function withRankChanges(
  changes: RankChanges,
  before: readonly BoardRow[],
  now: readonly BoardRow[],
  at: number,
): RankChanges {
  const rowsBefore = new Map(before.map((row) => [row.id, row]));
  const next = new Map(changes);
  let changed = false;
  for (const { id, rank, score } of now) {
    const old = rowsBefore.get(id);
    if (!old || (old.rank === rank && old.score === score)) continue;
    next.set(id, { by: (changes.get(id)?.by ?? 0) + old.rank - rank, gained: score > old.score, at });
    changed = true;
  }
  return changed ? next : changes;
}

/** Removes expired changes. Returns the same object if none has expired. */
export function withoutExpired(changes: RankChanges, at: number): RankChanges {
  const current = [...changes].filter(([, change]) => at - change.at < moveLifetime);
  return current.length === changes.size ? changes : new Map(current);
}
