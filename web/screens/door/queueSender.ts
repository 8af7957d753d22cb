import { type Person, type QueueItem, withoutScans } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { maxItems, type CheckInsResult, sendQueue } from './sendQueue.ts';

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
