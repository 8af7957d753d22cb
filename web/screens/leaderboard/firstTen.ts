/** How many participants or colleges have a line or a bar. */
export const most = 10;

type Told = { readonly id: string; readonly rank: number };

/**
 * Whether changed or removed rows alter the set of the first ten, so that it must be read again. The tenth may also have
 * fallen behind a row with the same score that is not shown.
 */
export function othersAreFirst(
  shown: readonly string[],
  rows: readonly Told[],
  removedIds: readonly string[],
): boolean {
  if (removedIds.some((id) => shown.includes(id))) return true;
  return rows.some(({ id, rank }) => (shown.includes(id) ? shown.length >= most && rank >= most : rank <= most));
}
