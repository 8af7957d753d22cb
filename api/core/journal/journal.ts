import type pg from 'pg';
import type { JournalKinds } from '../names.ts';
import { statement } from '../statements/rows.ts';

/**
 * The journal is a transactional outbox: a rule appends entries in its own transaction, and followers process them in order.
 * Entries about one subject are appended while its row is locked, so that their ids follow the order of the commits. Entries
 * about different subjects have no order and need none.
 */

/** A journal entry: ids, and facts that cannot be read later; no names, addresses, secrets or sentences. */
export interface Entry<Kind extends keyof JournalKinds = keyof JournalKinds> {
  /** A bigint as text. */
  readonly id: string;
  readonly kind: Kind;
  readonly eventId: string | null;
  readonly userId: string | null;
  readonly data: JournalKinds[Kind];
  /** The start of the transaction that appended it. */
  readonly at: Date;
  /** The id of the transaction that appended it; all entries of one transaction share this cause. */
  readonly cause: string;
  /** True if it was restored from a backup: people get no mail, push or SMS about it. */
  readonly quiet: boolean;
}

/** Processes journal entries of certain kinds for a feature. */
export interface Follower {
  /** Unique among all features: entries that it cannot process are stored under this name (journal_failed). */
  readonly name: string;
  readonly kinds: readonly (keyof JournalKinds)[];
  /**
   * Gets all entries of a batch at once, oldest first, in the transaction that deletes them. Their subjects may be deleted
   * by now. Only writes rows and never sends anything itself.
   */
  follow(tx: pg.ClientBase, entries: readonly Entry[]): Promise<void>;
}

/** NOTIFY payloads for open screens, by kind of entry. Equal payloads of a batch are sent once. */
export type NotifiersByKind = {
  readonly [Kind in keyof JournalKinds]?: (entry: Entry<Kind>) => object | readonly object[];
};

/** `seconds`: how far the dispatcher is behind. `failed`: how many entries followers could not process. */
export const journalState = statement<{ seconds: number; failed: number }>(
  'journal-state',
  `SELECT coalesce((SELECT extract(epoch FROM clock_timestamp() - at) FROM journal ORDER BY id LIMIT 1), 0)::float AS seconds,
          (SELECT count(*) FROM journal_failed WHERE sqlstate IS NOT NULL)::integer AS failed`,
);
