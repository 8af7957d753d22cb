import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { readSeatsQuery } from '../../../__generated__/readSeatsQuery.graphql.ts';
import type { useLiveSeats_event$key } from '../../../__generated__/useLiveSeats_event.graphql.ts';
import type { useLiveSeats_seats$key } from '../../../__generated__/useLiveSeats_seats.graphql.ts';
import type { useLiveSeatsOwnSubscription } from '../../../__generated__/useLiveSeatsOwnSubscription.graphql.ts';
import type { useLiveSeatsSubscription } from '../../../__generated__/useLiveSeatsSubscription.graphql.ts';
import { isSeatFree } from '../../../../api/registrations/status.ts';
import { useOnReconnect, usePausedAt } from '../../../core/connection.ts';
import { useLive } from '../../../core/live.ts';
import { onOwnEventNotice } from '../../../core/newNotices.ts';
import { seatsQuery } from '../registering/readSeats.ts';
import { delayOfRead, nextChange } from './nextChange.ts';

/** All its fields are the same for all viewers: the server reads and encodes them once for all these subscriptions. */
const sharedSubscription = graphql`
  subscription useLiveSeatsSubscription($id: ID!) {
    seatsChanged(eventId: $id) {
      ...useLiveSeats_seats @relay(mask: false)
    }
  }
`;

/** For viewers with a seat, a waitlist place or a request. */
const ownSubscription = graphql`
  subscription useLiveSeatsOwnSubscription($id: ID!) {
    seatsChanged(eventId: $id) {
      ...useLiveSeats_seats @relay(mask: false)
      viewerIsRegistered
      viewerRegistrationState
      viewerWaitlistPosition
      viewerCanJoinWaitlist
      viewerCanCancel
      viewerRegistration {
        checkedInAt
      }
    }
  }
`;

/**
 * Keeps an event's seats, the viewer's state and their permissions up to date. Also reads when the connection or the page
 * comes back, and when time changes the viewer's options. Returns the number of reads, for the lists of people.
 */
export function useLiveSeats(event: useLiveSeats_event$key): number {
  const data = useFragment(
    graphql`
      fragment useLiveSeats_event on Event {
        requestCount
        viewerRegistrationState
        viewerCanCancel
        viewerCanSeeContacts
        viewerCanEdit
        ...useLiveSeats_seats
      }
    `,
    event,
  );
  const seats = useFragment<useLiveSeats_seats$key>(
    graphql`
      fragment useLiveSeats_seats on Event {
        id
        title: localTitle
        date
        endsAt
        location
        mapLink
        cancelledAt
        cancellationReason
        capacity
        registeredCount
        hasWaitlist
        waitlistCount
        registrationRules {
          opensAt
          closesAt
          cancelUntil
          colleges
          mostPerCollege
          needsApproval
          refuseOverlaps
        }
      }
    `,
    data,
  );
  const { id } = seats;
  const { viewerRegistrationState: state, viewerCanSeeContacts } = data;
  const hasOwn = state === 'REGISTERED' || state === 'WAITLISTED' || state === 'REQUESTED';
  const [readCount, setReadCount] = useState(0);

  const refetch = useLive<LiveSubscription, readSeatsQuery>({
    subscription: hasOwn ? ownSubscription : sharedSubscription,
    variables: { id },
    updater: (store, response) => {
      const now = response?.seatsChanged;
      if (!now) return undefined;
      // only the server applies the rules, and knows the number of people per college
      const isPerCollege = now.registrationRules.mostPerCollege !== null;
      const rulesChanged = JSON.stringify(now.registrationRules) !== JSON.stringify(seats.registrationRules);
      if (!hasOwn && !isPerCollege) setOpenOrFull(store, isSeatFree(now));
      // the subscription contains neither people nor the number of requests
      const isEnd = now.cancelledAt !== seats.cancelledAt;
      return isEnd || viewerCanSeeContacts || (!hasOwn && (isPerCollege || rulesChanged)) || undefined;
    },
    read: { query: seatsQuery, variables: { id } },
    readPause: 5000,
    onRead: () => viewerCanSeeContacts && setReadCount((count) => count + 1),
  });

  const { at, isFinal } = nextChange({ ...seats, ...data });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      const delay = delayOfRead({ at, isFinal }, Date.now());
      if (delay === undefined) return;
      timer = setTimeout(() => {
        refetch();
        schedule();
      }, delay);
    };
    schedule();
    return () => clearTimeout(timer);
  }, [at, isFinal, refetch]);

  // the viewer may have registered on another device, which shared fields do not show
  useEffect(() => {
    const refetchIfVisible = () => {
      if (!document.hidden) refetch();
    };
    window.addEventListener('focus', refetchIfVisible);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      window.removeEventListener('focus', refetchIfVisible);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [refetch]);

  // news about the viewer's own seat, also while live updates are paused
  const isPaused = usePausedAt() > 0;
  useEffect(() => (isPaused ? onOwnEventNotice(refetch) : undefined), [isPaused, refetch]);

  // the server ends the connection when it grants or revokes a role
  useOnReconnect(refetch);
  return readCount;
}

type LiveSubscription = useLiveSeatsSubscription | useLiveSeatsOwnSubscription;

/** Viewers without a seat receive the counts only. Derives from them whether the viewer can register. */
function setOpenOrFull(store: RecordSourceSelectorProxy<LiveSubscription['response']>, isOpen: boolean): void {
  const event = store.getRootField('seatsChanged');
  const state = event?.getValue('viewerRegistrationState');
  if (!event || (state !== 'OPEN' && state !== 'FULL')) return;
  event.setValue(isOpen ? 'OPEN' : 'FULL', 'viewerRegistrationState');
  event.setValue(!isOpen && event.getValue('hasWaitlist'), 'viewerCanJoinWaitlist');
}
