export type EventStatus = 'COMPLETED' | 'ACTIVE' | 'UPCOMING';

const mostKept = 500;
const days = new Map<string, Intl.DateTimeFormat>();

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
  const day = dayFormat(timeZone);
  // what ends at midnight has not begun the day after
  const last = endsAt ? new Date(endsAt.getTime() - 1) : date;
  const today = day.format(now);
  if (last < now) return day.format(last) === today ? 'ACTIVE' : 'COMPLETED';
  return date <= now || day.format(date) === today ? 'ACTIVE' : 'UPCOMING';
}

function dayFormat(timeZone = ''): Intl.DateTimeFormat {
  let format = days.get(timeZone);
  if (!format) {
    // one zone has many spellings, and strangers choose them
    if (days.size >= mostKept) days.clear();
    format = new Intl.DateTimeFormat('en-CA', {
      ...(timeZone && { timeZone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    days.set(timeZone, format);
  }
  return format;
}
