/** How many participants or colleges have a line or a bar. */
export const topCount = 10;

type RankedRow = { readonly id: string; readonly rank: number };

/**
 * Whether changed or removed rows alter the set of the first ten, so that it must be read again. The tenth may also have
 * fallen behind a row with the same score that is not shown.
 */
export function hasTopChanged(
  shownIds: readonly string[],
  rows: readonly RankedRow[],
  removedIds: readonly string[],
): boolean {
  if (removedIds.some((id) => shownIds.includes(id))) return true;
  return rows.some(({ id, rank }) =>
    shownIds.includes(id) ? shownIds.length >= topCount && rank >= topCount : rank <= topCount,
  );
}
