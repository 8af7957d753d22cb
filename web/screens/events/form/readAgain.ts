import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { readAgainQuery } from '../../../__generated__/readAgainQuery.graphql.ts';
import { versionOf, type EventVersion } from './eventFormValues.ts';

/** Reads an event from the server, for a form with an outdated version. */
export async function readAgain(environment: Environment, id: string): Promise<EventVersion | undefined> {
  const answer = await fetchQuery<readAgainQuery>(
    environment,
    graphql`
      query readAgainQuery($id: ID!) {
        event(id: $id) {
          ...eventFormValues_event
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.event ? versionOf(answer.event) : undefined;
}
