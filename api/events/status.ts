export type EventStatus = 'COMPLETED' | 'ACTIVE' | 'UPCOMING';

const mostKept = 500;
const days = new Map<string, Intl.DateTimeFormat>();

/**
 * Where an event stands on the viewer's calendar: before today is completed, within today active, after today upcoming.
 * `timeZone` is an IANA name (default: the zone where this runs). Throws a RangeError for an unknown zone.
 */
export function statusOf(date: Date, now: Date, timeZone?: string): EventStatus {
  const day = dayFormat(timeZone);
  const [on, today] = [day.format(date), day.format(now)];
  if (on === today) return 'ACTIVE';
  return date < now ? 'COMPLETED' : 'UPCOMING';
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
