export const repeats = ['DAY', 'WEEK', 'MONTH_BY_DATE', 'MONTH_BY_WEEKDAY'] as const;
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** How many events a series may have, the first one among them. */
export const mostRepeated = 52;

/** How an event is repeated. */
export type RepeatRule = {
  every: (typeof repeats)[number];
  /** Every so many days, weeks or months. */
  interval: number;
  /** Of weeks: on which days; none: on that of the first event. */
  weekdays: readonly (typeof weekdays)[number][];
  /** The last moment at which one may begin; or `times`. */
  until?: Date | null;
  /** How many events there are then, the first one among them; or `until`. */
  times?: number | null;
};

export type RepeatProblems = Partial<Record<keyof RepeatRule, string>>;

/** Field name → one sentence. */
export function validateRepeat({ every, interval, weekdays: days, until, times }: RepeatRule): RepeatProblems {
  const problems: RepeatProblems = {};
  if (!Number.isInteger(interval) || interval < 1 || interval > mostRepeated)
    problems.interval = `The interval must be a whole number from 1 to ${mostRepeated}`;
  if (days.length > 0 && every !== 'WEEK') problems.weekdays = 'Only what repeats every week has weekdays';
  else if (days.length > weekdays.length) problems.weekdays = 'A week has seven days';
  if (until == null && times == null) problems.times = 'Say how many times, or until when';
  else if (until != null && times != null) problems.times = 'Say how many times or until when, not both';
  else if (times != null && (!Number.isInteger(times) || times < 2 || times > mostRepeated))
    problems.times = `It can take place 2 to ${mostRepeated} times`;
  return problems;
}
