import { type Attendance, type List, overtaken, type Person } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { byRegistration } from './keptDoor.ts';
import { readDoor, readNewer } from './readDoor.ts';

/** Changes that arrive while the list is being read. The list may be older than they are. */
interface Changes {
  readonly people: Map<string, Person>;
  attendance?: Attendance;
}

/** Keeps a door's list up to date with the server. */
export class ListReader {
  #meanwhile: Changes | undefined;

  constructor(
    readonly eventId: string,
    readonly store: DoorStore,
  ) {}

  async read(): Promise<void> {
    const meanwhile: Changes = { people: new Map() };
    this.#meanwhile = meanwhile;
    try {
      const read = await readDoor(this.eventId);
      const people = new Map([...read.people, ...meanwhile.people]);
      const list = { ...read, people, attendance: meanwhile.attendance ?? read.attendance };
      this.#tell([...list.people.values()], list);
      this.#meanwhile = undefined;
      await this.store.keeping((kept) => kept.keepList(list));
    } finally {
      this.#meanwhile = undefined;
    }
  }

  /** Reads people who registered since the last read. The subscription reports changes of all others. */
  async readOn(): Promise<void> {
    const { list } = this.store.known;
    if (list?.end === undefined) return this.read();
    const { people, attendance, end } = await readNewer(this.eventId, list.end);
    const now = this.store.known.list;
    // ignore the count if the subscription has delivered one in the meantime
    this.take(people, now?.attendance === list.attendance ? attendance : undefined);
    const taken = this.store.known.list;
    if (taken && taken.end === list.end) this.store.change({ list: { ...taken, end } });
    return undefined;
  }

  /** Applies changes that are newer than the list. */
  take(people: readonly Person[], attendance?: Attendance): void {
    const changed = byRegistration(people);
    if (this.#meanwhile) {
      for (const [id, person] of changed) this.#meanwhile.people.set(id, person);
      this.#meanwhile.attendance = attendance ?? this.#meanwhile.attendance;
    }
    const { list } = this.store.known;
    if (!list) return;
    this.#tell(people, {
      ...list,
      people: new Map([...list.people, ...changed]),
      attendance: attendance ?? list.attendance,
    });
    void this.store.keeping((kept) => kept.keepPeople(people));
  }

  /** Corrects this door's answer if another door let the person in earlier, but the server learned of it later. */
  #tell(people: readonly Person[], list: List): void {
    const { list: before, sent, corrections } = this.store.known;
    const late = overtaken(sent, before?.people ?? new Map<string, Person>(), people).map((each) => ({
      ...each,
      outcome: 'ALREADY_IN',
      message: '',
    }));
    this.store.change({ list, corrections: [...late, ...corrections] });
  }
}
