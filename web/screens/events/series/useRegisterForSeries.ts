import { graphql, useMutation } from 'react-relay';
import type { useRegisterForSeriesMutation } from '../../../__generated__/useRegisterForSeriesMutation.graphql.ts';
import { useCommit } from '../../../core/mutation.ts';

/** The outcome: the number of seats and of requests, and the events with neither. */
export type SeriesOutcome = {
  seats: number;
  requests: number;
  withoutSeat: readonly { eventId: string; message: string }[];
};

export function useRegisterForSeries() {
  return useCommit(
    useMutation<useRegisterForSeriesMutation>(graphql`
      mutation useRegisterForSeriesMutation($input: RegisterForEventInput!) {
        registerForSeries(input: $input) {
          registrations {
            state
            event {
              id
              registeredCount
              viewerRegistrationState
              viewerCanCancel
            }
          }
          withoutSeat {
            eventId
            code
            message
          }
        }
      }
    `),
  );
}
