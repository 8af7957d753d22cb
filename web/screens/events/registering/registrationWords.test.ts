import { expect, test } from 'vitest';
import { formatDateTime } from '../../../core/i18n.tsx';
import '../../../ui/detailTexts.ts';
import { standingOf, type Registration, type RegistrationNews } from './registrationWords.ts';

const on = (day: number) => `2098-05-0${day}T18:00:00.000Z`;
const inWords = (day: number) => formatDateTime(on(day));
const [opensAt, closesAt, cancelUntil, date, endsAt] = [on(1), on(3), on(4), on(5), on(7)];
const times = { opensAt, closesAt, cancelUntil };

type State = Registration['viewerRegistrationState'];
type Changes = Partial<Omit<Registration, 'registrationRules'>> & Partial<Registration['registrationRules']>;

/** The standing in a state, on a day in May 2098. */
function standing(viewerRegistrationState: State, changes: Changes = {}, day = 2, news?: RegistrationNews) {
  const { opensAt = null, closesAt = null, cancelUntil = null, colleges = [], needsApproval = false } = changes;
  const event: Registration = {
    id: 'evt_1',
    title: 'Lanterns',
    localLanguage: null,
    date,
    endsAt,
    capacity: 5,
    registeredCount: 3,
    waitlistCount: 2,
    viewerRegistrationState,
    viewerWaitlistPosition: null,
    viewerCanJoinWaitlist: false,
    viewerCanCancel: true,
    viewerRegistration: null,
    attendancePoints: null,
    questions: [],
    ...changes,
    registrationRules: { opensAt, closesAt, cancelUntil, colleges, needsApproval },
  };
  return standingOf(event, news, Date.parse(on(day)) + 1)!;
}

const decides = 'The organizer decides who gets a seat.';
const full = 'This event has reached its capacity.';
const waitingHint = 'As soon as a seat comes free for you, it is yours, and we write to you.';
const canJoin = { viewerCanJoinWaitlist: true };

test.each<[State, Changes, (string | undefined)[]]>([
  ['OPEN', {}, ['register', 'Registration is open.', '2 seats left']],
  ['OPEN', times, ['register', `Registration is open until ${inWords(3)}.`, '2 seats left']],
  ['OPEN', { needsApproval: true }, ['register', 'Registration is open.', '2 seats left', decides]],
  // the capacity may be lowered below the seats that are taken
  ['OPEN', { capacity: 2 }, ['register', 'Registration is open.', '0 seats left']],
  ['FULL', { needsApproval: true }, ['register', full]],
  ['FULL', canJoin, ['join', full, '2 people are waiting.']],
  ['FULL', { ...canJoin, needsApproval: true }, ['join', full, '2 people are waiting.', decides]],
  ['COLLEGE_FULL', {}, ['register', 'Your college has all the seats that it can have at this event.']],
  ['NOT_OPEN', times, ['register', `Registration opens ${inWords(1)}.`]],
  ['CLOSED', times, ['register', 'Registration has closed.']],
  ['STARTED', {}, ['register', 'This event has already started.']],
  ['OTHER_COLLEGES', { colleges: ['Kaveri'] }, ['register', 'This event is for people of Kaveri.']],
  ['OVERLAPS', {}, ['register', 'You have a seat elsewhere at that time, and this event takes nobody who has.']],
  ['REGISTERED', {}, ['cancel', 'You are registered for this event.']],
  [
    'REGISTERED',
    times,
    ['cancel', 'You are registered for this event.', undefined, `You can cancel until ${inWords(4)}.`],
  ],
  [
    'REGISTERED',
    { viewerCanCancel: false },
    [undefined, 'You are registered for this event.', undefined, 'Cancelling has ended.'],
  ],
  ['WAITLISTED', {}, ['leave', 'You are in line for a seat.', undefined, waitingHint]],
  ['WAITLISTED', { viewerWaitlistPosition: 2 }, ['leave', 'You are number 2 in line.', undefined, waitingHint]],
  [
    'WAITLISTED',
    { viewerWaitlistPosition: 2, closesAt: on(1) },
    ['leave', 'Registration has closed, and no seat came free for you.'],
  ],
  ['REQUESTED', { needsApproval: true }, ['takeBack', 'You have asked for a seat. The organizer decides.']],
])('%s with %j: action, sentence, number and note are %j', (state, changes, expected) => {
  const { action, sentence, number, note } = standing(state, changes);
  const shown = [action, sentence, number || undefined, note || undefined];
  expect(shown).toEqual([...expected, ...Array.from({ length: 4 - expected.length })]);
});

test('once the event has begun, a seat cannot be cancelled, and no note is shown', () => {
  expect(standing('REGISTERED', times, 5)).toMatchObject({ action: undefined, note: false, isOver: false });
  expect(standing('WAITLISTED', {}, 5)).toMatchObject({ action: 'leave', note: false });
  expect(standing('REGISTERED', times, 7)).toMatchObject({ isOver: true });
  expect(standing('REGISTERED', { endsAt: null }, 5)).toMatchObject({ isOver: true });
});

test('only a seat, a waitlist place and a request are the own registration', () => {
  const states = ['OPEN', 'FULL', 'NOT_OPEN', 'STARTED', 'REGISTERED', 'WAITLISTED', 'REQUESTED'] as const;
  expect(states.filter((state) => standing(state).isIn)).toEqual(['REGISTERED', 'WAITLISTED', 'REQUESTED']);
  expect(standing('NOT_ELIGIBLE')).toBeUndefined();
});

test.each([
  ['given', 'A seat came free, and it is yours.', 'giveBack'],
  ['approved', 'The organizer has given you a seat.', 'cancel'],
] as const)('the news %s is the sentence "%s", and the action is %s', (news, sentence, action) => {
  expect(standing('REGISTERED', {}, 2, news)).toMatchObject({ sentence, action });
});
