import { v7 as uuid } from 'uuid';
import { fromCode, toCode } from '../../../api/tickets/code.ts';
import { readTicket } from '../../../api/tickets/payload.ts';
import { errorCode, isTransient } from '../../core/errors.ts';
import { createRefetcher } from '../../core/live.ts';
import { type Answer, decideAboutTicket, decideAboutPerson } from './decide.ts';
import { type Person, type QueueItem, activeScansOf } from './doorList.ts';
import { DoorStore, type CheckInResult } from './doorStore.ts';
import type { DoorStorage, OtherEvent } from './doorStorage.ts';
import { letIn, type WalkIn, type WalkInScan } from './letIn.ts';
import { ListReader } from './listReader.ts';
import { QueueSender, sendCode } from './sendQueue.ts';

/** How often the list is read without any event, in ms, to find people who registered in the meantime. */
const refreshInterval = 5 * 60_000;

/** The door of an event on this device. It decides by local data and sends each scan as soon as the server is reachable. */
export class Door {
  readonly #store: DoorStore;
  readonly #list: ListReader;
  readonly #queue: QueueSender;
  #reader = this.#createReader();
  #sender = this.#createSender();
  #follower = this.#createFollower();
  #isEnded = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly eventId: string,
    storage: Promise<DoorStorage>,
  ) {
    this.#store = new DoorStore(storage);
    this.#list = new ListReader(eventId, this.#store);
    this.#queue = new QueueSender(eventId, this.#store, this.applyChanges);
  }

  get subscribe() {
    return this.#store.subscribe;
  }

  get snapshot() {
    return this.#store.snapshot;
  }

  /** Shows the stored list, then the server's. */
  async begin(): Promise<void> {
    this.#isEnded = false;
    // `end` stops the refetchers, but a component may be mounted again
    this.#reader = this.#createReader();
    this.#sender = this.#createSender();
    this.#follower = this.#createFollower();
    await this.#store.load();
    if (this.#isEnded) return;
    this.refresh();
    this.#timer = setInterval(this.refresh, refreshInterval);
    addEventListener('online', this.refresh);
    document.addEventListener('visibilitychange', this.#onVisible);
  }

  end(): void {
    this.#isEnded = true;
    clearInterval(this.#timer);
    removeEventListener('online', this.refresh);
    document.removeEventListener('visibilitychange', this.#onVisible);
    this.#reader.stop();
    this.#sender.stop();
    this.#follower.stop();
  }

  /** Sends the queue and reads the list. */
  refresh = (): void => {
    this.#store.change({ problem: undefined });
    this.#sender.refetch();
    this.#reader.refetch();
  };

  /** The page is visible again: read the people who registered in the meantime. */
  #onVisible = (): void => {
    if (!document.hidden) this.#follower.refetch();
  };

  /** Decides about a scanned code; undefined until there is a list. */
  async scan(text: string): Promise<CheckInResult | undefined> {
    const { list } = this.#store.data;
    if (!list) return undefined;
    const read = await readTicket(text, {
      eventId: this.eventId,
      keyOf: (id) => (id === this.eventId ? list : this.otherEvent(id))?.publicKey,
      isGivenBack: (id) => list.ended.has(id),
    }).catch(() => undefined);
    if (!read) return { answer: { kind: 'UNCHECKED' }, scanId: undefined };
    const answer = decideAboutTicket(read, this.#store.data.list ?? list, this.snapshot().localChanges);
    // a new ticket means that the list is outdated
    if (answer.kind === 'UNLISTED') this.#reader.refetch();
    return this.#checkInIfWelcome(answer, { ticket: text });
  }

  /**
   * Answers a typed text that fits nobody on the list. A code may be a ticket of another event, or newer than the list, so
   * the server decides if it is reachable.
   */
  async enterUnlisted(text: string): Promise<CheckInResult> {
    const number = fromCode(text);
    const { list, isOnline, name } = this.#store.data;
    const unknown: CheckInResult = { answer: { kind: 'UNKNOWN', text }, scanId: undefined };
    if (number === undefined || !list) return unknown;
    const code = toCode(number);
    if (list.endedCodes?.has(code)) return { answer: { kind: 'GIVEN_BACK' }, scanId: undefined };
    let other: OtherEvent | undefined;
    await this.#store.withStorage(async (storage) => void (other = await storage.otherEventOf(code)));
    if (other) return { answer: { kind: 'OTHER_EVENT', eventId: other.eventId }, scanId: undefined };
    if (!isOnline) return unknown;
    const id = uuid();
    try {
      const { answers } = await sendCode(this.eventId, { id, code, door: name || null });
      const { outcome, message, person, event } = answers[0]!;
      if (!person)
        return { answer: answerWithoutPerson(outcome, { text, message, eventId: event?.id }), scanId: undefined };
      this.applyChanges([person]);
      if (outcome === 'IN') return { answer: { kind: 'WELCOME', person }, scanId: id };
      return { answer: decideAboutPerson(person, list, this.snapshot().localChanges), scanId: undefined };
    } catch (error) {
      if (isTransient(error)) return unknown;
      return { answer: { kind: 'REFUSED', message: (error as Error).message }, scanId: undefined };
    }
  }

  /** Checks in a person from the list. */
  checkIn(person: Person): Promise<CheckInResult> {
    const { list, localChanges } = this.snapshot();
    return this.#checkInIfWelcome(decideAboutPerson(person, list!, localChanges), { userId: person.userId });
  }

  /** Requests a seat for a person without one and lets them in. Rejects if the server refuses. */
  async walkIn(who: WalkIn, scan: WalkInScan): Promise<CheckInResult> {
    const door = this.#store.data.name || null;
    const person = await letIn({ ...scan, eventId: this.eventId, door }, who);
    this.applyChanges([person]);
    return { answer: { kind: 'WELCOME', person }, scanId: scan.id };
  }

  /** Undoes all scans of a registration that this device knows. */
  async undo(registrationId: string): Promise<void> {
    const { localChanges, list } = this.snapshot();
    const scans = activeScansOf(registrationId, list?.people.get(registrationId), localChanges, list?.ahead ?? 0);
    await this.#enqueue(scans.map(({ id }) => ({ kind: 'UNDO', id: uuid(), scanId: id, at: Date.now() })));
  }

  /** Another event with a list on this device; undefined if there is none. */
  otherEvent(eventId: string): OtherEvent | undefined {
    return this.#store.data.others.find((each) => each.eventId === eventId);
  }

  /** Applies check-ins and undos that the server reports. */
  applyChanges = (people: readonly Person[]): void => this.#list.applyChanges(people);

  rename(name: string): void {
    this.#store.change({ name });
    void this.#store.withStorage((storage) => storage.saveName(name));
  }

  dismiss(): void {
    this.#store.change({ corrections: [] });
  }

  async #checkInIfWelcome(answer: Answer, named: { userId: string } | { ticket: string }): Promise<CheckInResult> {
    const admittedPerson =
      answer.kind === 'WELCOME'
        ? answer.person
        : answer.kind === 'UNLISTED'
          ? { registrationId: answer.registrationId, userId: undefined }
          : undefined;
    if (!admittedPerson) return { answer, scanId: undefined };
    const { registrationId, userId } = admittedPerson;
    const id = uuid();
    const door = this.#store.data.name || undefined;
    await this.#enqueue([
      { kind: 'SCAN', id, registrationId, at: Date.now(), named: userId === undefined ? named : { userId }, door },
    ]);
    return { answer, scanId: id };
  }

  async #enqueue(items: readonly QueueItem[]): Promise<void> {
    // before storing it, so that a second scan right afterwards is recognized
    this.#store.change({ queue: [...this.#store.data.queue, ...items] });
    await this.#store.withStorage((storage) => storage.enqueue(items));
    this.#sender.refetch();
  }

  #createReader() {
    return createRefetcher(() => this.#trackConnection(() => this.#list.read()));
  }

  #createFollower() {
    return createRefetcher(() => this.#trackConnection(() => this.#list.readNewPeople()));
  }

  #createSender() {
    return createRefetcher(() => this.#trackConnection(() => this.#queue.send()));
  }

  /** Records whether the server is reachable, and permanent errors. */
  async #trackConnection(work: () => Promise<void>): Promise<void> {
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
        this.#store.change({ list: undefined, corrections: [] });
        void this.#store.withStorage((storage) => storage.deleteList());
      }
      throw error;
    }
  }
}

function answerWithoutPerson(
  outcome: string,
  { text, message, eventId }: { text: string; message: string; eventId: string | undefined },
): Answer {
  if (outcome === 'WRONG_EVENT') return { kind: 'OTHER_EVENT', eventId };
  if (outcome === 'TICKET_GIVEN_BACK') return { kind: 'GIVEN_BACK' };
  return outcome === 'NOT_A_TICKET' ? { kind: 'UNKNOWN', text } : { kind: 'REFUSED', message };
}
