import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { mostRepeated, type RepeatRule, weekdays } from './validate.ts';

/*
 * What repeats, repeats by the clock on a wall: at 18:30 before and after the clocks have changed.
 */

const on = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/**
 * When an event takes place that begins first at `start` and is repeated: that moment, then the others, one more than a series
 * may have where the rule gives too many. A month without the day is left out, and so is a night
 * without the hour; the fifth weekday of a month is its last.
 */
export function repeated(
  start: Date,
  { every, interval, weekdays: days, until, times }: RepeatRule,
  timeZone: string,
): Date[] {
  const first = on(start, timeZone);
  const week = Math.ceil(first.day / 7);
  const rule = new RRuleTemporal({
    dtstart: first,
    freq: every === 'DAY' ? 'DAILY' : every === 'WEEK' ? 'WEEKLY' : 'MONTHLY',
    interval,
    count: times ?? mostRepeated + 1,
    includeDtstart: true,
    ...(until && { until: on(until, timeZone) }),
    ...(every === 'WEEK' && days.length > 0 && { byDay: [...days] }),
    ...(every === 'MONTH_BY_WEEKDAY' && { byDay: [`${week > 4 ? -1 : week}${weekdays[first.dayOfWeek - 1]}`] }),
  });
  return rule.all((_, n) => n <= mostRepeated).map((date) => new Date(date.epochMilliseconds));
}

/** How long before an event something is, as the clock on the wall has it. */
export const leadOf = (moment: Date, begins: Date, timeZone: string): string =>
  on(moment, timeZone).until(on(begins, timeZone), { largestUnit: 'days' }).toString();

/** The time of day that the clock on the wall shows. */
export const timeOfDay = (moment: Date, timeZone: string): string => on(moment, timeZone).toPlainTime().toString();

/** A moment whose day is as far from that of `from` as the day of `to` is, at the time of `to`. */
export function movedAlike(moment: Date, from: Date, to: Date, timeZone: string): Date {
  const [before, after] = [on(from, timeZone), on(to, timeZone)];
  const days = before.toPlainDate().until(after.toPlainDate());
  const moved = on(moment, timeZone).toPlainDate().add(days);
  return new Date(moved.toZonedDateTime({ timeZone, plainTime: after.toPlainTime() }).epochMilliseconds);
}
