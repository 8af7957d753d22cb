import type { Live } from '../core/live.ts';
import { type Statement, statement } from '../core/rows.ts';
import type { AnnouncementNotification } from './changes.ts';

/** The limit of changes in memory, and of changes that a reconnecting client receives. */
export const mostRemembered = 1000;
export const mostMissed = 100;

/** The maximum age of changes in memory, in microseconds. */
const longest = 24 * 3600 * 1e6;

/** The tolerance for clock skew and for the length of transactions, in microseconds. */
export const leeway = 5e6;

/** Reconstructs the newest changes from the announcements table, which cannot show deletions. */
const changedSince = statement<Omit<AnnouncementNotification, 'topic'>>(
  'announcements-changed-since',
  `SELECT a.id, CASE WHEN a.created_at <= to_timestamp($1::float8 / 1e6) THEN evm_announcement_facts(a) END AS was,
          evm_announcement_facts(a) AS "is", extract(epoch FROM a.updated_at)::float8 * 1e6 AS at
     FROM announcements a WHERE a.updated_at > to_timestamp($1::float8 / 1e6)
    ORDER BY a.updated_at DESC LIMIT ${mostMissed}`,
);

/**
 * The latest notifications of this process about announcements: ids and flags, for a replay to reconnecting clients. If it
 * missed some, because it did not listen yet or lost its connection, it reads the announcements table once.
 */
export class AnnouncementHistory {
  private changes: AnnouncementNotification[] = [];
  private filled: Promise<void>;
  /** No change after this moment is missing, not even a deletion. */
  private wholeSince: number;

  constructor(
    private readonly rows: <Row>(what: Statement<Row>, values: readonly unknown[]) => Promise<Row[]>,
    private readonly live: Live,
  ) {
    this.wholeSince = live.moment();
    this.filled = this.fill(this.wholeSince - longest);
    this.filled.catch(() => {});
    live.listen<AnnouncementNotification>('announcement', (notification) => {
      if (notification === 'MISSED') void this.mend();
      else if (notification !== 'SUBSCRIBED') this.keep(notification);
    });
  }

  /** Whether `between` returns every change after `from`. */
  hasAllSince(from: number): boolean {
    return from >= this.wholeSince && this.changes.filter(({ at }) => at > from).length <= mostMissed;
  }

  /** The newest changes after `from` and up to `to`, at most `mostMissed`. Throws if the database does not answer. */
  async between(from: number, to: number): Promise<AnnouncementNotification[]> {
    await this.filled.catch(() => this.mend());
    return this.changes.filter(({ at }) => at > from && at <= to).slice(-mostMissed);
  }

  private mend(): Promise<void> {
    const last = this.changes.at(-1)?.at ?? this.wholeSince;
    this.wholeSince = this.live.moment();
    this.filled = this.fill(Math.min(last, this.wholeSince) - leeway);
    this.filled.catch(() => {});
    return this.filled;
  }

  private async fill(since: number): Promise<void> {
    const now = this.live.moment();
    for (const row of await this.rows(changedSince, [since])) {
      const at = Math.min(row.at, now);
      const known = this.changes.findLast(({ id }) => id === row.id);
      if (known && known.at >= at) continue;
      this.changes.push({ ...row, topic: 'announcement', at, was: known ? known.is : row.was });
    }
    this.changes.sort((one, other) => one.at - other.at);
  }

  private keep(notification: AnnouncementNotification): void {
    this.changes.push(notification);
    while (this.changes.length > mostRemembered || this.changes[0]!.at < notification.at - longest)
      this.wholeSince = Math.max(this.wholeSince, this.changes.shift()!.at);
  }
}
