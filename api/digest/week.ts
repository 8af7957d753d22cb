import { Temporal } from 'temporal-polyfill';

/** Digests are due on Monday from this hour, in the college's time zone. */
const dueHour = 8;

/**
 * The Monday of the digests that are due in a time zone, such as `2026-11-23`; undefined at other times. A server that was
 * down at 8:00 writes them later on the same Monday.
 */
export function weekDue(timeZone: string, now: Date): string | undefined {
  const localTime = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return localTime.dayOfWeek === 1 && localTime.hour >= dueHour ? localTime.toPlainDate().toString() : undefined;
}
