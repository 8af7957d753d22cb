import { graphql, useMutation } from 'react-relay';
import type { useUpdateScoreMutation } from '../../__generated__/useUpdateScoreMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useUpdateScore() {
  return useCommit(
    useMutation<useUpdateScoreMutation>(graphql`
      mutation useUpdateScoreMutation($input: UpdateScoreInput!, $connections: [ID!]!) {
        updateScore(input: $input) {
          award @prependNode(connections: $connections, edgeTypeName: "AwardEdge") {
            id
            ...AwardListItem_award
            ...ScorePanelForm_award
          }
          row {
            id
            rank
            userName
            college
            score
            achievements
            reachedAt
            lastUpdated
          }
        }
      }
    `),
  );
}
