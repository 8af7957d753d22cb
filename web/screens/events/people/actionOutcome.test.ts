import { expect, test } from 'vitest';
import { approvalOutcome, declineOutcome, letterOutcome } from './actionOutcome.ts';
import { actionOf, newsOf } from '../registering/registrationWords.ts';
import './organizingTexts.ts';

const state = (state: string) => ({ state });
const people = [
  { userId: 'u1', name: 'Asha' },
  { userId: 'u2', name: 'Ben' },
];

test.each([
  [[state('CONFIRMED'), state('WAITLISTED'), state('WAITLISTED')], '1 has a seat, 2 are in line.'],
  [[state('CONFIRMED')], '1 person has a seat.'],
  [[state('WAITLISTED'), state('WAITLISTED')], '2 people are in line.'],
  [[], 'Nobody has been given a seat.'],
])('the outcome of approving %j is one sentence', (registrations, sentence) => {
  expect(approvalOutcome({ registrations, undecided: [] }, people)).toEqual({ sentence, undecided: [] });
});

test('people without a decision are named with the reason', () => {
  const undecided = [{ userId: 'u2', message: 'All seats are taken.' }];
  expect(declineOutcome({ declinedUserIds: ['u1'], undecided }, people)).toEqual({
    sentence: '1 request has been declined.',
    undecided: ['Ben: All seats are taken.'],
  });
});

test('the outcome of a message counts its recipients and the people without e-mail', () => {
  const sentenceOf = (written: number, withoutMail: number) =>
    letterOutcome({ written, withoutMail, undecided: [] }, people).sentence;
  expect(sentenceOf(2, 0)).toBe('2 people are written to.');
  expect(sentenceOf(1, 2)).toBe('1 person is written to. 2 more take no e-mail.');
  expect(sentenceOf(0, 1)).toBe('Nobody is written to. 1 more takes no e-mail.');
});

test.each([
  ['WAITLISTED', 'REGISTERED', 'given'],
  ['REQUESTED', 'REGISTERED', 'approved'],
  ['REQUESTED', 'OPEN', 'requestEnded'],
  // the waitlist place is shown anyway
  ['REQUESTED', 'WAITLISTED', undefined],
  ['OPEN', 'REGISTERED', undefined],
  ['NOT_OPEN', 'OPEN', undefined],
] as const)('the change from %s to %s is news: %s', (before, now, news) => {
  expect(newsOf(before, now)).toBe(news);
});

test('a seat from the waitlist is returned at once, any other seat after a confirmation, and a request is withdrawn', () => {
  expect(actionOf('REGISTERED', { canJoin: false, isGiven: true })).toBe('giveBack');
  expect(actionOf('REGISTERED', { canJoin: false, isGiven: false })).toBe('cancel');
  expect(actionOf('REQUESTED', { canJoin: false, isGiven: false })).toBe('takeBack');
  expect(actionOf('FULL', { canJoin: true, isGiven: false })).toBe('join');
  expect(actionOf('NOT_OPEN', { canJoin: false, isGiven: false })).toBe('register');
});
