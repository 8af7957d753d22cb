/** What was told on one day, by the viewer's clock. */
export type Day<T> = { readonly day: string; readonly items: readonly T[] };

/** Parts a list that is the newest first by the days of the viewer's clock; the key of a day sorts by it. */
export function byDay<T extends { readonly createdAt: string }>(items: readonly T[]): Day<T>[] {
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

/** The day of a moment, as `2026-11-23`, by the viewer's clock. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((n) => String(n).padStart(2, '0')).join('-');

/** Which day it is, seen from now; undefined for those that need their date. */
export function nearDay(day: string, now: Date): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now)) return 'today';
  // midday: some days are an hour shorter or longer
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12);
  return day === dayOf(before) ? 'yesterday' : undefined;
}
