import { Temporal } from 'temporal-polyfill';

/*
 * Days and zones, as the clocks of people show them. What is kept are instants.
 */

/** The zone by whose clock the server goes. */
export const serverZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const zoned = (instant: string | Date, timeZone: string) =>
  Temporal.Instant.from(new Date(instant).toISOString()).toZonedDateTimeISO(timeZone || serverZone());

/** What the clock in a zone (empty: the server's) shows at an instant, with how far it is from UTC: `2026-11-21T23:00:00+05:30`. */
export const onTheClock = (instant: string | Date, timeZone: string): string =>
  zoned(instant, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** As far from a moment as `to` is from `from`, in days and then hours of the clock on the wall. */
export function movedAlong(moment: Date, from: Date, to: Date, timeZone: string): Date {
  const way = zoned(from, timeZone).until(zoned(to, timeZone), { largestUnit: 'days' });
  return new Date(zoned(moment, timeZone).add(way).epochMilliseconds);
}

/**
 * An instant as a sentence says it, or the time from one to another, such as `Saturday, 21 November 2026 at 17:30 UTC`. Whose
 * clock the reader goes by is not known, so the zone is named: the one that is given, empty: the server's.
 */
export function inWords(from: string | Date, to: string | Date | null | undefined, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone && { timeZone }),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return to ? format.formatRange(new Date(from), new Date(to)) : format.format(new Date(from));
}

/** Some days of a zone's calendar one after the other. */
export interface Days {
  /** Such as `2026-11-21`, the oldest first. */
  readonly names: readonly string[];
  /** The instant at which each begins, and last the one at which the last of them ends. */
  readonly edges: readonly string[];
}

/**
 * The last days of a zone's calendar up to the one on which `now` falls. Node's zones alone say where a day begins:
 * PostgreSQL has data of its own, of another year, and is handed instants.
 */
export function lastDays(timeZone: string, howMany: number, now = new Date()): Days {
  return daysFrom(todayIn(timeZone, now).subtract({ days: howMany - 1 }), howMany, timeZone);
}

/** The day on which `now` falls in a zone. */
export const todayIn = (timeZone: string, now = new Date()): Temporal.PlainDate =>
  Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate();

/** Days of a zone's calendar from one on. */
export function daysFrom(first: string | Temporal.PlainDate, howMany: number, timeZone: string): Days {
  const date = Temporal.PlainDate.from(first);
  const days = Array.from({ length: howMany + 1 }, (_, n) => date.add({ days: n }));
  return {
    names: days.slice(0, -1).map(String),
    edges: days.map((day) => day.toZonedDateTime(timeZone).toInstant().toString()),
  };
}
