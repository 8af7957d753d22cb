import { Temporal } from 'temporal-polyfill';

// Days and time zones for people. Stored values are always instants.

/** The time zone of the server. */
export const serverZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether a day such as `2026-02-28` exists: `Date` reads 30 February as 2 March. */
export const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false;

const zonedTime = (instant: string | Date, timeZone: string) =>
  Temporal.Instant.from(new Date(instant).toISOString()).toZonedDateTimeISO(timeZone || serverZone());

/** The local time in a zone (empty: that of the server), with its offset from UTC: `2026-11-21T23:00:00+05:30`. */
export const wallClockTime = (instant: string | Date, timeZone: string): string =>
  zonedTime(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** Moves `moment` by the distance between `from` and `to`, in days and then hours of local time. */
export function shiftByWallClock(moment: Date, from: Date, to: Date, timeZone: string): Date {
  const way = zonedTime(from, timeZone).until(zonedTime(to, timeZone), { largestUnit: 'days' });
  return new Date(zonedTime(moment, timeZone).add(way).epochMilliseconds);
}

/** Consecutive days in a time zone. */
export interface Days {
  /** For example `2026-11-21`, oldest first. */
  readonly names: readonly string[];
  /** The first instant of each day, and finally the end of the last day. */
  readonly edges: readonly string[];
}

/**
 * The last days in a time zone, up to the day of `now`. Only Node computes where days begin, and PostgreSQL receives
 * instants: its time zone data may be from another year.
 */
export function lastDays(timeZone: string, howMany: number, now = new Date()): Days {
  return daysFrom(todayIn(timeZone, now).subtract({ days: howMany - 1 }), howMany, timeZone);
}

/** The day of `now` in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): Temporal.PlainDate =>
  Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate();

/** Consecutive days in a time zone, starting at `first`. */
export function daysFrom(first: string | Temporal.PlainDate, howMany: number, timeZone: string): Days {
  const date = Temporal.PlainDate.from(first);
  const days = Array.from({ length: howMany + 1 }, (_, n) => date.add({ days: n }));
  return {
    names: days.slice(0, -1).map(String),
    edges: days.map((day) => day.toZonedDateTime(timeZone).toInstant().toString()),
  };
}
