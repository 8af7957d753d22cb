import { graphql, useMutation } from 'react-relay';
import type { useAnswerQuestionsMutation } from '../../../__generated__/useAnswerQuestionsMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useAnswerQuestions() {
  return useCommit(
    useMutation<useAnswerQuestionsMutation>(graphql`
      mutation useAnswerQuestionsMutation($input: AnswerQuestionsInput!) {
        answerQuestions(input: $input) {
          registration {
            id
            answers {
              ...readAnswers_answer
            }
          }
        }
      }
    `),
  );
}
