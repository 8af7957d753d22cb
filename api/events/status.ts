export type EventStatus = 'COMPLETED' | 'ACTIVE' | 'UPCOMING';

/** The calendar of a zone, and which day it is there in a second. */
interface Calendar {
  readonly format: Intl.DateTimeFormat;
  second: number;
  today: string;
}

const mostKept = 500;
const calendars = new Map<string, Calendar>();

/** Two moments that are further apart lie on different days, whatever the zone, in ms. */
const longestDay = 2 * 24 * 3_600_000;

/** When something begins, and when it ends, if that is known. */
export interface Times {
  readonly date: Date;
  readonly endsAt?: Date | null;
}

/** Whether an event is past: at its end, or where it has none, once it has begun. */
export const isOver = ({ date, endsAt }: Times, now: Date): boolean => (endsAt ?? date) < now;

/** How long before an event begins people may check themselves in at the earliest, in ms. */
export const selfCheckInOpensBefore = 3_600_000;

/** How long after it begins people still come to an event that has no end, in ms. */
export const comingWithoutEnd = 12 * 3_600_000;

/** Until when people come to an event. */
export const doorsCloseAt = ({ date, endsAt }: Times): Date => endsAt ?? new Date(date.getTime() + comingWithoutEnd);

/** Whether people may check themselves in now: from an hour before the event begins until its doors close. */
export function selfCheckInTime(event: Times, now: Date): 'EARLY' | 'OPEN' | 'OVER' {
  if (doorsCloseAt(event) < now) return 'OVER';
  return now.getTime() < event.date.getTime() - selfCheckInOpensBefore ? 'EARLY' : 'OPEN';
}

/**
 * Where an event stands on the viewer's calendar: before today is completed, within today active, after today upcoming. One
 * of several days is active on each of them.
 * `timeZone` is an IANA name (default: the zone where this runs). Throws a RangeError for an unknown zone.
 */
export function statusOf({ date, endsAt }: Times, now: Date, timeZone?: string): EventStatus {
  const calendar = calendarOf(timeZone);
  const isToday = (moment: Date) =>
    Math.abs(moment.getTime() - now.getTime()) < longestDay &&
    calendar.format.format(moment) === todayOf(calendar, now);
  // what ends at midnight has not begun the day after
  const last = endsAt ? new Date(endsAt.getTime() - 1) : date;
  if (last < now) return isToday(last) ? 'ACTIVE' : 'COMPLETED';
  return date <= now || isToday(date) ? 'ACTIVE' : 'UPCOMING';
}

/** Formatting costs microseconds, and a page asks for a hundred events; no day begins within a second. */
function todayOf(calendar: Calendar, now: Date): string {
  const second = Math.floor(now.getTime() / 1000);
  if (calendar.second !== second) Object.assign(calendar, { second, today: calendar.format.format(now) });
  return calendar.today;
}

function calendarOf(timeZone = ''): Calendar {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    // one zone has many spellings, and strangers choose them
    if (calendars.size >= mostKept) calendars.clear();
    const format = new Intl.DateTimeFormat('en-CA', {
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendar = { format, second: NaN, today: '' };
    calendars.set(timeZone, calendar);
  }
  return calendar;
}
