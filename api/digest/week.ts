import { Temporal } from 'temporal-polyfill';

/** The hour of Monday from which on the mails of a week are written, by the clock of the college. */
const hour = 8;

/**
 * The Monday whose mails are due in a zone, such as `2026-11-23`; undefined where none are. Who was not there at eight o'clock
 * writes them later on the same day.
 */
export function weekDue(timeZone: string, now: Date): string | undefined {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return there.dayOfWeek === 1 && there.hour >= hour ? there.toPlainDate().toString() : undefined;
}
