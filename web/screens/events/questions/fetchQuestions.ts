import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { fetchQuestionsQuery } from '../../../__generated__/fetchQuestionsQuery.graphql.ts';
import { readQuestions, type Question } from './readQuestions.ts';

/** Reads the current questions of an event. undefined if the event is gone. */
export async function fetchQuestions(environment: Environment, id: string): Promise<readonly Question[] | undefined> {
  const answer = await fetchQuery<fetchQuestionsQuery>(
    environment,
    graphql`
      query fetchQuestionsQuery($id: ID!) {
        event(id: $id) {
          questions {
            ...readQuestions_question
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.event ? readQuestions(answer.event.questions) : undefined;
}
