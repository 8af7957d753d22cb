import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { mostRepeated, type RepeatRule, weekdays } from './validate.ts';

/* Repeats follow local time: an event at 18:30 stays at 18:30 across clock changes. */

const zonedTime = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/**
 * All start dates of a repeated event, beginning with `start`; at most one more than the limit, so that the caller
 * detects excess. Skips months without the day and days without the hour. A fifth weekday means the last one of the
 * month.
 */
export function repeatedDates(
  start: Date,
  { every, interval, weekdays: days, until, times }: RepeatRule,
  timeZone: string,
): Date[] {
  const first = zonedTime(start, timeZone);
  const week = Math.ceil(first.day / 7);
  const rule = new RRuleTemporal({
    dtstart: first,
    freq: every === 'DAY' ? 'DAILY' : every === 'WEEK' ? 'WEEKLY' : 'MONTHLY',
    interval,
    count: times ?? mostRepeated + 1,
    includeDtstart: true,
    ...(until && { until: zonedTime(until, timeZone) }),
    ...(every === 'WEEK' && days.length > 0 && { byDay: [...days] }),
    ...(every === 'MONTH_BY_WEEKDAY' && { byDay: [`${week > 4 ? -1 : week}${weekdays[first.dayOfWeek - 1]}`] }),
  });
  return rule.all((_, n) => n <= mostRepeated).map((date) => new Date(date.epochMilliseconds));
}

/** The local-time duration from a moment to the start of an event. */
export const leadTimeOf = (moment: Date, begins: Date, timeZone: string): string =>
  zonedTime(moment, timeZone).until(zonedTime(begins, timeZone), { largestUnit: 'days' }).toString();

/** The local time of day. */
export const timeOfDay = (moment: Date, timeZone: string): string =>
  zonedTime(moment, timeZone).toPlainTime().toString();

/** Moves a moment by the number of calendar days from `from` to `to`, and to the local time of day of `to`. */
export function moveDaysAndTime(moment: Date, from: Date, to: Date, timeZone: string): Date {
  const [before, after] = [zonedTime(from, timeZone), zonedTime(to, timeZone)];
  const days = before.toPlainDate().until(after.toPlainDate());
  const moved = zonedTime(moment, timeZone).toPlainDate().add(days);
  return new Date(moved.toZonedDateTime({ timeZone, plainTime: after.toPlainTime() }).epochMilliseconds);
}
