import { graphql, readInlineData } from 'react-relay';
import { type EventSwitches, switchesBy } from '../../../../api/events/fields.ts';
import type { switches_event$key } from '../../../__generated__/switches_event.graphql.ts';

/** The switches of a stored event. */
export function readSwitches(event: switches_event$key): EventSwitches {
  const data = readInlineData(
    /* oxlint-disable relay/unused-fields */
    graphql`
      fragment switches_event on Event @inline {
        hasWaitlist
        selfCheckIn
        walkIns
        isPublished
      }
    `,
    /* oxlint-enable relay/unused-fields */
    event,
  );
  return switchesBy((name) => data[name]);
}
