import { useEffect, useRef, useState } from 'react';
import { graphql, requestSubscription, useFragment, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  useLiveSeats_event$data,
  useLiveSeats_event$key,
} from '../../../__generated__/useLiveSeats_event.graphql.ts';
import type { useLiveSeatsOwnSubscription } from '../../../__generated__/useLiveSeatsOwnSubscription.graphql.ts';
import type { useLiveSeatsSubscription } from '../../../__generated__/useLiveSeatsSubscription.graphql.ts';
import { isSeatFree } from '../../../../api/registrations/status.ts';
import { useConnection, useOnReconnect } from '../../../core/connection.ts';
import { createRefetcher } from '../../../core/live.ts';
import { readSeats } from '../registering/readSeats.ts';

const pollInterval = 10_000;
/** The subscription does not contain people. They are read again at most this often, in ms. */
const listThrottle = 5000;

/** The fields that are the same for all viewers: the server reads and encodes them once for all of these subscriptions. */
const sharedSubscription = graphql`
  subscription useLiveSeatsSubscription($id: ID!) {
    seatsChanged(eventId: $id) {
      id
      title
      date
      endsAt
      location
      mapLink
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
  }
`;

/** For viewers with a seat, a waitlist place or a request. */
const ownSubscription = graphql`
  subscription useLiveSeatsOwnSubscription($id: ID!) {
    seatsChanged(eventId: $id) {
      id
      title
      date
      endsAt
      location
      mapLink
      capacity
      registeredCount
      hasWaitlist
      waitlistCount
      viewerIsRegistered
      viewerRegistrationState
      viewerWaitlistPosition
      viewerCanJoinWaitlist
      viewerCanCancel
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
  }
`;

/**
 * Keeps an event's seats, the viewer's state and their permissions up to date. Polls every ten seconds if the page is
 * visible, until the subscription has answered and whenever the connection is lost. Also reads when the connection or the
 * page comes back, when the event begins, and when a time of its rules passes. A failed read is not shown, because the next
 * one follows. Returns the number of reads, for the lists of people.
 */
export function useLiveSeats(event: useLiveSeats_event$key): number {
  const data = useFragment(
    graphql`
      fragment useLiveSeats_event on Event {
        id
        date
        registeredCount
        waitlistCount
        requestCount
        viewerRegistrationState
        viewerCanCancel
        viewerCanSeeContacts
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
    event,
  );
  const { id, viewerRegistrationState: state } = data;
  const hasOwn = state === 'REGISTERED' || state === 'WAITLISTED' || state === 'REQUESTED';
  const environment = useRelayEnvironment();
  const latest = useRef(data);
  const isSubscribed = useRef(false);
  const [readCount, setReadCount] = useState(0);
  const isOnline = useConnection() === 'online';
  useEffect(() => {
    latest.current = data;
  });
  useEffect(() => {
    if (!isOnline) isSubscribed.current = false;
  }, [isOnline]);
  // the server ends the connection when it grants or revokes a role
  useOnReconnect(
    () =>
      void import('./readSight.ts').then(
        ({ readSight }) => readSight(environment, id),
        () => {},
      ),
  );

  useEffect(() => {
    let readAt = Date.now();
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const initialData = latest.current;
    let lastRulesKey = rulesKey(initialData.registrationRules);
    const { refetch, stop } = createRefetcher(async () => {
      readAt = Date.now();
      await readSeats(environment, id);
      if (latest.current.viewerCanSeeContacts) setReadCount((count) => count + 1);
    });
    const refetchThrottled = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          refetch();
        },
        Math.max(0, readAt + listThrottle - Date.now()),
      );
    };
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const tick = () => {
      if (!isSubscribed.current || isDue(latest.current, readAt)) refetchIfVisible();
    };

    const { dispose } = requestSubscription<useLiveSeatsSubscription | useLiveSeatsOwnSubscription>(environment, {
      subscription: hasOwn ? ownSubscription : sharedSubscription,
      variables: { id },
      updater: (store, response) => {
        const now = response?.seatsChanged;
        // only the server knows the number of people per college
        if (!hasOwn && now && now.registrationRules.mostPerCollege === null) setOpenOrFull(store, isSeatFree(now));
      },
      onNext: (response) => {
        const now = response?.seatsChanged;
        // the viewer may not see the event any more
        if (!now) return refetch();
        // the first answer repeats the values of the page, unless they changed in between
        const countsChanged =
          !isFirst ||
          now.registeredCount !== initialData.registeredCount ||
          now.waitlistCount !== initialData.waitlistCount;
        const { viewerCanSeeContacts, registrationRules } = latest.current;
        // the shared fields do not include the number of requests
        const listsMayHaveChanged = viewerCanSeeContacts && (countsChanged || registrationRules.needsApproval);
        const rulesChanged = rulesKey(now.registrationRules) !== lastRulesKey;
        lastRulesKey = rulesKey(now.registrationRules);
        const stateMayHaveChanged = rulesChanged || (countsChanged && now.registrationRules.mostPerCollege !== null);
        if (listsMayHaveChanged || (!hasOwn && stateMayHaveChanged)) refetchThrottled();
        isFirst = false;
        isSubscribed.current = true;
      },
      // refused for good; reading again shows the reason
      onError: refetch,
    });
    const ticks = setInterval(tick, pollInterval);
    window.addEventListener('focus', refetchIfVisible);
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => {
      dispose();
      stop();
      clearTimeout(timer);
      clearInterval(ticks);
      window.removeEventListener('focus', refetchIfVisible);
      document.removeEventListener('visibilitychange', refetchIfVisible);
    };
  }, [environment, id, hasOwn]);
  return readCount;
}

type Rules = useLiveSeats_event$data['registrationRules'];

const rulesKey = ({ opensAt, closesAt, cancelUntil, colleges, mostPerCollege, needsApproval, refuseOverlaps }: Rules) =>
  JSON.stringify([opensAt, closesAt, cancelUntil, colleges, mostPerCollege, needsApproval, refuseOverlaps]);

/**
 * Whether the viewer's options change because a time has passed since the last read. This clock may be ahead of the
 * server's, so reads continue until the state has changed.
 */
function isDue(event: useLiveSeats_event$data, readAt: number): boolean {
  const { opensAt, closesAt, cancelUntil } = event.registrationRules;
  const { viewerRegistrationState: state } = event;
  const now = Date.now();
  const isPast = (moment: string | null, since: number) =>
    moment !== null && since < new Date(moment).getTime() && new Date(moment).getTime() <= now;
  if (state === 'NOT_OPEN' && isPast(opensAt, 0)) return true;
  if ((state === 'OPEN' || state === 'FULL') && isPast(closesAt ?? event.date, 0)) return true;
  if (state === 'REGISTERED' && event.viewerCanCancel && isPast(cancelUntil, 0)) return true;
  return [event.date, closesAt, cancelUntil].some((moment) => isPast(moment, readAt));
}

/** Viewers without a seat receive the counts only. Derives from them whether the viewer can register. */
function setOpenOrFull(
  store: RecordSourceSelectorProxy<(useLiveSeatsSubscription | useLiveSeatsOwnSubscription)['response']>,
  isOpen: boolean,
): void {
  const event = store.getRootField('seatsChanged');
  const state = event?.getValue('viewerRegistrationState');
  if (!event || (state !== 'OPEN' && state !== 'FULL')) return;
  event.setValue(isOpen ? 'OPEN' : 'FULL', 'viewerRegistrationState');
  event.setValue(!isOpen && event.getValue('hasWaitlist'), 'viewerCanJoinWaitlist');
}
