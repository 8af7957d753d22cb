import type { Answer } from './decide.ts';
import { type Attendance, countsOf, type List, type Own, ownOf, type Person, type Queued } from './doorList.ts';
import type { KeptDoor, Other } from './keptDoor.ts';

/** What a door shows; another object after each change. */
export interface Shown {
  /** Undefined until it has been read once, or where it must not be read any more. */
  readonly list: List | undefined;
  /** What the door is called by whoever keeps it; empty: nothing. */
  readonly name: string;
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

interface Known {
  readonly list: List | undefined;
  readonly name: string;
  readonly queue: readonly Queued[];
  /** Scans that were taken back here, which the server knows of. */
  readonly undone: ReadonlySet<string>;
  /** Scans of this door that the server has, since the page was opened. */
  readonly sent: ReadonlySet<string>;
  readonly others: readonly Other[];
  readonly corrections: readonly Correction[];
  readonly isOnline: boolean;
  readonly isUnkept: boolean;
  readonly problem: Error | undefined;
}

/** What this device knows of a door: in memory, and on the disk. */
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

  /** What was kept when the page was closed. */
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

  /** Something that the disk keeps; where it does not, the page goes on without. */
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
