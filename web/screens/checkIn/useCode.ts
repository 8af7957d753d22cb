import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCodeQuery } from '../../__generated__/useCodeQuery.graphql.ts';

/** In ms: how long a code is shown, and how often its remaining time is checked. */
const codePeriod = 30_000;
const checkInterval = 1000;

/**
 * Reads the code again when it expires by the server's clock; after a failure, retries every second. If there is no code,
 * reads every 30 seconds, and at `opensAt` (ms).
 *
 * `remainingShare` is the share of its time that is left, 0 to 1. `isAccepted` tells whether the server still accepts the
 * code, which it does for one more period.
 */
export function useCode(
  eventId: string,
  opensAt: number,
  endsAt?: string,
  serverTime?: string,
): { remainingShare: number; isAccepted: boolean } {
  const environment = useRelayEnvironment();
  const [remaining, setRemaining] = useState(() => remainingOf(endsAt, serverTime));
  const isReading = useRef(false);
  useEffect(() => {
    const end = performance.now() + remainingOf(endsAt, serverTime);
    let nextRead = endsAt ? end : performance.now() + delayWithoutCode(opensAt);
    const checkExpiry = () => {
      setRemaining(end - performance.now());
      if (performance.now() < nextRead || isReading.current) return;
      isReading.current = true;
      nextRead = performance.now() + (endsAt ? 0 : delayWithoutCode(opensAt));
      const read = fetchQuery<useCodeQuery>(
        environment,
        graphql`
          query useCodeQuery($id: ID!) {
            event(id: $id) {
              selfCheckIn
              viewerCanKeepDoor
              ...CodeBoard_event
            }
          }
        `,
        { id: eventId },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      // if the read fails, the next tick retries
      void read.catch(() => {}).finally(() => (isReading.current = false));
    };
    checkExpiry();
    const timer = setInterval(checkExpiry, checkInterval);
    // timers of a page in the background are throttled
    document.addEventListener('visibilitychange', checkExpiry);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkExpiry);
    };
  }, [environment, eventId, opensAt, endsAt, serverTime]);
  return { remainingShare: Math.max(0, Math.min(1, remaining / codePeriod)), isAccepted: remaining > -codePeriod };
}

/** In ms. Around the opening, the clocks of device and server may differ, so read every second for a while. */
function delayWithoutCode(opensAt: number): number {
  const untilOpening = opensAt - Date.now();
  if (untilOpening > 0) return Math.min(untilOpening, codePeriod);
  return untilOpening > -codePeriod ? checkInterval : codePeriod;
}

/** In ms, by the server's clock at the time of the read. */
const remainingOf = (endsAt?: string, serverTime?: string) =>
  endsAt && serverTime ? Date.parse(endsAt) - Date.parse(serverTime) : 0;
