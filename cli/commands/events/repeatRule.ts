import { type Command, Option } from '@commander-js/extra-typings';
import { type RepeatRule, validateRepeat, weekdays } from '../../../api/series/validate.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import type { Clock } from '../../core/when.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

/** Adds the options of a repetition rule. */
export const addRepeatOptions = (command: Command) =>
  command
    .addOption(new Option('--every <unit>', 'by what').choices(['day', 'week', 'month']).makeOptionMandatory())
    .option('--interval <number>', 'every so many days, weeks or months', '1')
    .option('--on <days>', 'of weeks: on which days, such as mon,wed; left out, on that of the event')
    .addOption(
      new Option('--by <what>', 'of months: on the same date, or the same weekday such as the second Tuesday')
        .choices(['date', 'weekday'])
        .default('date'),
    )
    .option('--until <moment>', 'the last day, or moment, at which one may begin')
    .option('--times <number>', 'how many events there are then, the first one among them');

interface RepeatOptions {
  every: 'day' | 'week' | 'month';
  interval: string;
  on?: string | undefined;
  by: 'date' | 'weekday';
  until?: string | undefined;
  times?: string | undefined;
}

/** The typed repetition rule. Throws a usage error if it is invalid. */
export function repeatRuleOf({ every, interval, on, by, until, times }: RepeatOptions, clock: Clock) {
  const units = { day: 'DAY', week: 'WEEK', month: by === 'date' ? 'MONTH_BY_DATE' : 'MONTH_BY_WEEKDAY' } as const;
  const rule: RepeatRule = {
    every: units[every],
    interval: Number(interval.trim() || 'none'),
    weekdays: on === undefined ? [] : on.split(',').map(weekdayOf),
    until: until === undefined ? null : clock.edgeOf(until, 'last', '--until'),
    times: times === undefined ? null : Number(times.trim() || 'none'),
  };
  refuseUsage(Object.values(validateRepeat(rule)));
  return { ...rule, weekdays: [...rule.weekdays], until: rule.until?.toISOString() };
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function weekdayOf(typed: string): (typeof weekdays)[number] {
  const name = typed.trim().toLowerCase();
  const day = name.length < 2 ? -1 : weekdayNames.findIndex((each) => each.startsWith(name));
  if (day === -1)
    throw new Failure(
      sentence('noWeekday', { typed: typed.trim() }),
      exitCodes.usage,
      message('forExample', { example: '--on mon,wed' }),
    );
  return weekdays[day]!;
}
