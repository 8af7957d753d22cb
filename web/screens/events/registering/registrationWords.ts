import { graphql, readInlineData } from 'react-relay';
import type {
  RegistrationState,
  registrationWords_event$key,
} from '../../../__generated__/registrationWords_event.graphql.ts';
import { formatDateTime, formatList, formatNumber, t } from '../../../core/i18n.tsx';

const readRegistration = (event: registrationWords_event$key) =>
  readInlineData(
    graphql`
      fragment registrationWords_event on Event @inline {
        viewerRegistrationState
        viewerWaitlistPosition
        viewerCanJoinWaitlist
        viewerCanCancel
        registrationRules {
          opensAt
          closesAt
          cancelUntil
          colleges
          needsApproval
        }
      }
    `,
    event,
  );

/** A change of a waitlist place or a request that the viewer did not cause. */
export type RegistrationNews = 'given' | 'approved' | 'requestEnded';

/** The action of the panel's only button. The button is disabled if the action is not possible now. */
type RegistrationAction = 'register' | 'join' | 'leave' | 'cancel' | 'giveBack' | 'takeBack';

export function newsOf(before: RegistrationState, state: RegistrationState): RegistrationNews | undefined {
  if (before === 'WAITLISTED') return state === 'REGISTERED' ? 'given' : undefined;
  if (before !== 'REQUESTED' || state === 'WAITLISTED' || state === 'STARTED') return undefined;
  return state === 'REGISTERED' ? 'approved' : 'requestEnded';
}

export function actionOf(
  state: RegistrationState,
  { canJoin, isGiven }: { canJoin: boolean; isGiven: boolean },
): RegistrationAction {
  if (state === 'REGISTERED') return isGiven ? 'giveBack' : 'cancel';
  if (state === 'WAITLISTED') return 'leave';
  if (state === 'REQUESTED') return 'takeBack';
  return canJoin ? 'join' : 'register';
}

const sentences = {
  OPEN: 'registration.open',
  REGISTERED: 'registration.registered',
  WAITLISTED: 'registration.waiting',
  REQUESTED: 'registration.requested',
  FULL: 'registration.full',
  COLLEGE_FULL: 'registration.collegeFull',
  NOT_OPEN: 'registration.notOpen',
  CLOSED: 'registration.closed',
  STARTED: 'registration.started',
  OTHER_COLLEGES: 'registration.otherColleges',
  OVERLAPS: 'registration.overlaps',
} as const;

const isOver = (moment: string | null, now: number) => moment !== null && new Date(moment).getTime() <= now;

/** The viewer's state in one sentence. */
export function sentenceOf(
  event: registrationWords_event$key,
  news: RegistrationNews | undefined,
  now: number,
): string {
  if (news) return t(`registration.${news}`);
  const {
    viewerRegistrationState: state,
    viewerWaitlistPosition: position,
    registrationRules,
  } = readRegistration(event);
  const { opensAt, closesAt, colleges } = registrationRules;
  if (state === 'WAITLISTED' && isOver(closesAt, now)) return t('registration.lineEnded');
  if (state === 'WAITLISTED' && position) return t('registration.position', { position: formatNumber(position) });
  if (state === 'OPEN' && closesAt) return t('registration.openUntil', { date: formatDateTime(closesAt) });
  if (state === 'NOT_ELIGIBLE') return '';
  return t(sentences[state], { date: opensAt && formatDateTime(opensAt), colleges: formatList(colleges) });
}

/** A note about the state, shown below the button. */
export function noteOf(event: registrationWords_event$key, now: number): string | undefined {
  const {
    viewerRegistrationState: state,
    viewerCanCancel,
    viewerCanJoinWaitlist,
    registrationRules,
  } = readRegistration(event);
  const { closesAt, cancelUntil, needsApproval } = registrationRules;
  if (state === 'WAITLISTED') return isOver(closesAt, now) ? undefined : t('registration.waitingHint');
  if (state === 'REGISTERED' && !viewerCanCancel) return t('registration.cancelEnded');
  if (state === 'REGISTERED' && cancelUntil)
    return t('registration.cancelUntil', { date: formatDateTime(cancelUntil) });
  return needsApproval && (state === 'OPEN' || viewerCanJoinWaitlist) ? t('registration.decides') : undefined;
}
