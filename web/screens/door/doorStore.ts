import type { Answer } from './decide.ts';
import { type Attendance, countsOf, type List, type Own, ownOf, type Person, type Queued } from './doorList.ts';
import type { KeptDoor, Other } from './keptDoor.ts';

/** The state that a door's screen shows; a new object after each change. */
export interface Shown {
  /** Undefined until the first read, or if the viewer may no longer read it. */
  readonly list: List | undefined;
  /** The door's name as its staff entered it; empty for none. */
  readonly name: string;
  readonly own: Own;
  readonly counts: Attendance;
  /** How many scans and undos the server has not received yet. */
  readonly waiting: number;
  /** Whether the last request reached the server. */
  readonly isOnline: boolean;
  /** A permanent error: the server refuses the queue or the list. */
  readonly problem: Error | undefined;
  /** This browser stores nothing, so closing the page loses unsent scans. */
  readonly isUnkept: boolean;
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
export interface Given {
  readonly answer: Answer;
  readonly scanId: string | undefined;
}

interface Known {
  readonly list: List | undefined;
  readonly name: string;
  readonly queue: readonly Queued[];
  /** Scans undone at this door, as far as the server knows. */
  readonly undone: ReadonlySet<string>;
  /** Scans of this door that the server received since the page was opened. */
  readonly sent: ReadonlySet<string>;
  readonly others: readonly Other[];
  readonly corrections: readonly Correction[];
  readonly isOnline: boolean;
  readonly isUnkept: boolean;
  readonly problem: Error | undefined;
}

/** The door's local data, in memory and on disk. */
export class DoorStore {
  known: Known = {
    list: undefined,
    name: '',
    queue: [],
    undone: new Set(),
    sent: new Set(),
    others: [],
    corrections: [],
    isOnline: true,
    isUnkept: false,
    problem: undefined,
  };
  #shown: Shown | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(readonly kept: Promise<KeptDoor>) {}

  /** Loads the data of earlier visits. */
  async load(): Promise<void> {
    await this.keeping(async (kept) => {
      const [list, name, queue, others] = await Promise.all([kept.list(), kept.name(), kept.queue(), kept.others()]);
      this.change({ list, name, queue, others });
    });
  }

  change(changes: Partial<Known>): void {
    this.known = { ...this.known, ...changes };
    this.#shown = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Reads or writes the disk. If that fails, the page continues without it. */
  async keeping(work: (kept: KeptDoor) => Promise<void>): Promise<void> {
    try {
      await work(await this.kept);
    } catch {
      this.change({ isUnkept: true });
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown => {
    if (this.#shown) return this.#shown;
    const { list, name, queue, undone, isOnline, problem, isUnkept, corrections } = this.known;
    const own = ownOf(queue, undone);
    const counts = list ? countsOf(list, own) : { in: 0, expected: 0 };
    this.#shown = { list, name, own, counts, waiting: queue.length, isOnline, problem, isUnkept, corrections };
    return this.#shown;
  };
}
