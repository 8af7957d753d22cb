import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { copyStaffMutation } from '../../../__generated__/copyStaffMutation.graphql.ts';
import { commit } from './commit.ts';

/** Gives the helpers of an event the same roles at a copy of it. Resolves to whether this worked: the copy exists anyway. */
export const copyStaff = (environment: Environment, eventId: string, fromEventId: string): Promise<boolean> =>
  commit<copyStaffMutation>(
    environment,
    graphql`
      mutation copyStaffMutation($input: CopyStaffInput!) {
        copyStaff(input: $input) {
          event {
            id
          }
        }
      }
    `,
    { input: { eventId, fromEventId } },
  ).then(
    () => true,
    () => false,
  );
