import { graphql } from 'relay-runtime';
import type { sendQueueMutation$data } from '../../__generated__/sendQueueMutation.graphql.ts';
import { doorLimits } from '../../../api/checkin/validate.ts';
import { type Person, type QueueItem, withoutScans } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
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
          ...readDoor_person @relay(mask: false)
        }
      }
      retryAfter
    }
  }
`;

/** The largest number of items per request. */
const maxItems = doorLimits.scans;

type CheckInsResult = sendQueueMutation$data['checkIns'];

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
async function sendQueue(eventId: string, items: readonly QueueItem[]): Promise<CheckInsResult> {
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

/** Sends the queue to the server and applies the server's answers. */
export class QueueSender {
  constructor(
    readonly eventId: string,
    readonly store: DoorStore,
    readonly applyChanges: (people: readonly Person[]) => void,
  ) {}

  async send(): Promise<void> {
    while (this.store.data.queue.length > 0) {
      const items = this.store.data.queue.slice(0, maxItems);
      const result = await sendQueue(this.eventId, items);
      await this.#applyResult(items, result);
      if (result.retryAfter > 0) return;
    }
  }

  async #applyResult(items: readonly QueueItem[], { answers }: CheckInsResult): Promise<void> {
    const { list, queue, undone: before, sentIds, corrections } = this.store.data;
    const throttledIds = new Set(
      answers.flatMap((each) => (each.outcome === 'TOO_MANY_REQUESTS' ? [each.scanId] : [])),
    );
    const settledItems = new Set(items.filter(({ id }) => !throttledIds.has(id)));
    const undone = new Set([...settledItems].flatMap((each) => (each.kind === 'UNDO' ? [each.scanId] : [])));
    const itemIds = new Set(items.map(({ id }) => id));
    const differingAnswers = answers.filter(
      ({ outcome, person, scanId }) =>
        !throttledIds.has(scanId) &&
        outcome !== 'IN' &&
        outcome !== 'TAKEN_BACK' &&
        // the same person was let in twice at this door
        !(outcome === 'ALREADY_IN' && itemIds.has(person?.scanIds[0] ?? '')),
    );
    const people = new Map<string, Person>(
      answers.flatMap(({ person }) => (person ? [[person.registrationId, person]] : [])),
    );
    for (const person of list?.people.values() ?? []) {
      if (!person.scanIds.some((id) => undone.has(id)) || people.has(person.registrationId)) continue;
      people.set(person.registrationId, withoutScans(person, undone));
    }
    this.store.change({
      queue: queue.filter((each) => !settledItems.has(each)),
      undone: new Set([...before, ...undone]),
      sentIds: new Set([...sentIds, ...itemIds]),
      corrections: [...differingAnswers.toReversed(), ...corrections],
    });
    this.applyChanges([...people.values()]);
    await this.store.withStorage((storage) => storage.dequeue([...settledItems]));
  }
}
