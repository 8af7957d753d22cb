import { graphql, useMutation } from 'react-relay';
import type { useCorrectScoreMutation } from '../../__generated__/useCorrectScoreMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useCorrectScore() {
  return useCommit(
    useMutation<useCorrectScoreMutation>(graphql`
      mutation useCorrectScoreMutation($input: CorrectScoreInput!) {
        correctScore(input: $input) {
          award {
            id
            ...AwardListItem_award
          }
          row {
            id
            rank
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
