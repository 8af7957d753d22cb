import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useProgressLiveQuery } from '../../__generated__/useProgressLiveQuery.graphql.ts';
import type { useProgressLiveSubscription } from '../../__generated__/useProgressLiveSubscription.graphql.ts';
import { useLive } from '../../core/live.ts';
import { topCount, hasTopChanged } from './firstTen.ts';

/** Adds each score change to its line, and reads all lines again if others enter the first ten. */
export function useProgressLive(eventId: string, shownIds: readonly string[]): void {
  useLive<useProgressLiveSubscription, useProgressLiveQuery>({
    subscription: graphql`
      subscription useProgressLiveSubscription($id: ID!) {
        leaderboardChanged(eventId: $id) {
          __typename
          ... on LeaderboardUpdated {
            rows {
              id
              rank
              score
              reachedAt
              lastUpdated
            }
            removedIds
          }
        }
      }
    `,
    variables: { id: eventId },
    updater: (store, response) => {
      const change = response?.leaderboardChanged;
      if (!change || !('rows' in change)) return undefined;
      const added = change.rows.map((row) => addStep(store, eventId, row));
      return added.includes(false) || hasTopChanged(shownIds, change.rows, change.removedIds) || undefined;
    },
    read: {
      query: graphql`
        query useProgressLiveQuery($id: ID!) {
          event(id: $id) {
            id
            ...ProgressChart_event
          }
        }
      `,
      variables: { id: eventId },
    },
  });
}

type ScoreChange = { readonly id: string; readonly score: number; readonly lastUpdated: string };

/**
 * Returns false if the time of the step is unknown: an undone award removes its own step, so the line must be read again.
 */
function addStep(store: RecordSourceSelectorProxy, eventId: string, { id, score, lastUpdated }: ScoreChange): boolean {
  const progressions = store.get(eventId)?.getLinkedRecords('scoreProgression', { first: topCount });
  const own = progressions?.find((each) => each.getLinkedRecord('row')?.getDataID() === id);
  const steps = own?.getLinkedRecords('steps');
  const last = steps?.at(-1);
  if (!own || !steps || !last || last.getValue('score') === score) return true;
  if (lastUpdated <= String(last.getValue('at'))) return false;
  const stepId = `client:${own.getDataID()}:${lastUpdated}`;
  const step = store.get(stepId) ?? store.create(stepId, 'ScoreStep');
  step.setValue(lastUpdated, 'at');
  step.setValue(score, 'score');
  own.setLinkedRecords([...steps, step], 'steps');
  return true;
}
