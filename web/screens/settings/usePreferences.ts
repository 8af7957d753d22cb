import { graphql, useLazyLoadQuery } from 'react-relay';
import type { usePreferencesQuery } from '../../__generated__/usePreferencesQuery.graphql.ts';

/** The viewer's message preferences, as saved. */
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
  return messagePreferences;
}
