import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm checkin`. */
export const sentence = catalogue('cli/checkin', {
  youAreIn: 'You are in.',
  isIn: '{name} is in: {count} of {expected}.',
  notIn: '{name} is not in any more: {count} of {expected}.',
  raiseNeedsWalkIn: '--raise-capacity needs --walk-in.',
  anotherNeedsWalkIn: '--another needs --walk-in.',
  noGuest: 'No guest is in who is called "{named}".',
});
