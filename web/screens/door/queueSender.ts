import { type Attendance, type Person, type Queued, withoutScans } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { most, type Sent, sendQueue } from './sendQueue.ts';

/** Sends the queue to the server and applies the server's answers. */
export class QueueSender {
  constructor(
    readonly eventId: string,
    readonly store: DoorStore,
    readonly take: (people: readonly Person[], attendance?: Attendance) => void,
  ) {}

  async send(): Promise<void> {
    while (this.store.known.queue.length > 0) {
      const items = this.store.known.queue.slice(0, most);
      const sent = await sendQueue(this.eventId, items);
      await this.#sent(items, sent);
      if (sent.retryAfter > 0) return;
    }
  }

  async #sent(items: readonly Queued[], { answers, attendance }: Sent): Promise<void> {
    const { list, queue, undone: before, sent, corrections } = this.store.known;
    const later = new Set(answers.flatMap((each) => (each.outcome === 'TOO_MANY_REQUESTS' ? [each.scanId] : [])));
    const gone = new Set(items.filter(({ id }) => !later.has(id)));
    const undone = new Set([...gone].flatMap((each) => (each.kind === 'UNDO' ? [each.scanId] : [])));
    const here = new Set(items.map(({ id }) => id));
    const otherwise = answers.filter(
      ({ outcome, person, scanId }) =>
        !later.has(scanId) &&
        outcome !== 'IN' &&
        outcome !== 'TAKEN_BACK' &&
        // the same person was let in twice at this door
        !(outcome === 'ALREADY_IN' && here.has(person?.scanIds[0] ?? '')),
    );
    const people = new Map<string, Person>(
      answers.flatMap(({ person }) => (person ? [[person.registrationId, person]] : [])),
    );
    for (const person of list?.people.values() ?? []) {
      if (!person.scanIds.some((id) => undone.has(id)) || people.has(person.registrationId)) continue;
      people.set(person.registrationId, withoutScans(person, undone));
    }
    this.store.change({
      queue: queue.filter((each) => !gone.has(each)),
      undone: new Set([...before, ...undone]),
      sent: new Set([...sent, ...here]),
      corrections: [...otherwise.toReversed(), ...corrections],
    });
    this.take([...people.values()], attendance ?? undefined);
    await this.store.keeping((kept) => kept.dequeue([...gone]));
  }
}
