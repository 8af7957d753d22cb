import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCodeQuery } from '../../__generated__/useCodeQuery.graphql.ts';

/** In ms: how long a code is shown, and how often its remaining time is checked. */
const codePeriod = 30_000;
const checkInterval = 1000;

/**
 * Reads the code again when it expires by the server's clock; after a failure, retries every second. `remainingShare` is
 * the share of its time that is left, 0 to 1. `isAccepted` tells whether the server still accepts the code, which it does
 * for one more period.
 */
export function useCode(
  eventId: string,
  endsAt?: string,
  serverTime?: string,
): { remainingShare: number; isAccepted: boolean } {
  const environment = useRelayEnvironment();
  const [remaining, setRemaining] = useState(() => remainingOf(endsAt, serverTime));
  const isReading = useRef(false);
  useEffect(() => {
    const end = performance.now() + remainingOf(endsAt, serverTime);
    const checkExpiry = () => {
      const now = end - performance.now();
      setRemaining(now);
      if (now > 0 || isReading.current) return;
      isReading.current = true;
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
  }, [environment, eventId, endsAt, serverTime]);
  return { remainingShare: Math.max(0, Math.min(1, remaining / codePeriod)), isAccepted: remaining > -codePeriod };
}

/** In ms, by the server's clock at the time of the read. */
const remainingOf = (endsAt?: string, serverTime?: string) =>
  endsAt && serverTime ? Date.parse(endsAt) - Date.parse(serverTime) : 0;
