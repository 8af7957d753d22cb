import { graphql } from 'react-relay';
import type { useCollegesLiveQuery } from '../../__generated__/useCollegesLiveQuery.graphql.ts';
import type { useCollegesLiveSubscription } from '../../__generated__/useCollegesLiveSubscription.graphql.ts';
import { useLive } from '../../core/live.ts';
import { hasTopChanged } from './firstTen.ts';

/** Keeps the totals of colleges up to date, and reads the first ten again if others enter them. */
export function useCollegesLive(shownIds: readonly string[]): void {
  useLive<useCollegesLiveSubscription, useCollegesLiveQuery>({
    subscription: graphql`
      subscription useCollegesLiveSubscription {
        leaderboardChanged {
          __typename
          ... on LeaderboardUpdated {
            colleges {
              id
              rank
              college
              totalScore
              reachedAt
            }
            removedIds
          }
        }
      }
    `,
    variables: {},
    updater: (_, response) => {
      const change = response?.leaderboardChanged;
      if (!change || !('colleges' in change)) return undefined;
      return hasTopChanged(shownIds, change.colleges, change.removedIds) || undefined;
    },
    read: {
      query: graphql`
        query useCollegesLiveQuery {
          ...CollegeChart_query
        }
      `,
      variables: {},
    },
  });
}
