import { graphql, useMutation } from 'react-relay';
import type { useRepeatEventMutation } from '../../../__generated__/useRepeatEventMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useRepeatEvent() {
  return useCommit(
    useMutation<useRepeatEventMutation>(graphql`
      mutation useRepeatEventMutation($input: RepeatEventInput!) {
        repeatEvent(input: $input) {
          eventIds
          event {
            id
            all: series(first: 1) {
              totalCount
            }
            ...SeriesPanel_event
          }
        }
      }
    `),
  );
}
