/*
 * Calendar days of the viewer as strings like `2026-11-21`. The browser's time zone decides when a day begins. Arithmetic
 * between days uses UTC, because every UTC day has 24 hours.
 */

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The viewer's calendar day of a moment. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;

/** When a day begins for the viewer. Later than midnight if daylight saving time skips midnight. */
export function startOfDay(day: string): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
