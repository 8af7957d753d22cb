import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { asConnectionError, sqlState } from '../refusals/errors.ts';
import type { Entry, Follower, NotifiersByKind } from './journal.ts';
import { type FailingFollower, failingFollowers, SavepointsNeeded, FailedEntries } from './journalFailed.ts';
import { noteOutage, outageOf } from '../statements/outage.ts';

/** The most entries of a batch. */
const batchSize = 400;

/** The key of the advisory lock that lets one dispatcher work at a time; no other code uses this number. */
export const dispatcherLock = 7_223_023;

/**
 * Delays in ms. `rest` is the longest pause after a batch: it lasts as long as the batch, because a batch costs the same for one
 * entry and for many. `busy` precedes a retry while another process has the lock. `pulse` is the polling interval without a
 * poke. `failed` follows an error.
 */
const delays = { rest: 50, busy: 5, pulse: 1000, failed: 500 } as const;

/** How long a closing process may go on with the journal, in milliseconds. */
const closeTimeout = 1000;

/** Vacuums the table after this many deletions, because each batch first scans the dead rows of deleted entries. */
const vacuumAfter = 20_000;

/** The longest payload of NOTIFY that PostgreSQL accepts. */
const mostBytes = 7999;

/**
 * Time-outs in ms, so that one batch cannot block other transactions for long. The last one also ends the turn of a process
 * that stands still.
 */
const timeouts = {
  lock_timeout: 1000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 3000,
} as const;

/**
 * Takes a batch in one round trip. Each statement has its own snapshot, so the DELETE sees what the last holder of the lock
 * has committed. Without the lock it takes nothing. The commit does not wait for the disk: if PostgreSQL crashes before it is
 * written, the entries are back too, and are processed again. Before a letter is sent, its claim is committed, which writes both.
 */
const takeBatchSql = (kinds: readonly string[]) => `BEGIN;
  SELECT set_config('evm.has_turn', pg_try_advisory_xact_lock(${dispatcherLock})::text, true) = 'true' AS mine,
    set_config('synchronous_commit', 'off', true);
  WITH first AS (SELECT id, kind FROM journal WHERE current_setting('evm.has_turn')::boolean ORDER BY id LIMIT ${batchSize}),
    newer AS (SELECT min(id) AS id FROM first WHERE kind <> ALL (ARRAY[${kinds.map((kind) => pg.escapeLiteral(kind)).join()}]))
  DELETE FROM journal j USING first, newer WHERE j.id = first.id AND (newer.id IS NULL OR j.id < newer.id)
  RETURNING j.id, j.kind, j.event_id AS "eventId", j.user_id AS "userId", j.data, j.at, j.cause, j.quiet;
  ${failingFollowers}`;
type BatchResults = [
  unknown,
  pg.QueryResult<{ mine: boolean }>,
  pg.QueryResult<Entry>,
  pg.QueryResult<FailingFollower>,
];

/** The SQLSTATE of a connection that was idle in a transaction for too long. */
const idleInTransaction = '25P03';

/** How this release processes the journal's entries. */
export interface JournalHandlers {
  /**
   * All kinds that this release appends. A batch ends before an entry of any other kind: a newer release has appended it.
   */
  readonly kinds: readonly string[];
  readonly followers: readonly Follower[];
  readonly notifies: NotifiersByKind;
}

export interface DispatcherOptions extends JournalHandlers {
  readonly url: string;
  readonly log: Logger;
}

/**
 * Takes entries out of the journal and passes them to the followers. Every process has a dispatcher; a lock lets one of them
 * work at a time. Effects, deletion and notifications of a batch are one transaction, so each entry has its effects once.
 */
export class Dispatcher {
  private client: Promise<pg.Client> | undefined;
  private poked = true;
  private closing = false;
  private closed = false;
  private removed = 0;
  private isStuck = false;
  private rest = 0;
  private wake = () => {};
  private readonly failedEntries: FailedEntries;
  private readonly take: string;
  private readonly loop: Promise<void>;

  constructor(private readonly options: DispatcherOptions) {
    this.failedEntries = new FailedEntries(options.log);
    this.take = takeBatchSql(options.kinds);
    this.loop = this.run();
  }

  /** Wakes the dispatcher because entries may have been appended. Cheap enough to call after every write. */
  poke(): void {
    this.poked = true;
    this.wake();
  }

  /** Processes the rest of the journal, for a second at most, and closes the connection. */
  async close(): Promise<void> {
    this.closing = true;
    this.poke();
    await Promise.race([this.loop, pause(closeTimeout, undefined, { ref: false })]);
    this.closed = true;
    const client = await this.client?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  private async run(): Promise<void> {
    do {
      await this.sleep(this.poked ? this.rest : delays.pulse);
      this.poked = false;
      this.rest = 0;
      const outcome = await this.batch().catch((error: unknown) => this.noteFailure(error));
      if (outcome === 'busy') await this.sleep(delays.busy);
      if (outcome === 'failed') await this.sleep(delays.failed);
      if (outcome !== 'done') this.poked = true;
    } while (!this.closed && (this.poked || !this.closing));
  }

  private async batch(): Promise<'busy' | 'more' | 'done'> {
    const client = await (this.client ?? this.connect());
    const began = performance.now();
    let entries: Entry[];
    let more: boolean;
    try {
      const [, lock, taken, failing] = (await client.query(this.take)) as unknown as BatchResults;
      if (!lock.rows[0]!.mine) {
        await client.query('ROLLBACK');
        return 'busy';
      }
      entries = taken.rows;
      // ids are bigints as text, so a longer id is a larger one
      entries.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
      const { tried, done, followed } = await this.failedEntries.follow(
        client,
        this.options.followers,
        entries,
        failing.rows,
      );
      await client.query(entries.length + tried > 0 ? `${this.notifyAll(entries)}COMMIT` : 'ROLLBACK');
      // retried entries may have unblocked others, and followers append entries of their own
      more = done + followed > 0;
      this.noteSuccess();
      if (entries.length < batchSize) this.rest = Math.min(performance.now() - began, delays.rest);
    } catch (error) {
      await client.query('ROLLBACK').catch(() => client.end().catch(() => {}));
      if (error instanceof SavepointsNeeded) return 'more';
      throw error;
    }
    if ((this.removed += entries.length) >= vacuumAfter) {
      this.removed = 0;
      await vacuum(client);
    }
    return more || entries.length === batchSize ? 'more' : 'done';
  }

  /**
   * SQL that notifies open screens when the transaction commits. NOTIFY takes a lock of the whole server and a flush, here
   * once per batch instead of once per write.
   */
  private notifyAll(entries: readonly Entry[]): string {
    const lines = new Set(entries.flatMap((entry) => this.linesOf(entry)));
    return [...lines].map((line) => `NOTIFY evm, ${pg.escapeLiteral(line)};`).join('');
  }

  private linesOf(entry: Entry): string[] {
    const of = this.options.notifies[entry.kind] as ((entry: Entry) => object | readonly object[]) | undefined;
    if (!of) return [];
    const { kind } = entry;
    try {
      const lines = [of(entry)].flat().map((line) => JSON.stringify(line));
      const [long] = lines.filter((line) => Buffer.byteLength(line) > mostBytes);
      if (long) this.options.log.error({ kind, bytes: Buffer.byteLength(long) }, 'a notification is too long');
      return lines.filter((line) => Buffer.byteLength(line) <= mostBytes);
    } catch (err) {
      // the entry's effects do not depend on its notification
      this.options.log.error({ err, kind }, 'nobody could be notified of an entry of the journal');
      return [];
    }
  }

  private noteSuccess(): void {
    this.failedEntries.noteSuccess();
    if (this.isStuck) this.options.log.warn('the journal goes on');
    this.isStuck = false;
  }

  private noteFailure(error: unknown): 'failed' {
    const { log } = this.options;
    // without a client, the connection broke; its error handler logs that if it is an outage
    if (
      this.client &&
      !this.closing &&
      !this.failedEntries.isTransient(error) &&
      !noteOutage(log, error) &&
      !this.isStuck
    ) {
      log.error({ err: error }, 'the journal stands still');
      this.isStuck = true;
    }
    return 'failed';
  }

  private connect(): Promise<pg.Client> {
    const { url, log } = this.options;
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'evm-journal',
      ...timeouts,
    });
    const opened = client.connect().then(() => client);
    const forget = () => {
      if (this.client === opened) this.client = undefined;
    };
    client.on('error', (error) => {
      // a broken connection can cause several errors
      const isFirst = this.client === opened;
      forget();
      if (isFirst && !this.closing && sqlState(error) !== idleInTransaction)
        outageOf(log).noteBrokenConnection('journal', asConnectionError(error));
    });
    client.on('end', forget);
    opened.catch(forget);
    this.client = opened;
    return opened;
  }

  /** A poke ends only the polling delay, not the other ones. */
  private async sleep(ms: number): Promise<void> {
    const stop = new AbortController();
    this.wake = ms === delays.pulse ? () => stop.abort() : () => {};
    await pause(ms, undefined, { signal: stop.signal }).catch(() => {});
  }
}

/** Runs without the time-outs of a batch. */
async function vacuum(client: pg.Client): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  await client.query('VACUUM journal');
  await client.query('RESET statement_timeout; RESET lock_timeout');
}
