import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validators for awards. */
export const problem = catalogue('leaderboard', {
  noParticipant: 'Please select a participant',
  unknownParticipant: 'Selected participant data not found',
  scoreInvalid: 'Please enter a valid score (must be a positive number)',
  scoreTooHigh: 'Score must be at most {most, number}',
  scoreDecimals: 'Score must have at most two decimals',
  noteTooLong: 'Note must be at most {most} characters',
  noteControl: 'Note must not contain control characters',
  keyInvalid: 'Key must be 1 to {most} visible ASCII characters',
  achievement: 'An achievement',
  achievementUnnamed: 'An achievement needs a name',
  achievementTooLong: 'An achievement must be at most {most} characters',
  tooManyAchievements: 'At most {most} achievements at once',
});
