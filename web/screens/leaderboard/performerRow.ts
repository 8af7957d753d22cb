import { graphql, readInlineData } from 'react-relay';
import type { performerRow_performer$key } from '../../__generated__/performerRow_performer.graphql.ts';

export type Performer = ReturnType<typeof readPerformer>;

export function readPerformer(performer: performerRow_performer$key, viewerId: string | undefined) {
  const { id, userId, userName, college, eventCount, score, achievements, reachedAt } = readInlineData(
    graphql`
      fragment performerRow_performer on TopPerformer @inline {
        id
        userId
        userName
        college
        eventCount
        score: totalScore
        achievements
        reachedAt
      }
    `,
    performer,
  );
  return { id, mine: userId === viewerId, userName, college, eventCount, score, achievements, reachedAt };
}
