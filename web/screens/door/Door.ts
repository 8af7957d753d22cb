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

/** How often the list is read without any event, in ms, to find people who registered in the meantime. */
const often = 5 * 60_000;

/** The door of an event on this device. It decides by local data and sends each scan as soon as the server is reachable. */
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

  /** Shows the stored list, then the server's. */
  async begin(): Promise<void> {
    this.#isEnded = false;
    // `end` stops the refetchers, but a component may be mounted again
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

  /** Sends the queue and reads the list. */
  again = (): void => {
    this.#store.change({ problem: undefined });
    this.#sender.refetch();
    this.#reader.refetch();
  };

  /** The page is visible again: read the people who registered in the meantime. */
  #onSeen = (): void => {
    if (!document.hidden) this.#follower.refetch();
  };

  /** Decides about a scanned code; undefined until there is a list. */
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
    // a new ticket means that the list is outdated
    if (answer.kind === 'UNLISTED') this.#reader.refetch();
    return this.#give(answer, { ticket: text });
  }

  /** Checks in a person from the list. */
  checkIn(person: Person): Promise<Given> {
    const { list, own } = this.shown();
    return this.#give(decideFor(person, list!, own), { userId: person.userId });
  }

  /** Requests a free seat for a person without one and lets them in. Rejects if the server refuses. */
  async walkIn(who: WalkIn, id: string = uuid()): Promise<Given> {
    const door = this.#store.known.name || null;
    const { person, attendance } = await letIn({ eventId: this.eventId, id, door }, who);
    this.told([person], attendance);
    return { answer: { kind: 'WELCOME', person }, scanId: id };
  }

  /** Undoes all scans of a registration that this device knows. */
  async undo(registrationId: string): Promise<void> {
    const { own, list } = this.shown();
    const scans = scansOf(registrationId, list?.people.get(registrationId), own, list?.ahead ?? 0);
    await this.#enqueue(scans.map(({ id }) => ({ kind: 'UNDO', id: uuid(), scanId: id, at: Date.now() })));
  }

  /** Another event with a list on this device; undefined if there is none. */
  other(eventId: string): Other | undefined {
    return this.#store.known.others.find((each) => each.eventId === eventId);
  }

  /** Applies check-ins and undos that the server reports. */
  told = (people: readonly Person[], attendance?: Attendance): void => this.#list.take(people, attendance);

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
    // before storing it, so that a second scan right afterwards is recognized
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

  /** Records whether the server is reachable, and permanent errors. */
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
      // the viewer no longer runs this door and may not see the list
      if (/^(?:FORBIDDEN|NOT_FOUND)$/.test(code ?? '')) {
        this.#store.change({ list: undefined });
        void this.#store.keeping((kept) => kept.forgetList());
      }
      throw error;
    }
  }
}
