import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useReadAgainQuery } from '../../__generated__/useReadAgainQuery.graphql.ts';
import { versionOf, type EventVersion } from './eventFormValues.ts';

/** Reads an event afresh from the server, for a form that fell behind. */
export function useReadAgain(id: string): () => Promise<EventVersion | undefined> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const answer = await fetchQuery<useReadAgainQuery>(
      environment,
      graphql`
        query useReadAgainQuery($id: ID!) {
          event(id: $id) {
            ...eventFormValues_event
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.event ? versionOf(answer.event) : undefined;
  }, [environment, id]);
}
