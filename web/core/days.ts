/*
 * Days of the viewer's own calendar by their names, `2026-11-21`. The browser's clock says where they begin; from one to the
 * next it is counted in UTC, whose days are all alike.
 */

const two = (number: number) => String(number).padStart(2, '0');

/** The day on which a moment falls, by the viewer's clock. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** When a day begins, by the viewer's clock: later than at midnight where that does not come. */
export function startOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
