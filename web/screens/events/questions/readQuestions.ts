import { graphql, readInlineData } from 'react-relay';
import type { readQuestions_question$key } from '../../../__generated__/readQuestions_question.graphql.ts';

export type Question = ReturnType<typeof readQuestion>;

function readQuestion(question: readQuestions_question$key) {
  const { id, kind, label, help, isRequired, options } = readInlineData(
    graphql`
      fragment readQuestions_question on Question @inline {
        id
        kind
        label
        help
        isRequired
        options
      }
    `,
    question,
  );
  return { id, kind, label, help, isRequired, options };
}

export const readQuestions = (questions: readonly readQuestions_question$key[]): readonly Question[] =>
  questions.map(readQuestion);
