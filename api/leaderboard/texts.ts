import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals about awards. */
export const sentence = catalogue('leaderboard', {
  awardForbidden: "You don't have permission to update participant scores.",
  ownAward: 'Nobody can award points to themself.',
  awardNotFound: 'Award not found',
  firstOutside: 'first must lie between 1 and {most}.',
  keyReused: 'This key was used for another award.',
});
