import type pg from 'pg';
import type { Logger } from 'pino';
import type { Entry, Follower } from './journal.ts';

/**
 * SQLSTATEs that are nobody's failure, so that the whole batch is run again: serialization, deadlock, lock_timeout,
 * statement_timeout, and a row that was deleted in between. Only after so many times in a row a follower is blamed.
 */
const passing = new Set(['40001', '40P01', '55P03', '57014', '23503']);
const mostRepeats = 3;

/** A follower that fails more often than this in a minute is paused until it is quieter. */
const mostFailures = 50;

/** How many of those that were set aside are tried again in one batch. */
const mostRetries = 100;

/**
 * Entries of one subject keep their order. What is about an event as a whole is about each person's part in it; a person's
 * part in one event has nothing to do with another person's, or with another event.
 */
const sameSubject = `(a.event_id = b.event_id OR a.event_id IS NULL OR b.event_id IS NULL)
  AND (a.user_id = b.user_id OR a.user_id IS NULL OR b.user_id IS NULL)
  AND (a.event_id = b.event_id OR a.user_id = b.user_id)`;

/** Followers for which entries are set aside, and how many of these failed within a minute. */
export const failingFollowers = `SELECT follower, count(*) FILTER (WHERE failed_at > now() - interval '1 minute')::integer AS lately
  FROM journal_failed GROUP BY follower`;
const findBehind = `SELECT a.id FROM unnest($2::bigint[], $3::uuid[], $4::uuid[]) AS a (id, event_id, user_id)
 WHERE EXISTS (SELECT FROM journal_failed b WHERE b.follower = $1 AND b.id < a.id AND ${sameSubject})`;
const findDue = `SELECT a.id, a.kind, a.event_id AS "eventId", a.user_id AS "userId", a.data, a.at, a.cause, a.quiet
  FROM journal_failed a WHERE a.follower = $1 AND again_at <= now()
   AND NOT EXISTS (SELECT FROM journal_failed b WHERE b.follower = $1 AND b.id < a.id AND ${sameSubject})
 ORDER BY a.id LIMIT ${mostRetries}`;
const keep = `INSERT INTO journal_failed (follower, id, kind, event_id, user_id, data, at, cause, quiet, sqlstate, failed_at, again_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $10::text IS NOT NULL THEN now() END,
    CASE WHEN $10::text IS NOT NULL THEN now() + interval '1 second' ELSE now() END)
  ON CONFLICT (follower, id) DO UPDATE SET sqlstate = excluded.sqlstate, failed_at = now(), tries = journal_failed.tries + 1,
    again_at = now() + least(2 ^ journal_failed.tries, 600) * interval '1 second'`;
const forget = `DELETE FROM journal_failed WHERE follower = $1 AND id = $2`;

export interface FailingFollower {
  readonly follower: string;
  readonly lately: number;
}

/** A follower failed: the batch must be rolled back and run again, this time with a savepoint for each follower. */
export class OneByOne extends Error {}

interface Outcome {
  /** How many of those that were set aside were tried again, and how many of these are done. */
  tried: number;
  done: number;
  /** How many entries of this batch a follower was given. */
  followed: number;
}

/**
 * Runs followers. An entry that a follower cannot process is set aside (journal_failed) and tried again, later and later, up
 * to every ten minutes. Later entries of its subject wait behind it, for this follower alone.
 */
export class SetAside {
  private repeats = 0;
  private isCareful = false;
  private paused = new Set<string>();

  constructor(private readonly log: Logger) {}

  async follow(
    tx: pg.ClientBase,
    followers: readonly Follower[],
    entries: readonly Entry[],
    rows: readonly FailingFollower[],
  ): Promise<Outcome> {
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
      } else if (isPaused) await this.wait(tx, follower, own);
      else {
        if (lately !== undefined) own = await this.freeOf(tx, follower, own);
        outcome.followed += own.length;
        await this.process(tx, follower, own);
      }
    }
    return outcome;
  }

  /** A batch has been committed. */
  worked(): void {
    this.repeats = 0;
    this.isCareful = false;
  }

  /** Whether the batch is to be run again because of this, and nobody is to blame yet. */
  isPassing(error: unknown): boolean {
    return passing.has(codeOf(error)) && ++this.repeats <= mostRepeats;
  }

  /** Without a savepoint, which nearly no batch needs. */
  private async processAll(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    try {
      await follower.follow(tx, entries);
    } catch (error) {
      this.throwPassing(error);
      this.isCareful = true;
      throw new OneByOne();
    }
  }

  /** All at once, and one by one where that fails. */
  private async process(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0 || (await this.attempt(tx, follower, entries)) === undefined) return;
    for (const entry of entries) {
      const [free] = await this.freeOf(tx, follower, [entry]);
      const sqlstate = free && (await this.attempt(tx, follower, [free]));
      if (sqlstate) await this.keep(tx, follower, entry, sqlstate);
    }
  }

  private async retry(tx: pg.ClientBase, follower: Follower, outcome: Outcome): Promise<void> {
    for (const entry of (await tx.query<Entry>(findDue, [follower.name])).rows) {
      outcome.tried += 1;
      const sqlstate = await this.attempt(tx, follower, [entry]);
      if (sqlstate) await this.keep(tx, follower, entry, sqlstate);
      else {
        await tx.query(forget, [follower.name, entry.id]);
        outcome.done += 1;
      }
    }
  }

  /** Those that wait for nothing; the others are set aside. What waits makes others wait, until no more are found. */
  private async freeOf(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<Entry[]> {
    const free = [...entries];
    for (;;) {
      const columns = [free.map(({ id }) => id), free.map(({ eventId }) => eventId), free.map(({ userId }) => userId)];
      const { rows } = await tx.query<{ id: string }>(findBehind, [follower.name, ...columns]);
      if (rows.length === 0) return free;
      const behind = new Set(rows.map(({ id }) => id));
      await this.wait(
        tx,
        follower,
        free.filter(({ id }) => behind.has(id)),
      );
      free.splice(0, Infinity, ...free.filter(({ id }) => !behind.has(id)));
    }
  }

  private async wait(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) await this.keep(tx, follower, entry, null);
  }

  private async keep(tx: pg.ClientBase, { name }: Follower, entry: Entry, sqlstate: string | null): Promise<void> {
    const { id, kind, eventId, userId, data, at, cause, quiet } = entry;
    await tx.query(keep, [name, id, kind, eventId, userId, data, at, cause, quiet, sqlstate]);
    // never what is in it
    if (sqlstate) this.log.error({ follower: name, kind, sqlstate, at }, 'an entry of the journal was set aside');
  }

  /** The SQLSTATE with which it failed, undone; undefined if it did not. Where the connection is gone, that throws. */
  private async attempt(tx: pg.ClientBase, follower: Follower, entries: readonly Entry[]): Promise<string | undefined> {
    await tx.query('SAVEPOINT follower');
    try {
      await follower.follow(tx, entries);
      await tx.query('RELEASE SAVEPOINT follower');
      return undefined;
    } catch (error) {
      this.throwPassing(error);
      const code = codeOf(error);
      if (code === bug) this.log.error({ err: error, follower: follower.name }, 'a follower of the journal has a bug');
      await tx.query('ROLLBACK TO SAVEPOINT follower');
      return code;
    }
  }

  private throwPassing(error: unknown): void {
    if (passing.has(codeOf(error)) && this.repeats < mostRepeats) throw error;
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

/** The SQLSTATE of what is no error of PostgreSQL. */
const bug = 'XX000';

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : bug;
};
