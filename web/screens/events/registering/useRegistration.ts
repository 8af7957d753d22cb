import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useRegistration_event$key } from '../../../__generated__/useRegistration_event.graphql.ts';
import { useNow } from '../../../core/now.ts';
import { newsOf, standingOf, type RegistrationNews } from './registrationWords.ts';

/** The viewer's registration and its standing, which is undefined if the viewer may not take seats. */
export function useRegistration(event: useRegistration_event$key) {
  const registration = useFragment(
    graphql`
      fragment useRegistration_event on Event {
        id
        title: localTitle
        localLanguage
        date
        endsAt
        capacity
        registeredCount
        waitlistCount
        viewerRegistrationState
        viewerWaitlistPosition
        viewerCanJoinWaitlist
        viewerCanCancel
        attendancePoints
        viewerRegistration {
          id
          checkedInAt
        }
        registrationRules {
          opensAt
          closesAt
          cancelUntil
          colleges
          needsApproval
        }
        questions {
          id
        }
      }
    `,
    event,
  );
  const { viewerRegistrationState: state } = registration;
  const [previousState, setPreviousState] = useState(state);
  /** A change of state that the viewer did not cause. */
  const [news, setNews] = useState<RegistrationNews>();
  /** The viewer gives up the seat or the request; suppresses the notice about the next change. */
  const [isEnding, setEnding] = useState(false);
  if (state !== previousState) {
    setPreviousState(state);
    setNews(isEnding ? undefined : newsOf(previousState, state));
    setEnding(false);
  }
  const storedState = useRef(state);
  useEffect(() => {
    if (storedState.current === state) return;
    storedState.current = state;
    // the ticket for use offline
    import('../../../core/offlineCopies.ts').then(({ storeCopies }) => storeCopies()).catch(() => {});
  }, [state]);
  return {
    registration,
    standing: standingOf(registration, news, useNow()),
    noteEnding: () => setEnding(true),
  };
}
