import { v7 as uuid } from 'uuid';
import { readTicket } from '../../../api/tickets/payload.ts';
import { errorCode, isTransient } from '../../core/errors.ts';
import { createRefetcher } from '../../core/live.ts';
import { type Answer, decide, decideFor } from './decide.ts';
import {
  type Attendance,
  countsOf,
  type List,
  type Own,
  ownOf,
  type Person,
  type Queued,
  scansOf,
  withoutScans,
} from './doorList.ts';
import { byRegistration, type KeptDoor, type Other } from './keptDoor.ts';
import { readDoor } from './readDoor.ts';
import { most, type Sent, sendQueue } from './sendQueue.ts';

/** What a door shows; another object after each change. */
export interface Shown {
  /** Undefined until it has been read once, or where it must not be read any more. */
  readonly list: List | undefined;
  readonly own: Own;
  readonly counts: Attendance;
  /** How many scans and undone scans the server does not know of yet. */
  readonly waiting: number;
  /** Whether the server was reached when it was last asked. */
  readonly isOnline: boolean;
  /** Why the server does not take the queue or give the list, for good. */
  readonly problem: Error | undefined;
  /** Whether this browser keeps nothing: what waits is gone when the page is closed. */
  readonly isUnkept: boolean;
  /** What the server has said otherwise than this door, the newest first. */
  readonly corrections: readonly Correction[];
}

export interface Correction {
  readonly scanId: string;
  readonly outcome: string;
  readonly message: string;
  readonly person: Person | null;
}

/** What was said here, and by which scan somebody was let in. */
export interface Given {
  readonly answer: Answer;
  readonly scanId: string | undefined;
}

/** How often the list is read anew without anything having happened, in ms: for who has registered meanwhile. */
const often = 5 * 60_000;

/** The door of an event on this device: it decides by what it knows, and tells the server as soon as that can be reached. */
export class Door {
  #list: List | undefined;
  #queue: readonly Queued[] = [];
  #undone: ReadonlySet<string> = new Set();
  #others: readonly Other[] = [];
  #corrections: readonly Correction[] = [];
  #isOnline = true;
  #isUnkept = false;
  #problem: Error | undefined;
  /** People who have changed while the list is being read. */
  #meanwhile: Map<string, Person> | undefined;
  #shown: Shown | undefined;
  readonly #listeners = new Set<() => void>();
  #reader = this.#working(() => this.#read());
  #sender = this.#working(() => this.#send());
  #isEnded = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly eventId: string,
    readonly kept: Promise<KeptDoor>,
  ) {}

  /** Shows what is kept, then what the server has. */
  async begin(): Promise<void> {
    this.#isEnded = false;
    // a component may be mounted twice
    this.#reader = this.#working(() => this.#read());
    this.#sender = this.#working(() => this.#send());
    try {
      const kept = await this.kept;
      [this.#list, this.#queue, this.#others] = await Promise.all([kept.list(), kept.queue(), kept.others()]);
    } catch {
      this.#isUnkept = true;
    }
    this.#change();
    if (this.#isEnded) return;
    this.again();
    this.#timer = setInterval(this.again, often);
    addEventListener('online', this.again);
  }

  end(): void {
    this.#isEnded = true;
    clearInterval(this.#timer);
    removeEventListener('online', this.again);
    this.#reader.stop();
    this.#sender.stop();
  }

  /** Asks the server for the list, and tells it what waits. */
  again = (): void => {
    this.#problem = undefined;
    this.#sender.refetch();
    this.#reader.refetch();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown => {
    const own = ownOf(this.#queue, this.#undone);
    return (this.#shown ??= {
      list: this.#list,
      own,
      counts: this.#list ? countsOf(this.#list, own) : { in: 0, expected: 0 },
      waiting: this.#queue.length,
      isOnline: this.#isOnline,
      problem: this.#problem,
      isUnkept: this.#isUnkept,
      corrections: this.#corrections,
    });
  };

  /** What was scanned; undefined while there is no list. */
  async scan(text: string): Promise<Given | undefined> {
    const list = this.#list;
    if (!list) return undefined;
    const read = await readTicket(text, {
      eventId: this.eventId,
      keyOf: (id) => (id === this.eventId ? list : this.#others.find(({ eventId }) => eventId === id))?.publicKey,
      isGivenBack: (id) => list.ended.has(id),
    }).catch(() => undefined);
    if (!read) return { answer: { kind: 'UNCHECKED' }, scanId: undefined };
    const answer = decide(read, this.#list ?? list, this.shown().own);
    // who has a new ticket is on a newer list
    if (answer.kind === 'UNLISTED') this.#reader.refetch();
    return this.#give(answer, { ticket: text });
  }

  /** Somebody of the list. */
  checkIn(person: Person): Promise<Given> {
    return this.#give(decideFor(person, this.#list!, this.shown().own), { userId: person.userId });
  }

  /** Takes back the scans of somebody that this device knows. */
  async undo(registrationId: string): Promise<void> {
    const { own, list } = this.shown();
    const scans = scansOf(registrationId, list?.people.get(registrationId), own, list?.ahead ?? 0);
    await this.#enqueue(scans.map(({ id }) => ({ kind: 'UNDO', id: uuid(), scanId: id, at: Date.now() })));
  }

  /** Of another event whose list is on this device. */
  other(eventId: string): Other | undefined {
    return this.#others.find((each) => each.eventId === eventId);
  }

  /** These have come in or are out again. */
  told(people: readonly Person[], attendance: Attendance): void {
    this.#take(people, attendance);
  }

  dismiss(): void {
    this.#corrections = [];
    this.#change();
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
    await this.#enqueue([
      { kind: 'SCAN', id, registrationId, at: Date.now(), named: userId === undefined ? named : { userId } },
    ]);
    return { answer, scanId: id };
  }

  async #enqueue(items: readonly Queued[]): Promise<void> {
    // at once, so that who comes twice in a moment is in
    this.#queue = [...this.#queue, ...items];
    this.#change();
    await this.#keeping((kept) => kept.enqueue(items));
    this.#sender.refetch();
  }

  async #read(): Promise<void> {
    this.#meanwhile = new Map();
    try {
      const list = await readDoor(this.eventId);
      this.#list = { ...list, people: new Map([...list.people, ...this.#meanwhile]) };
    } finally {
      this.#meanwhile = undefined;
    }
    this.#change();
    await this.#keeping((kept) => kept.keepList(this.#list!));
  }

  async #send(): Promise<void> {
    while (this.#queue.length > 0) {
      const items = this.#queue.slice(0, most);
      const sent = await sendQueue(this.eventId, items);
      await this.#sent(items, sent);
      if (sent.retryAfter > 0) return;
    }
  }

  async #sent(items: readonly Queued[], { answers, attendance }: Sent): Promise<void> {
    const later = new Set(answers.flatMap((each) => (each.outcome === 'TOO_MANY_REQUESTS' ? [each.scanId] : [])));
    const gone = items.filter(({ id }) => !later.has(id));
    const undone = new Set(gone.flatMap((each) => (each.kind === 'UNDO' ? [each.scanId] : [])));
    this.#queue = this.#queue.filter((each) => !gone.includes(each));
    this.#undone = new Set([...this.#undone, ...undone]);
    const here = new Set(items.map(({ id }) => id));
    const otherwise = answers.filter(
      ({ outcome, person, scanId }) =>
        !later.has(scanId) &&
        outcome !== 'IN' &&
        outcome !== 'TAKEN_BACK' &&
        // somebody who was let in here twice
        !(outcome === 'ALREADY_IN' && here.has(person?.scanIds[0] ?? '')),
    );
    this.#corrections = [...otherwise.toReversed(), ...this.#corrections];
    const people = new Map<string, Person>(
      answers.flatMap(({ person }) => (person ? [[person.registrationId, person]] : [])),
    );
    for (const person of this.#list?.people.values() ?? []) {
      if (!person.scanIds.some((id) => undone.has(id)) || people.has(person.registrationId)) continue;
      people.set(person.registrationId, withoutScans(person, undone));
    }
    this.#take([...people.values()], attendance);
    await this.#keeping((kept) => kept.dequeue(gone));
  }

  #take(people: readonly Person[], attendance?: Attendance): void {
    if (!this.#list) return;
    const changed = byRegistration(people);
    for (const [id, person] of changed) this.#meanwhile?.set(id, person);
    this.#list = {
      ...this.#list,
      people: new Map([...this.#list.people, ...changed]),
      attendance: attendance ?? this.#list.attendance,
    };
    this.#change();
    void this.#keeping((kept) => kept.keepPeople(people));
  }

  #working(work: () => Promise<void>) {
    return createRefetcher(() => this.#noting(work));
  }

  /** Whether there is net, and what is refused for good. */
  async #noting(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#isOnline = true;
    } catch (error) {
      this.#isOnline = errorCode(error) !== 'NETWORK';
      if (!isTransient(error)) {
        this.#problem = error as Error;
        // nobody looks at the list who does not keep the door any more
        if (/^(?:FORBIDDEN|NOT_FOUND)$/.test(errorCode(error) ?? '')) {
          this.#list = undefined;
          void this.#keeping((kept) => kept.forgetList());
        }
      }
      throw error;
    } finally {
      this.#change();
    }
  }

  async #keeping(work: (kept: KeptDoor) => Promise<void>): Promise<void> {
    try {
      await work(await this.kept);
    } catch {
      this.#isUnkept = true;
      this.#change();
    }
  }

  #change(): void {
    this.#shown = undefined;
    for (const listener of this.#listeners) listener();
  }
}
