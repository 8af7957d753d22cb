import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

export const repeats = ['DAY', 'WEEK', 'MONTH_BY_DATE', 'MONTH_BY_WEEKDAY'] as const;
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The maximum number of events in a series, including the first. */
export const mostRepeated = 52;

export type RepeatRule = {
  every: (typeof repeats)[number];
  /** The number of days, weeks or months between two events. */
  interval: number;
  /** For WEEK only; empty: the weekday of the first event. */
  weekdays: readonly (typeof weekdays)[number][];
  /** The latest start date; exclusive with `times`. */
  until?: Date | null;
  /** The number of events including the first; exclusive with `until`. */
  times?: number | null;
};

export type RepeatProblems = Partial<Record<keyof RepeatRule, Sentence>>;

/** Maps field names to error sentences. */
export function validateRepeat({ every, interval, weekdays: days, until, times }: RepeatRule): RepeatProblems {
  const problems: RepeatProblems = {};
  if (!Number.isInteger(interval) || interval < 1 || interval > mostRepeated)
    problems.interval = problem('intervalInvalid', { most: mostRepeated });
  if (days.length > 0 && every !== 'WEEK') problems.weekdays = problem('weekdaysUnexpected');
  else if (days.length > weekdays.length) problems.weekdays = problem('tooManyWeekdays');
  if (until == null && times == null) problems.times = problem('endMissing');
  else if (until != null && times != null) problems.times = problem('endTwice');
  else if (times != null && (!Number.isInteger(times) || times < 2 || times > mostRepeated))
    problems.times = problem('timesInvalid', { most: mostRepeated });
  return problems;
}
