import { dayOf, startOfDay } from '../../../core/days.ts';
import { formatDateTimeRange, formatMonth, formatParts, formatTime } from '../../../core/i18n.tsx';

/** `Saturday, 21 November 2026` */
export const dayInWords = (day: string): string =>
  formatParts(startOfDay(day), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `21 November` */
export const shortDayInWords = (day: string): string => formatParts(startOfDay(day), { day: 'numeric', month: 'long' });

export const monthInWords = (month: string): string => formatMonth(startOfDay(`${month}-01`));

/** The time of an event in the list of a day; without dates if it begins and ends on that day. */
export function timesOn(day: string, date: string, endsAt: string | null): string {
  const last = endsAt ? new Date(Date.parse(endsAt) - 1) : new Date(date);
  if (dayOf(new Date(date)) !== day || dayOf(last) !== day) return formatDateTimeRange(date, endsAt);
  return endsAt ? `${formatTime(date)} – ${formatTime(endsAt)}` : formatTime(date);
}
