import { formatDate, formatDateTime, formatParts, formatTime } from '../../core/i18n.tsx';
import { atMidnight } from './days.ts';

/** What the points of a plot are: days such as `2026-11-21`, moments, or moments of one day, of which the time is enough. */
export type Points = 'days' | 'moments' | 'times';

/** Moments, as what they are best told. */
export function kindOf(moments: readonly string[]): Points {
  const days = new Set([moments[0], moments.at(-1)].map((moment) => moment && new Date(moment).toDateString()));
  return days.size > 1 ? 'moments' : 'times';
}

/** A point in words. */
export function inWords(point: string, kind: Points): string {
  if (kind === 'days') return formatDate(atMidnight(point));
  return kind === 'times' ? formatTime(point) : formatDateTime(point);
}

/** The same below an axis. */
export function inShort(point: string, kind: Points): string {
  if (kind === 'times') return formatTime(point);
  return formatParts(kind === 'days' ? atMidnight(point) : new Date(point), { day: 'numeric', month: 'short' });
}
