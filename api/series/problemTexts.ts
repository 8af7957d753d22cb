import { catalogue } from '../core/texts/texts.ts';

/** The sentences of the validator for repeated events. */
export const problem = catalogue('series', {
  intervalInvalid: 'The interval must be a whole number from 1 to {most}',
  weekdaysUnexpected: 'Only what repeats every week has weekdays',
  tooManyWeekdays: 'A week has seven days',
  endMissing: 'Say how many times, or until when',
  endTwice: 'Say how many times or until when, not both',
  timesInvalid: 'It can take place 2 to {most} times',
});
