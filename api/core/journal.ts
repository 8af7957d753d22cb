import type pg from 'pg';
import type { JournalKinds } from './names.ts';
import { statement } from './rows.ts';

/**
 * The journal is a transactional outbox: a rule appends what happened in its own transaction, followers read it in order and
 * do what follows. Entries about one subject are appended under the lock of its row, so that their ids have the order of the
 * commits. Entries about different subjects have no order, and need none.
 */

/** What happened, as it was appended: ids and facts that will be gone later; no names, addresses, secrets or sentences. */
export interface Entry<Kind extends keyof JournalKinds = keyof JournalKinds> {
  /** A bigint as text. */
  readonly id: string;
  readonly kind: Kind;
  readonly eventId: string | null;
  readonly userId: string | null;
  readonly data: JournalKinds[Kind];
  /** When the transaction began that appended it. */
  readonly at: Date;
  /** The transaction that appended it: what one has done is one cause. */
  readonly cause: string;
  /** It was restored from a backup: people get no mail, push or SMS about it. */
  readonly quiet: boolean;
}

/** What a feature does about entries of some kinds. */
export interface Follower {
  /** Unique among all features: entries that it cannot process are kept under this name. */
  readonly name: string;
  readonly kinds: readonly (keyof JournalKinds)[];
  /**
   * Gets all entries of a batch at once, oldest first, in the transaction that removes them. Their subjects may be gone.
   * Writes rows; sends nothing by itself.
   */
  follow(tx: pg.ClientBase, entries: readonly Entry[]): Promise<void>;
}

/** What open screens are told of entries of one kind: the payload of a NOTIFY. Equal ones are sent once in a batch. */
export type Notifies = { readonly [Kind in keyof JournalKinds]?: (entry: Entry<Kind>) => object | readonly object[] };

/** How far the dispatcher is behind, in seconds, and how many entries a follower could not process. */
export const journalState = statement<{ seconds: number; failed: number }>(
  'journal-state',
  `SELECT coalesce((SELECT extract(epoch FROM clock_timestamp() - at) FROM journal ORDER BY id LIMIT 1), 0)::float AS seconds,
          (SELECT count(*) FROM journal_failed WHERE sqlstate IS NOT NULL)::integer AS failed`,
);
