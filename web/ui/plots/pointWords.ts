import { formatDate, formatDateTime, formatParts, formatTime } from '../../core/i18n.tsx';
import { atMidnight } from './days.ts';

/** A day of a plot, or a moment. */
export const inWords = (day: string, isMoment = false): string =>
  isMoment ? formatDateTime(day) : formatDate(atMidnight(day));

/** The same below an axis. */
export const inShort = (day: string, isMoment = false): string =>
  isMoment ? formatTime(day) : formatParts(atMidnight(day), { day: 'numeric', month: 'short' });
