import { graphql, useMutation } from 'react-relay';
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

export function useEndSession(): (sessionId: string) => Promise<unknown> {
  const [commit] = useCommit(
    useMutation<useEndSessionMutation>(graphql`
      mutation useEndSessionMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          user {
            id
            ...SessionsPanel_user
          }
        }
      }
    `),
  );
  return (sessionId) => commit({ input: { sessionId } });
}
