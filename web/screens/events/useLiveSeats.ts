import { useEffect, useRef, useState } from 'react';
import { graphql, requestSubscription, useFragment, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  useLiveSeats_event$data,
  useLiveSeats_event$key,
} from '../../__generated__/useLiveSeats_event.graphql.ts';
import type { useLiveSeatsOwnSubscription } from '../../__generated__/useLiveSeatsOwnSubscription.graphql.ts';
import type { useLiveSeatsSubscription } from '../../__generated__/useLiveSeatsSubscription.graphql.ts';
import { isSeatFree } from '../../../api/registrations/status.ts';
import { useConnection, useReconnected } from '../../core/connection.ts';
import { createRefetcher } from '../../core/live.ts';
import { readSeats } from './readSeats.ts';

const interval = 10_000;
/** What all are not told, as who comes, waits and asks, is read again at most so often. */
const listInterval = 5000;

/** What is the same for all: the server reads and encodes it once for everybody who asks for no more. */
const shared = graphql`
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

/** For those who have a seat, wait for one or ask for one. */
const own = graphql`
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
 * Keeps the seats of an event fresh, and what the viewer has of them and may do there. Until the subscription has told how things are, and
 * whenever its connection is lost, they are read every ten seconds while the tab is visible; so they are when the connection
 * is back, when one comes back to the tab, and when the event begins or another moment comes that its rules name. A failed attempt is not shown: the next
 * one follows. Answers how often they have been read, for who sees the people behind them.
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
  const told = useRef(false);
  const [readings, setReadings] = useState(0);
  const isOnline = useConnection() === 'online';
  useEffect(() => {
    latest.current = data;
  });
  useEffect(() => {
    if (!isOnline) told.current = false;
  }, [isOnline]);
  // whoever comes to help there, or no longer does, comes back by a new connection
  useReconnected(
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
    const begun = latest.current;
    let rules = textOf(begun.registrationRules);
    const { refetch, stop } = createRefetcher(async () => {
      readAt = Date.now();
      await readSeats(environment, id);
      if (latest.current.viewerCanSeeContacts) setReadings((count) => count + 1);
    });
    const readSoon = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          refetch();
        },
        Math.max(0, readAt + listInterval - Date.now()),
      );
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const tick = () => {
      if (!told.current || isDue(latest.current, readAt)) comeBack();
    };

    const { dispose } = requestSubscription<useLiveSeatsSubscription | useLiveSeatsOwnSubscription>(environment, {
      subscription: hasOwn ? own : shared,
      variables: { id },
      updater: (store, response) => {
        const now = response?.seatsChanged;
        // how many of a college there are only the server counts
        if (!hasOwn && now && now.registrationRules.mostPerCollege === null) setOpenOrFull(store, isSeatFree(now));
      },
      onNext: (response) => {
        const now = response?.seatsChanged;
        // it is no longer there for the viewer
        if (!now) return refetch();
        // the first answer tells what the page has just read, unless something came between
        const isNews =
          !isFirst || now.registeredCount !== begun.registeredCount || now.waitlistCount !== begun.waitlistCount;
        const { viewerCanSeeContacts, registrationRules } = latest.current;
        // who asks for a seat is not in the counts that all are told
        const listsMoved = viewerCanSeeContacts && (isNews || registrationRules.needsApproval);
        const areOthers = textOf(now.registrationRules) !== rules;
        rules = textOf(now.registrationRules);
        const mayHaveMoved = areOthers || (isNews && now.registrationRules.mostPerCollege !== null);
        if (listsMoved || (!hasOwn && mayHaveMoved)) readSoon();
        isFirst = false;
        told.current = true;
      },
      // refused for good: what the screen reads says why
      onError: refetch,
    });
    const ticks = setInterval(tick, interval);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      dispose();
      stop();
      clearTimeout(timer);
      clearInterval(ticks);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [environment, id, hasOwn]);
  return readings;
}

type Rules = useLiveSeats_event$data['registrationRules'];

const textOf = ({ opensAt, closesAt, cancelUntil, colleges, mostPerCollege, needsApproval, refuseOverlaps }: Rules) =>
  JSON.stringify([opensAt, closesAt, cancelUntil, colleges, mostPerCollege, needsApproval, refuseOverlaps]);

/**
 * Whether a moment has come since the event was read that changes what can be done. The clock here may be ahead of the
 * server's: what has to change is awaited.
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

/** Whoever has nothing at the event is told only of the counts: whether they could take a seat follows from these. */
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
