import { dayOf, plusDays } from '../../core/days.ts';

/** What was told on one day, by the viewer's clock. */
export type Day<T> = { readonly day: string; readonly items: readonly T[] };

/** Parts a list that is the newest first by the days of the viewer's clock. */
export function byDay<T extends { readonly createdAt: string }>(items: readonly T[]): Day<T>[] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

/** Which day it is, seen from now; undefined for those that need their date. */
export function nearDay(day: string, now: Date): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now)) return 'today';
  return day === plusDays(dayOf(now), -1) ? 'yesterday' : undefined;
}
