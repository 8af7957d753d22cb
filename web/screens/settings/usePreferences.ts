import { useState } from 'react';
import { graphql, useLazyLoadQuery, useMutation } from 'react-relay';
import type { MessageWay, usePreferencesMutation } from '../../__generated__/usePreferencesMutation.graphql.ts';
import type { usePreferencesQuery } from '../../__generated__/usePreferencesQuery.graphql.ts';
import { useCommit } from '../../core/mutation.ts';

/** The viewer's message preferences, including changes that are still being saved. */
export function usePreferences() {
  const { messagePreferences } = useLazyLoadQuery<usePreferencesQuery>(
    graphql`
      query usePreferencesQuery {
        messagePreferences {
          topic
          way
          wanted
          viewerCanChoose
          isWayOn
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const [commit] = useCommit(
    useMutation<usePreferencesMutation>(graphql`
      mutation usePreferencesMutation($input: UpdateMessagePreferencesInput!) {
        updateMessagePreferences(input: $input) {
          preferences {
            topic
          }
        }
      }
    `),
  );
  const [pressed, setPressed] = useState<Readonly<Record<string, boolean>>>({});
  const [failure, setFailure] = useState<unknown>();

  async function choose(topic: string, way: MessageWay, wanted: boolean) {
    const key = `${topic} ${way}`;
    setFailure(undefined);
    setPressed((all) => ({ ...all, [key]: wanted }));
    try {
      await commit({ input: { preferences: [{ topic, way, wanted }] } });
    } catch (error) {
      setFailure(error);
      setPressed((all) => ({ ...all, [key]: !wanted }));
    }
  }

  const rows = messagePreferences.map((row) => ({ ...row, wanted: pressed[`${row.topic} ${row.way}`] ?? row.wanted }));
  return { rows, failure, choose };
}
