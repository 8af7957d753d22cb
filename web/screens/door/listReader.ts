import { type Attendance, type DoorList, overtakenScans, type Person } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { byRegistration } from './doorStorage.ts';
import { readDoorList, readPeopleAfter } from './readDoor.ts';

/** Changes that arrive while the list is being read. The list may be older than they are. */
interface PendingChanges {
  readonly people: Map<string, Person>;
  attendance?: Attendance;
}

/** Keeps a door's list up to date with the server. */
export class ListReader {
  #pending: PendingChanges | undefined;

  constructor(
    readonly eventId: string,
    readonly store: DoorStore,
  ) {}

  async read(): Promise<void> {
    const pending: PendingChanges = { people: new Map() };
    this.#pending = pending;
    try {
      const read = await readDoorList(this.eventId);
      const people = new Map([...read.people, ...pending.people]);
      const list = { ...read, people, attendance: pending.attendance ?? read.attendance };
      this.#setList([...list.people.values()], list);
      this.#pending = undefined;
      await this.store.withStorage((storage) => storage.saveList(list));
    } finally {
      this.#pending = undefined;
    }
  }

  /** Reads people who registered since the last read. The subscription reports changes of all others. */
  async readNewPeople(): Promise<void> {
    const { list } = this.store.data;
    if (list?.end === undefined) return this.read();
    const { people, attendance, end } = await readPeopleAfter(this.eventId, list.end);
    const now = this.store.data.list;
    // ignore the count if the subscription has delivered one in the meantime
    this.applyChanges(people, now?.attendance === list.attendance ? attendance : undefined);
    const latest = this.store.data.list;
    if (latest && latest.end === list.end) this.store.change({ list: { ...latest, end } });
    return undefined;
  }

  /** Applies changes that are newer than the list. */
  applyChanges(people: readonly Person[], attendance?: Attendance): void {
    const changed = byRegistration(people);
    if (this.#pending) {
      for (const [id, person] of changed) this.#pending.people.set(id, person);
      this.#pending.attendance = attendance ?? this.#pending.attendance;
    }
    const { list } = this.store.data;
    if (!list) return;
    this.#setList(people, {
      ...list,
      people: new Map([...list.people, ...changed]),
      attendance: attendance ?? list.attendance,
    });
    void this.store.withStorage((storage) => storage.savePeople(people));
  }

  /** Corrects this door's answer if another door let the person in earlier, but the server learned of it later. */
  #setList(people: readonly Person[], list: DoorList): void {
    const { list: before, sentIds, corrections } = this.store.data;
    const newCorrections = overtakenScans(sentIds, before?.people ?? new Map<string, Person>(), people).map((each) => ({
      ...each,
      outcome: 'ALREADY_IN',
      message: '',
    }));
    this.store.change({ list, corrections: [...newCorrections, ...corrections] });
  }
}
