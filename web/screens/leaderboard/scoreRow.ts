import { graphql, readInlineData } from 'react-relay';
import type { scoreRow_row$key } from '../../__generated__/scoreRow_row.graphql.ts';

export type Score = ReturnType<typeof readScore>;

export function readScore(row: scoreRow_row$key, viewerId: string | undefined) {
  const { id, userId, userName, college, score, achievements, reachedAt } = readInlineData(
    graphql`
      fragment scoreRow_row on LeaderboardRow @inline {
        id
        userId
        userName
        college
        score
        achievements
        reachedAt
      }
    `,
    row,
  );
  return { id, mine: userId === viewerId, userName, college, score, achievements, reachedAt };
}
