import { graphql } from 'relay-runtime';
import type { sendQueueMutation$data } from '../../__generated__/sendQueueMutation.graphql.ts';
import { doorLimits } from '../../../api/checkin/validate.ts';
import type { QueueItem } from './doorList.ts';
import { requestWithoutStore } from './readDoor.ts';

const mutation = graphql`
  mutation sendQueueMutation($input: CheckInsInput!) {
    checkIns(input: $input) {
      answers {
        scanId
        outcome
        message
        event {
          id
        }
        person {
          registrationId
          userId
          name
          college
          state
          code
          at
          by
          door
          scanIds
        }
      }
      retryAfter
    }
  }
`;

/** The largest number of items per request. */
export const maxItems = doorLimits.scans;

export type CheckInsResult = sendQueueMutation$data['checkIns'];

/** Checks in by a typed code, with the person and the event that the server knows. `id` makes a retry safe. */
export async function sendCode(
  eventId: string,
  { id, code, door }: { readonly id: string; readonly code: string; readonly door: string | null },
): Promise<CheckInsResult> {
  const now = new Date().toISOString();
  const input = { eventId, sentAt: now, scans: [{ id, at: now, code, door }] };
  return (await requestWithoutStore<sendQueueMutation$data>(mutation, { input })).checkIns;
}

/** Sends the items to the server in their order. A retry changes nothing. */
export async function sendQueue(eventId: string, items: readonly QueueItem[]): Promise<CheckInsResult> {
  const scans = items.flatMap((item) =>
    item.kind === 'SCAN'
      ? [{ id: item.id, at: new Date(item.at).toISOString(), ...item.named, door: item.door ?? null }]
      : [],
  );
  const undone = items.flatMap((item) =>
    item.kind === 'UNDO' ? [{ scanId: item.scanId, at: new Date(item.at).toISOString() }] : [],
  );
  const input = { eventId, sentAt: new Date().toISOString(), scans, undone };
  return (await requestWithoutStore<sendQueueMutation$data>(mutation, { input })).checkIns;
}
