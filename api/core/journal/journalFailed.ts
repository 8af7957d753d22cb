import type pg from 'pg';
import type { Logger } from 'pino';
import type { Entry, Follower } from './journal.ts';

/**
 * Transient SQLSTATEs, after which the whole batch runs again: serialization failure, deadlock, lock_timeout,
 * statement_timeout, and a row that was deleted in between. After `mostRepeats` of them in a row, they count as a failure of
 * the follower.
 */
const transientStates = new Set(['40001', '40P01', '55P03', '57014', '23503']);
const mostRepeats = 3;

/** A follower with more failures than this in a minute is paused until the rate drops. */
const mostFailures = 50;

/** The most failed entries that one batch retries per follower. */
const mostRetries = 100;

/**
 * SQL condition: two entries have the same subject, so they must keep their order. An entry about a whole event conflicts
 * with entries about each person in it. Entries about different people, or about different events, do not conflict.
 */
const sameSubject = `(a.event_id = b.event_id OR a.event_id IS NULL OR b.event_id IS NULL)
  AND (a.user_id = b.user_id OR a.user_id IS NULL OR b.user_id IS NULL)
  AND (a.event_id = b.event_id OR a.user_id = b.user_id)`;

/** Followers with entries in journal_failed, and how many of these failed within the last minute. */
export const failingFollowers = `SELECT follower, count(*) FILTER (WHERE failed_at > now() - interval '1 minute')::integer AS lately
  FROM journal_failed GROUP BY follower`;
const selectBlocked = `SELECT a.id FROM unnest($2::bigint[], $3::uuid[], $4::uuid[]) AS a (id, event_id, user_id)
 WHERE EXISTS (SELECT FROM journal_failed b WHERE b.follower = $1 AND b.id < a.id AND ${sameSubject})`;
const selectDue = `SELECT a.id, a.kind, a.event_id AS "eventId", a.user_id AS "userId", a.data, a.at, a.cause, a.quiet
  FROM journal_failed a WHERE a.follower = $1 AND again_at <= now()
   AND NOT EXISTS (SELECT FROM journal_failed b WHERE b.follower = $1 AND b.id < a.id AND ${sameSubject})
 ORDER BY a.id LIMIT ${mostRetries}`;
const insertFailed = `INSERT INTO journal_failed (follower, id, kind, event_id, user_id, data, at, cause, quiet, sqlstate, failed_at, again_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $10::text IS NOT NULL THEN now() END,
    CASE WHEN $10::text IS NOT NULL THEN now() + interval '1 second' ELSE now() END)
  ON CONFLICT (follower, id) DO UPDATE SET sqlstate = excluded.sqlstate, failed_at = now(), tries = journal_failed.tries + 1,
    again_at = now() + least(2 ^ journal_failed.tries, 600) * interval '1 second'`;
const deleteFailed = `DELETE FROM journal_failed WHERE follower = $1 AND id = $2`;

export interface FailingFollower {
  readonly follower: string;
  readonly lately: number;
}

/** A follower failed: the batch must be rolled back and run again, with a savepoint per follower. */
export class SavepointsNeeded extends Error {}

interface BatchOutcome {
  /** How many failed entries were retried, and how many of these succeeded. */
  tried: number;
  done: number;
  /** How many entries of this batch the followers received. */
  followed: number;
}

/**
 * Runs followers. An entry that a follower cannot process moves to journal_failed and is retried with exponential backoff,
 * up to ten minutes. Later entries of the same subject wait behind it, for this follower only.
 */
export class FailedEntries {
  private repeats = 0;
  private isCareful = false;
  private paused = new Set<string>();

  constructor(private readonly log: Logger) {}

  async follow(
    tx: pg.ClientBase,
    followers: readonly Follower[],
    entries: readonly Entry[],
    rows: readonly FailingFollower[],
  ): Promise<BatchOutcome> {
    const failing = new Map(rows.map(({ follower, lately }) => [follower, lately]));
    const outcome = { tried: 0, done: 0, followed: 0 };
    const needsSavepoints = this.isCareful || rows.length > 0;
    for (const follower of followers) {
      const lately = failing.get(follower.name);
      const isPaused = this.isPaused(follower, lately ?? 0);
      if (lately !== undefined && !isPaused) await this.retry(tx, follower, outcome);
      const kinds = new Set<string>(follower.kinds);
      let own = entries.filter(({ kind }) => kinds.has(kind));
      if (!needsSavepoints) {
        outcome.followed += own.length;
        await this.processAll(tx, follower, own);
      } else if (isPaused) await this.blockEntries(tx, follower, own);
      else {
        if (lately !== undefined) own = await this.unblockedOf(tx, follower, own);
        outcome.followed += own.length;
        await this.process(tx, follower, own);
      }
    }
    return outcome;
  }

  /** Resets the state after a committed batch. */
  noteSuccess(): void {
    this.repeats = 0;
    this.isCareful = false;
  }

  /** Whether the error is transient and the batch may run again. Counts the repeat. */
  isTransient(error: unknown): boolean {
    return transientStates.has(codeOf(error)) && ++this.repeats <= mostRepeats;
  }

  /** The fast path without a savepoint, which few batches need. Throws SavepointsNeeded if the follower fails. */
  private async processAll(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    try {
      await follower.follow(tx, entries);
    } catch (error) {
      this.throwTransient(error);
      this.isCareful = true;
      throw new SavepointsNeeded();
    }
  }

  /** Processes all entries at once or, if that fails, one by one. */
  private async process(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0 || (await this.attempt(tx, follower, entries)) === undefined) return;
    for (const entry of entries) {
      const [free] = await this.unblockedOf(tx, follower, [entry]);
      const sqlstate = free && (await this.attempt(tx, follower, [free]));
      if (sqlstate) await this.storeFailed(tx, follower, entry, sqlstate);
    }
  }

  private async retry(tx: pg.ClientBase, follower: Follower, outcome: BatchOutcome): Promise<void> {
    for (const entry of (await tx.query<Entry>(selectDue, [follower.name])).rows) {
      outcome.tried += 1;
      const sqlstate = await this.attempt(tx, follower, [entry]);
      if (sqlstate) await this.storeFailed(tx, follower, entry, sqlstate);
      else {
        await tx.query(deleteFailed, [follower.name, entry.id]);
        outcome.done += 1;
      }
    }
  }

  /**
   * Returns the entries that no earlier failed entry blocks, and moves the others to journal_failed. Repeats the check,
   * because each moved entry may block more.
   */
  private async unblockedOf(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<Entry[]> {
    const free = [...entries];
    for (;;) {
      const columns = [free.map(({ id }) => id), free.map(({ eventId }) => eventId), free.map(({ userId }) => userId)];
      const { rows } = await tx.query<{ id: string }>(selectBlocked, [follower.name, ...columns]);
      if (rows.length === 0) return free;
      const behind = new Set(rows.map(({ id }) => id));
      await this.blockEntries(
        tx,
        follower,
        free.filter(({ id }) => behind.has(id)),
      );
      free.splice(0, Infinity, ...free.filter(({ id }) => !behind.has(id)));
    }
  }

  private async blockEntries(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) await this.storeFailed(tx, follower, entry, null);
  }

  private async storeFailed(
    tx: pg.ClientBase,
    { name }: Follower,
    entry: Entry,
    sqlstate: string | null,
  ): Promise<void> {
    const { id, kind, eventId, userId, data, at, cause, quiet } = entry;
    await tx.query(insertFailed, [name, id, kind, eventId, userId, data, at, cause, quiet, sqlstate]);
    // never logs the data of the entry
    if (sqlstate) this.log.error({ follower: name, kind, sqlstate, at }, 'an entry of the journal was set aside');
  }

  /**
   * Runs the follower in a savepoint. Returns undefined on success. On failure, rolls back to the savepoint and returns the
   * SQLSTATE. Throws transient errors, and if the connection is gone.
   */
  private async attempt(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<string | undefined> {
    await tx.query('SAVEPOINT follower');
    try {
      await follower.follow(tx, entries);
      await tx.query('RELEASE SAVEPOINT follower');
      return undefined;
    } catch (error) {
      this.throwTransient(error);
      const code = codeOf(error);
      if (code === bug) this.log.error({ err: error, follower: follower.name }, 'a follower of the journal has a bug');
      await tx.query('ROLLBACK TO SAVEPOINT follower');
      return code;
    }
  }

  private throwTransient(error: unknown): void {
    if (transientStates.has(codeOf(error)) && this.repeats < mostRepeats) throw error;
  }

  private isPaused({ name }: Follower, lately: number): boolean {
    const isPaused = lately > mostFailures;
    if (isPaused && !this.paused.has(name)) {
      this.paused.add(name);
      this.log.error({ follower: name, failures: lately }, 'a follower of the journal is paused for a minute');
    }
    if (!isPaused) this.paused.delete(name);
    return isPaused;
  }
}

/** The code for errors that do not come from PostgreSQL. */
const bug = 'XX000';

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : bug;
};
