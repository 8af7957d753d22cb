import { formatDate, formatDateTime, formatParts, formatTime } from '../../core/i18n.tsx';
import { atMidnight } from './days.ts';

/** The points of a plot: days such as `2026-11-21`, moments, or times (moments of a single day). */
export type PointKind = 'days' | 'moments' | 'times';

/** Returns 'times' if all moments are on one day of the viewer, else 'moments'. Expects them in order. */
export function pointKindOf(moments: readonly string[]): PointKind {
  const days = new Set([moments[0], moments.at(-1)].map((moment) => moment && new Date(moment).toDateString()));
  return days.size > 1 ? 'moments' : 'times';
}

/** The full label of a point. */
export function pointLabel(point: string, kind: PointKind): string {
  if (kind === 'days') return formatDate(atMidnight(point));
  return kind === 'times' ? formatTime(point) : formatDateTime(point);
}

/** The short label of a point, for an axis. */
export function shortPointLabel(point: string, kind: PointKind): string {
  if (kind === 'times') return formatTime(point);
  return formatParts(kind === 'days' ? atMidnight(point) : new Date(point), { day: 'numeric', month: 'short' });
}
