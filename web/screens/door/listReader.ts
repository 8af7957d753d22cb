import { type Attendance, type List, overtaken, type Person } from './doorList.ts';
import type { DoorStore } from './doorStore.ts';
import { byRegistration } from './keptDoor.ts';
import { readDoor, readNewer } from './readDoor.ts';

/** Keeps the list of a door as the server tells it. */
export class ListReader {
  /** People who have changed while the list is being read. */
  #meanwhile: Map<string, Person> | undefined;

  constructor(
    readonly eventId: string,
    readonly store: DoorStore,
  ) {}

  async read(): Promise<void> {
    this.#meanwhile = new Map();
    try {
      const read = await readDoor(this.eventId);
      const list = { ...read, people: new Map([...read.people, ...this.#meanwhile]) };
      this.#tell([...list.people.values()], list);
      this.#meanwhile = undefined;
      await this.store.keeping((kept) => kept.keepList(list));
    } finally {
      this.#meanwhile = undefined;
    }
  }

  /** Who has registered since it was read; of the others it is told as it happens. */
  async readOn(): Promise<void> {
    const { list } = this.store.known;
    if (list?.end === undefined) return this.read();
    const { people, attendance, end } = await readNewer(this.eventId, list.end);
    this.take(people, attendance);
    const now = this.store.known.list;
    if (now && now.end === list.end) this.store.change({ list: { ...now, end } });
    return undefined;
  }

  /** These are known better than by the list. */
  take(people: readonly Person[], attendance?: Attendance): void {
    const { list } = this.store.known;
    if (!list) return;
    const changed = byRegistration(people);
    for (const [id, person] of changed) this.#meanwhile?.set(id, person);
    this.#tell(people, {
      ...list,
      people: new Map([...list.people, ...changed]),
      attendance: attendance ?? list.attendance,
    });
    void this.store.keeping((kept) => kept.keepPeople(people));
  }

  /** The door is told of whom it has let in later than another one, of which the server heard after it. */
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
