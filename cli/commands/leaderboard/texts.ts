import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm leaderboard`. */
export const sentence = catalogue('cli/leaderboard', {
  noColleges: 'No college leaderboard data available yet.',
  noPoints: 'You have no points yet.',
  noPeople: 'No top performers data available yet.',
});
