import { type EventTimes, selfCheckInTime, statusOf } from '../../api/events/status.ts';

export type Phase = 'before' | 'during' | 'after';

/**
 * What those who run an event do now: invite people before, let them in on its days and in the hour before, and look back
 * after.
 */
export function phaseOf(times: EventTimes, now: Date, timeZone?: string): Phase {
  const time = selfCheckInTime(times, now);
  if (time === 'OVER') return 'after';
  return time === 'OPEN' || statusOf(times, now, timeZone) === 'ACTIVE' ? 'during' : 'before';
}
