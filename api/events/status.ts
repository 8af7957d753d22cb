export type EventStatus = 'COMPLETED' | 'ACTIVE' | 'UPCOMING';

/** The calendar of a zone, with the current day cached for one second. */
interface Calendar {
  readonly format: Intl.DateTimeFormat;
  second: number;
  today: string;
}

const mostCachedCalendars = 500;
const calendarsByZone = new Map<string, Calendar>();

/** Times that are further apart than this are on different days in any zone, in ms. */
const longestDay = 2 * 24 * 3_600_000;

export interface EventTimes {
  readonly date: Date;
  readonly endsAt?: Date | null;
}

/** Whether an event is past: after its end, or after its start if it has no end. */
export const isOver = ({ date, endsAt }: EventTimes, now: Date): boolean => (endsAt ?? date) < now;

/** How long before an event self check-in opens, in ms. */
export const selfCheckInOpensBefore = 3_600_000;

/** How long the doors of an event without an end stay open after its start, in ms. */
export const doorsOpenWithoutEnd = 12 * 3_600_000;

/** When the doors of an event close. */
export const doorsCloseAt = ({ date, endsAt }: EventTimes): Date =>
  endsAt ?? new Date(date.getTime() + doorsOpenWithoutEnd);

/** Whether people may check themselves in now: from an hour before the event begins until its doors close. */
export function selfCheckInTime(event: EventTimes, now: Date): 'EARLY' | 'OPEN' | 'OVER' {
  if (doorsCloseAt(event) < now) return 'OVER';
  return now.getTime() < event.date.getTime() - selfCheckInOpensBefore ? 'EARLY' : 'OPEN';
}

/**
 * The status of an event by the calendar of a zone: completed before today, active today, upcoming after today. An event of
 * several days is active on each of them. `timeZone` is an IANA name (default: the zone of this process). Throws a
 * RangeError for an unknown zone.
 */
export function statusOf({ date, endsAt }: EventTimes, now: Date, timeZone?: string): EventStatus {
  const calendar = calendarOf(timeZone);
  const isToday = (moment: Date) =>
    Math.abs(moment.getTime() - now.getTime()) < longestDay &&
    calendar.format.format(moment) === todayOf(calendar, now);
  // an event that ends at midnight does not reach into the next day
  const last = endsAt ? new Date(endsAt.getTime() - 1) : date;
  if (last < now) return isToday(last) ? 'ACTIVE' : 'COMPLETED';
  return date <= now || isToday(date) ? 'ACTIVE' : 'UPCOMING';
}

/** Cached, because formatting takes microseconds, and a page has a hundred events. No day begins within a second. */
function todayOf(calendar: Calendar, now: Date): string {
  const second = Math.floor(now.getTime() / 1000);
  if (calendar.second !== second) Object.assign(calendar, { second, today: calendar.format.format(now) });
  return calendar.today;
}

function calendarOf(timeZone = ''): Calendar {
  let calendar = calendarsByZone.get(timeZone);
  if (!calendar) {
    // the size is limited, because clients choose the name, and one zone has many spellings
    if (calendarsByZone.size >= mostCachedCalendars) calendarsByZone.clear();
    const format = new Intl.DateTimeFormat('en-CA', {
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    calendar = { format, second: NaN, today: '' };
    calendarsByZone.set(timeZone, calendar);
  }
  return calendar;
}
