import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm scores`. */
export const sentence = catalogue('cli/scores', {
  noAwards: 'No awards found.',
  awarded: 'Awarded {points} points to {name}.',
  noBoard: 'No leaderboard data available for this event yet.',
  nothingToCorrect: 'There is nothing to correct.',
  giveOneOf: 'Give --points, --achievement or --undo.',
  notFound: 'Award not found',
  worth: 'The award of {name} is worth {points} points now.',
  undoAlone: 'Give --undo alone: it leaves nothing of the award.',
});
