import { graphql, useMutation } from 'react-relay';
import type { useDeleteSeriesMutation } from '../../../__generated__/useDeleteSeriesMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

export function useDeleteSeries() {
  return useCommit(
    useMutation<useDeleteSeriesMutation>(graphql`
      mutation useDeleteSeriesMutation($input: DeleteSeriesInput!) {
        deleteSeries(input: $input) {
          deletedEventIds @deleteRecord
        }
      }
    `),
  );
}
