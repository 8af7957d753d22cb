import { mostMedals } from '../../api/leaderboard/validate.ts';

/** Whether a rank has a medal among the rows of its board, which change live. The server knows it as `hasMedal`. */
export const hasMedal = (rank: number, among: readonly { readonly rank: number }[]): boolean =>
  rank <= mostMedals && among.filter((row) => row.rank === rank).length <= mostMedals;
