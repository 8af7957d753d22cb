import type {
  RegistrationState,
  useRegistration_event$data,
} from '../../../__generated__/useRegistration_event.graphql.ts';
import { checkedInText } from '../../../ui/checkedIn.ts';
import { formatDateTime, formatList, formatNumber, t } from '../../../core/i18n.tsx';

/** A change of a waitlist place or a request that the viewer did not cause. */
export type RegistrationNews = 'given' | 'approved' | 'requestEnded';

/** The action of the panel's only button. The button is disabled if the action is not possible now. */
export type RegistrationAction = 'register' | 'join' | 'leave' | 'cancel' | 'giveBack' | 'takeBack';

export function newsOf(before: RegistrationState, state: RegistrationState): RegistrationNews | undefined {
  if (before === 'WAITLISTED') return state === 'REGISTERED' ? 'given' : undefined;
  if (before !== 'REQUESTED' || state === 'WAITLISTED' || state === 'STARTED') return undefined;
  return state === 'REGISTERED' ? 'approved' : 'requestEnded';
}

export type Registration = Omit<useRegistration_event$data, ' $fragmentType'>;
type Facts = Registration & Registration['registrationRules'] & { canJoin: boolean; isClosed: boolean };
type Text = (facts: Facts) => string | false | null | undefined;
type Row = { action?: RegistrationAction; sentence: (facts: Facts) => string; number?: Text; note?: Text };

const at = (date: string | null) => ({ date: date && formatDateTime(date) });

/** In each state: the usual action, the sentence, a number below it, and a note that is shown until the event begins. */
const rows = {
  OPEN: {
    sentence: ({ closesAt }) => (closesAt ? t('registration.openUntil', at(closesAt)) : t('registration.open')),
    number: (event) => t('registration.left', { count: Math.max(0, event.capacity - event.registeredCount) }),
    note: ({ needsApproval }) => needsApproval && t('registration.decides'),
  },
  FULL: {
    sentence: () => t('registration.full'),
    number: ({ canJoin, waitlistCount }) => canJoin && t('registration.line', { count: waitlistCount }),
    note: ({ canJoin, needsApproval }) => canJoin && needsApproval && t('registration.decides'),
  },
  COLLEGE_FULL: { sentence: () => t('registration.collegeFull') },
  NOT_OPEN: { sentence: ({ opensAt }) => t('registration.notOpen', at(opensAt)) },
  CLOSED: { sentence: () => t('registration.closed') },
  STARTED: { sentence: () => t('registration.started') },
  OTHER_COLLEGES: { sentence: (event) => t('registration.otherColleges', { colleges: formatList(event.colleges) }) },
  OVERLAPS: { sentence: () => t('registration.overlaps') },
  REGISTERED: {
    action: 'cancel',
    sentence: () => t('registration.registered'),
    number: ({ viewerRegistration, attendancePoints }) =>
      checkedInText(viewerRegistration?.checkedInAt, attendancePoints),
    note: ({ viewerCanCancel, cancelUntil }) =>
      viewerCanCancel ? cancelUntil && t('registration.cancelUntil', at(cancelUntil)) : t('registration.cancelEnded'),
  },
  WAITLISTED: {
    action: 'leave',
    sentence: ({ isClosed, viewerWaitlistPosition: position }) => {
      if (isClosed) return t('registration.lineEnded');
      return position ? t('registration.position', { position: formatNumber(position) }) : t('registration.waiting');
    },
    note: ({ isClosed }) => !isClosed && t('registration.waitingHint'),
  },
  REQUESTED: { action: 'takeBack', sentence: () => t('registration.requested') },
} satisfies Record<string, Row>;

export function actionOf(
  state: keyof typeof rows,
  { canJoin, isGiven }: { canJoin: boolean; isGiven: boolean },
): RegistrationAction {
  if (state === 'REGISTERED' && isGiven) return 'giveBack';
  const { action = canJoin ? 'join' : 'register' }: Row = rows[state];
  return action;
}

/** The texts and the action of the panel; undefined if the viewer may not take seats, or the event is cancelled. */
export function standingOf(event: Registration, news: RegistrationNews | undefined, now: number) {
  const { viewerRegistrationState: state, registrationRules: rules } = event;
  if (state === 'NOT_ELIGIBLE' || state === 'CANCELLED') return undefined;
  const isPast = (moment: string | null) => moment !== null && new Date(moment).getTime() <= now;
  const canJoin = state === 'FULL' && event.viewerCanJoinWaitlist;
  const facts = { ...event, ...rules, canJoin, isClosed: isPast(rules.closesAt) };
  const row: Row = rows[state];
  const isRegistered = state === 'REGISTERED';
  const hasBegun = isPast(event.date);
  const action = actionOf(state, { canJoin, isGiven: news === 'given' });
  return {
    isRegistered,
    /** Has a seat, a waitlist place or a request. */
    isIn: row.action !== undefined,
    isOver: isPast(event.endsAt ?? event.date),
    sentence: news ? t(`registration.${news}`) : row.sentence(facts),
    number: row.number?.(facts),
    note: !hasBegun && row.note?.(facts),
    /** undefined if a seat can no longer be cancelled. */
    action: isRegistered && (hasBegun || !event.viewerCanCancel) ? undefined : action,
  };
}
