/** So many have a line or a bar. */
export const most = 10;

type Told = { readonly id: string; readonly rank: number };

/**
 * Whether what is told of a board moves somebody into the first ten or out of them; then these are to be read again.
 * Whoever is last of ten may have fallen behind one who is not shown and has as much.
 */
export function othersAreFirst(
  shown: readonly string[],
  rows: readonly Told[],
  removedIds: readonly string[],
): boolean {
  if (removedIds.some((id) => shown.includes(id))) return true;
  return rows.some(({ id, rank }) => (shown.includes(id) ? shown.length >= most && rank >= most : rank <= most));
}
