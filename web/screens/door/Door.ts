import { v7 as uuid } from 'uuid';
import { readTicket } from '../../../api/tickets/payload.ts';
import { errorCode, isTransient } from '../../core/errors.ts';
import { createRefetcher } from '../../core/live.ts';
import { type Answer, decide, decideFor } from './decide.ts';
import { type Attendance, type Person, type Queued, scansOf } from './doorList.ts';
import { DoorStore, type Given } from './doorStore.ts';
import type { KeptDoor, Other } from './keptDoor.ts';
import { letIn, type WalkIn } from './letIn.ts';
import { ListReader } from './listReader.ts';
import { QueueSender } from './queueSender.ts';

/** How often the list is read anew without anything having happened, in ms: for who has registered meanwhile. */
const often = 5 * 60_000;

/** The door of an event on this device: it decides by what it knows, and tells the server as soon as that can be reached. */
export class Door {
  readonly #store: DoorStore;
  readonly #list: ListReader;
  readonly #queue: QueueSender;
  #reader = this.#reading();
  #sender = this.#sending();
  #follower = this.#following();
  #isEnded = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly eventId: string,
    kept: Promise<KeptDoor>,
  ) {
    this.#store = new DoorStore(kept);
    this.#list = new ListReader(eventId, this.#store);
    this.#queue = new QueueSender(eventId, this.#store, this.told);
  }

  get subscribe() {
    return this.#store.subscribe;
  }

  get shown() {
    return this.#store.shown;
  }

  /** Shows what is kept, then what the server has. */
  async begin(): Promise<void> {
    this.#isEnded = false;
    // a component may be mounted twice
    this.#reader = this.#reading();
    this.#sender = this.#sending();
    this.#follower = this.#following();
    await this.#store.load();
    if (this.#isEnded) return;
    this.again();
    this.#timer = setInterval(this.again, often);
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.#onSeen);
  }

  end(): void {
    this.#isEnded = true;
    clearInterval(this.#timer);
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.#onSeen);
    this.#reader.stop();
    this.#sender.stop();
    this.#follower.stop();
  }

  /** Asks the server for the list, and tells it what waits. */
  again = (): void => {
    this.#store.change({ problem: undefined });
    this.#sender.refetch();
    this.#reader.refetch();
  };

  /** Somebody takes up the device: who has registered meanwhile is on the list. */
  #onSeen = (): void => {
    if (!document.hidden) this.#follower.refetch();
  };

  /** What was scanned; undefined while there is no list. */
  async scan(text: string): Promise<Given | undefined> {
    const { list } = this.#store.known;
    if (!list) return undefined;
    const read = await readTicket(text, {
      eventId: this.eventId,
      keyOf: (id) => (id === this.eventId ? list : this.other(id))?.publicKey,
      isGivenBack: (id) => list.ended.has(id),
    }).catch(() => undefined);
    if (!read) return { answer: { kind: 'UNCHECKED' }, scanId: undefined };
    const answer = decide(read, this.#store.known.list ?? list, this.shown().own);
    // who has a new ticket is on a newer list
    if (answer.kind === 'UNLISTED') this.#reader.refetch();
    return this.#give(answer, { ticket: text });
  }

  /** Somebody of the list. */
  checkIn(person: Person): Promise<Given> {
    const { list, own } = this.shown();
    return this.#give(decideFor(person, list!, own), { userId: person.userId });
  }

  /** Has the server give a free seat to somebody who comes without one; rejects where it does not. */
  async walkIn(who: WalkIn, id: string = uuid()): Promise<Given> {
    const door = this.#store.known.name || null;
    const { person, attendance } = await letIn({ eventId: this.eventId, id, door }, who);
    this.told([person], attendance);
    return { answer: { kind: 'WELCOME', person }, scanId: id };
  }

  /** Takes back the scans of somebody that this device knows. */
  async undo(registrationId: string): Promise<void> {
    const { own, list } = this.shown();
    const scans = scansOf(registrationId, list?.people.get(registrationId), own, list?.ahead ?? 0);
    await this.#enqueue(scans.map(({ id }) => ({ kind: 'UNDO', id: uuid(), scanId: id, at: Date.now() })));
  }

  /** Of another event whose list is on this device. */
  other(eventId: string): Other | undefined {
    return this.#store.known.others.find((each) => each.eventId === eventId);
  }

  /** These have come in or are out again. */
  told = (people: readonly Person[], attendance?: Attendance): void => this.#list.take(people, attendance);

  /** From now on this door is called so. */
  rename(name: string): void {
    this.#store.change({ name });
    void this.#store.keeping((kept) => kept.keepName(name));
  }

  dismiss(): void {
    this.#store.change({ corrections: [] });
  }

  async #give(answer: Answer, named: { userId: string } | { ticket: string }): Promise<Given> {
    const whom =
      answer.kind === 'WELCOME'
        ? answer.person
        : answer.kind === 'UNLISTED'
          ? { registrationId: answer.registrationId, userId: undefined }
          : undefined;
    if (!whom) return { answer, scanId: undefined };
    const { registrationId, userId } = whom;
    const id = uuid();
    const door = this.#store.known.name || undefined;
    await this.#enqueue([
      { kind: 'SCAN', id, registrationId, at: Date.now(), named: userId === undefined ? named : { userId }, door },
    ]);
    return { answer, scanId: id };
  }

  async #enqueue(items: readonly Queued[]): Promise<void> {
    // at once, so that who comes twice in a moment is in
    this.#store.change({ queue: [...this.#store.known.queue, ...items] });
    await this.#store.keeping((kept) => kept.enqueue(items));
    this.#sender.refetch();
  }

  #reading() {
    return createRefetcher(() => this.#noting(() => this.#list.read()));
  }

  #following() {
    return createRefetcher(() => this.#noting(() => this.#list.readOn()));
  }

  #sending() {
    return createRefetcher(() => this.#noting(() => this.#queue.send()));
  }

  /** Whether there is net, and what is refused for good. */
  async #noting(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#store.change({ isOnline: true });
    } catch (error) {
      const code = errorCode(error);
      this.#store.change({
        isOnline: code !== 'NETWORK',
        ...(!isTransient(error) && { problem: error as Error }),
      });
      // nobody looks at the list who does not keep the door any more
      if (/^(?:FORBIDDEN|NOT_FOUND)$/.test(code ?? '')) {
        this.#store.change({ list: undefined });
        void this.#store.keeping((kept) => kept.forgetList());
      }
      throw error;
    }
  }
}
