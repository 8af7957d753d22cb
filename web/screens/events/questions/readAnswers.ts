import { graphql, readInlineData } from 'react-relay';
import type { readAnswers_answer$key } from '../../../__generated__/readAnswers_answer.graphql.ts';

export type Answer = ReturnType<typeof readAnswer>;

function readAnswer(answer: readAnswers_answer$key) {
  const { questionId, kind, label, values } = readInlineData(
    graphql`
      fragment readAnswers_answer on Answer @inline {
        questionId
        kind
        label
        values
      }
    `,
    answer,
  );
  return { questionId, kind, label, values };
}

/** A person's answers; empty if the viewer may not see them. */
export const readAnswers = (answers: readonly readAnswers_answer$key[] | null | undefined): readonly Answer[] =>
  (answers ?? []).map(readAnswer);
