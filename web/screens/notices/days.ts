import { dayOf, addDays } from '../../core/days.ts';

/** The notices of one day in the viewer's time zone. */
export type DayGroup<T> = { readonly day: string; readonly items: readonly T[] };

/** Groups a list, newest first, by days in the viewer's time zone. */
export function groupByDay<T extends { readonly createdAt: string }>(items: readonly T[]): DayGroup<T>[] {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

/** The name of a day relative to now; undefined if the day needs its date. */
export function relativeDay(day: string, now: Date): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now)) return 'today';
  return day === addDays(dayOf(now), -1) ? 'yesterday' : undefined;
}
