import type { Sentence } from '../../../../api/core/texts/texts.ts';
import { repeats, validateRepeat, weekdays, type RepeatRule } from '../../../../api/series/validate.ts';

/** The form that repeats an event. */
export type RepeatForm = {
  every: string;
  interval: string;
  weekdays: readonly string[];
  by: string;
  end: string;
  times: string;
  /** A day such as `2027-03-31`. */
  until: string;
  /** Copy the helpers. */
  helpers: boolean;
};

type Every = (typeof repeats)[number];
type Weekday = (typeof weekdays)[number];

/** The rule for the server. `until` includes its whole day in local time. */
export function ruleOf({ every, interval, weekdays: days, by, end, times, until }: RepeatForm): RepeatRule {
  const number = (typed: string) => Number(typed.trim() || 'none');
  return {
    every: (every === 'MONTH' ? `MONTH_BY_${by}` : every) as Every,
    interval: number(interval),
    weekdays: every === 'WEEK' ? (days as Weekday[]) : [],
    until: end === 'until' && until ? new Date(`${until}T23:59:59.999`) : null,
    times: end === 'times' ? number(times) : null,
  };
}

/** The error of each wrong field. */
export function repeatProblems(form: RepeatForm): Partial<Record<keyof RepeatForm, Sentence>> {
  const { times, every: _, ...problems } = validateRepeat(ruleOf(form));
  return { ...problems, ...(times && { [form.end]: times }) };
}

/** The weekday, the day of the month and the week of the month in a time zone. */
export function dayPartsIn(date: string, timeZone: string): { weekday: Weekday; day: number; week: number } {
  const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', day: 'numeric' });
  const parts = Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
  const day = Number(parts.day);
  return { weekday: parts.weekday!.slice(0, 2).toUpperCase() as Weekday, day, week: Math.ceil(day / 7) };
}

/** The name of a weekday in the language of the page. */
export function weekdayName(weekday: string, width: 'short' | 'long'): string {
  // 3 January 2000 was a Monday
  const at = new Date(Date.UTC(2000, 0, 3 + weekdays.indexOf(weekday as Weekday)));
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(at);
}

export { weekdays };
