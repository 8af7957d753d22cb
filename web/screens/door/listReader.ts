import { type DoorList, overtakenScans, type Person } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { byRegistration } from './doorStorage.ts';
import { readDoorList, readPeopleAfter } from './readDoor.ts';

/** Keeps a door's list up to date with the server. */
export class ListReader {
  /** Changes that arrive while the list is being read, by registration. The list may be older than they are. */
  #pending: Map<string, Person> | undefined;

  constructor(
    readonly eventId: string,
    readonly store: DoorStore,
  ) {}

  async read(): Promise<void> {
    const pending = new Map<string, Person>();
    this.#pending = pending;
    try {
      const read = await readDoorList(this.eventId);
      const people = new Map([...read.people, ...pending]);
      const list = { ...read, people };
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
    const { people, end } = await readPeopleAfter(this.eventId, list.end);
    this.applyChanges(people);
    const latest = this.store.data.list;
    if (latest && latest.end === list.end) this.store.change({ list: { ...latest, end } });
    return undefined;
  }

  /** Applies changes that are newer than the list. */
  applyChanges(people: readonly Person[]): void {
    const changed = byRegistration(people);
    for (const [id, person] of changed) this.#pending?.set(id, person);
    const { list } = this.store.data;
    if (!list) return;
    this.#setList(people, { ...list, people: new Map([...list.people, ...changed]) });
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
