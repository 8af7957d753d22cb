import type { Answer } from './decide.ts';
import {
  type Attendance,
  countsOf,
  type DoorList,
  type LocalChanges,
  localChangesOf,
  type Person,
  type QueueItem,
} from './doorList.ts';
import type { DoorStorage, OtherEvent } from './doorStorage.ts';

/** The state that a door's screen shows; a new object after each change. */
export interface DoorSnapshot {
  /** Undefined until the first read, or if the viewer may no longer read it. */
  readonly list: DoorList | undefined;
  /** The door's name as its staff entered it; empty for none. */
  readonly name: string;
  readonly localChanges: LocalChanges;
  readonly counts: Attendance;
  /** How many scans and undos the server has not received yet. */
  readonly waiting: number;
  /** Whether the last request reached the server. */
  readonly isOnline: boolean;
  /** A permanent error: the server refuses the queue or the list. */
  readonly problem: Error | undefined;
  /** This browser stores nothing, so closing the page loses unsent scans. */
  readonly hasNoStorage: boolean;
  /** Answers of the server that differ from this door's, newest first. */
  readonly corrections: readonly Correction[];
}

export interface Correction {
  readonly scanId: string;
  readonly outcome: string;
  readonly message: string;
  readonly person: Person | null;
}

/** The door's answer, and the id of the scan if the person was let in. */
export interface CheckInResult {
  readonly answer: Answer;
  readonly scanId: string | undefined;
}

interface DoorData {
  readonly list: DoorList | undefined;
  readonly name: string;
  readonly queue: readonly QueueItem[];
  /** Scans undone at this door, as far as the server knows. */
  readonly undone: ReadonlySet<string>;
  /** Scans of this door that the server received since the page was opened. */
  readonly sentIds: ReadonlySet<string>;
  readonly others: readonly OtherEvent[];
  readonly corrections: readonly Correction[];
  readonly isOnline: boolean;
  readonly hasNoStorage: boolean;
  readonly problem: Error | undefined;
}

/** The door's local data, in memory and on disk. */
export class DoorStore {
  data: DoorData = {
    list: undefined,
    name: '',
    queue: [],
    undone: new Set(),
    sentIds: new Set(),
    others: [],
    corrections: [],
    isOnline: true,
    hasNoStorage: false,
    problem: undefined,
  };
  #snapshot: DoorSnapshot | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(readonly storage: Promise<DoorStorage>) {}

  /** Loads the data of earlier visits. */
  async load(): Promise<void> {
    await this.withStorage(async (storage) => {
      const [list, name, queue, others] = await Promise.all([
        storage.list(),
        storage.name(),
        storage.queue(),
        storage.others(),
      ]);
      this.change({ list, name, queue, others });
    });
  }

  change(changes: Partial<DoorData>): void {
    this.data = { ...this.data, ...changes };
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Reads or writes the disk. If that fails, the page continues without it. */
  async withStorage(work: (storage: DoorStorage) => Promise<void>): Promise<void> {
    try {
      await work(await this.storage);
    } catch {
      this.change({ hasNoStorage: true });
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DoorSnapshot => {
    if (this.#snapshot) return this.#snapshot;
    const { list, name, queue, undone, isOnline, problem, hasNoStorage, corrections } = this.data;
    const localChanges = localChangesOf(queue, undone);
    const counts = list ? countsOf(list, localChanges) : { in: 0, expected: 0 };
    this.#snapshot = {
      list,
      name,
      localChanges,
      counts,
      waiting: queue.length,
      isOnline,
      problem,
      hasNoStorage,
      corrections,
    };
    return this.#snapshot;
  };
}
