import { graphql, readInlineData } from 'react-relay';
import type { collegeRow_college$key } from '../../__generated__/collegeRow_college.graphql.ts';

export type College = ReturnType<typeof readCollege>;

export function readCollege(ranking: collegeRow_college$key) {
  const { id, college, score, participantCount, eventCount, reachedAt } = readInlineData(
    graphql`
      fragment collegeRow_college on CollegeRanking @inline {
        id
        college
        score: totalScore
        participantCount
        eventCount
        reachedAt
      }
    `,
    ranking,
  );
  return { id, college, score, participantCount, eventCount, reachedAt };
}
