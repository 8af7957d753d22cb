import { addDays } from '../../../core/days.ts';
import { locale } from '../../../core/i18n.tsx';

/* Months by their names, such as `2026-11`; core/days.ts has their days. */

export const monthOf = (day: string): string => day.slice(0, 7);

export function plusMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The same day of another month, or its last day if the month is shorter. */
export function sameDayOfMonth(month: string, day: string): string {
  const last = addDays(`${plusMonths(month, 1)}-01`, -1);
  return [`${month}-${day.slice(8)}`, last].toSorted()[0]!;
}

/** Events are limited to the years 2000 to 2100, and so are the sheets of these months. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text > '2000-01';

type WeekInfo = { firstDay: number };

/** The first day of the week in the viewer's language, from 1 (Monday) to 7. Monday if the browser does not know. */
function firstWeekday(): number {
  const here = new Intl.Locale(locale()) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return (here.getWeekInfo?.() ?? here.weekInfo)?.firstDay ?? 1;
}

/** The weeks of a month: their first day and the number of days. */
export function weeksOfMonth(month: string, weekBegins = firstWeekday()): { first: string; days: number } {
  const first = new Date(`${month}-01T00:00Z`);
  const before = (first.getUTCDay() - weekBegins + 7) % 7;
  const length = new Date(`${plusMonths(month, 1)}-01T00:00Z`).getTime() - first.getTime();
  return { first: addDays(`${month}-01`, -before), days: Math.ceil((before + length / 86_400_000) / 7) * 7 };
}
