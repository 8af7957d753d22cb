import type { useLiveSeats_event$data } from '../../../__generated__/useLiveSeats_event.graphql.ts';
import type { useLiveSeats_seats$data } from '../../../__generated__/useLiveSeats_seats.graphql.ts';

type Registration = Pick<useLiveSeats_event$data, 'viewerCanCancel' | 'viewerRegistrationState'> &
  Pick<useLiveSeats_seats$data, 'date' | 'registrationRules'>;

/** Reads at the same moment are spread over this time, in ms: thousands may be waiting for registration to open. */
const spread = 5000;
const shortestRetry = 5000;
const longestRetry = 60_000;
/** `setTimeout` fires at once if the delay is longer. */
const longestTimeout = 2 ** 31 - 1;

/** When time changes the viewer's options; `isFinal` if their state then stays the same. */
export function nextChange({ date, registrationRules, viewerCanCancel, viewerRegistrationState: state }: Registration) {
  const { opensAt, closesAt, cancelUntil } = registrationRules;
  const moments: Partial<Record<typeof state, string | null>> = {
    NOT_OPEN: opensAt,
    OPEN: closesAt,
    FULL: closesAt,
    COLLEGE_FULL: closesAt,
    OVERLAPS: closesAt,
    REGISTERED: viewerCanCancel ? cancelUntil : null,
  };
  return {
    at: new Date(moments[state] ?? date).getTime(),
    isFinal: ['STARTED', 'NOT_ELIGIBLE', 'CANCELLED'].includes(state) || (state === 'REGISTERED' && !viewerCanCancel),
  };
}

/**
 * The time until the seats are read for this change, in ms; undefined if no read follows. This clock may be ahead of the
 * server's, so reads continue until the state has changed.
 */
export function delayOfRead(
  { at, isFinal }: ReturnType<typeof nextChange>,
  now: number,
  random = Math.random(),
): number | undefined {
  const overdue = now - at;
  if (overdue < 0) return Math.min(longestTimeout, random * spread - overdue);
  return isFinal ? undefined : Math.min(longestRetry, Math.max(shortestRetry, overdue));
}
