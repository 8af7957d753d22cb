import type { Live } from '../core/journal/live.ts';
import { type Statement, statement } from '../core/statements/rows.ts';
import type { AnnouncementNotification } from './changes.ts';

/** The limit of changes in memory, and of changes that a reconnecting client receives. */
export const mostInMemory = 1000;
export const mostReplayed = 100;

/** The maximum age of changes in memory, in microseconds. */
const longestAge = 24 * 3600 * 1e6;

/** The tolerance for clock skew and for the length of transactions, in microseconds. */
export const leeway = 5e6;

/** Reconstructs the newest changes from the announcements table, which cannot show deletions. */
export const changedSince = statement<Omit<AnnouncementNotification, 'topic'>>(
  'announcements-changed-since',
  `SELECT a.id, CASE WHEN a.created_at <= to_timestamp($1::float8 / 1e6) THEN evm_announcement_facts(a) END AS was,
          evm_announcement_facts(a) AS "is", extract(epoch FROM a.updated_at)::float8 * 1e6 AS at
     FROM announcements a WHERE a.updated_at > to_timestamp($1::float8 / 1e6)
    ORDER BY a.updated_at DESC LIMIT ${mostReplayed}`,
);

/**
 * The latest notifications of this process about announcements: ids and flags, for a replay to reconnecting clients. If it
 * missed some, because it did not listen yet or lost its connection, it reads the announcements table once.
 */
export class AnnouncementHistory {
  private changes: AnnouncementNotification[] = [];
  private filling: Promise<void>;
  /** No change after this moment is missing, not even a deletion. */
  private completeSince: number;

  constructor(
    private readonly rows: <Row>(what: Statement<Row>, values: readonly unknown[]) => Promise<Row[]>,
    private readonly live: Live,
  ) {
    this.completeSince = live.nextTimestamp();
    this.filling = this.fill(this.completeSince - longestAge);
    this.filling.catch(() => {});
    live.listen<AnnouncementNotification>('announcement', (notification) => {
      if (notification === 'MISSED') void this.refill();
      else if (notification !== 'SUBSCRIBED') this.append(notification);
    });
  }

  /** Whether `changesBetween` returns every change after `from`. */
  isCompleteSince(from: number): boolean {
    return from >= this.completeSince && this.changes.filter(({ at }) => at > from).length <= mostReplayed;
  }

  /** The newest changes after `from` and up to `to`, at most `mostReplayed`. Throws if the database does not answer. */
  async changesBetween(from: number, to: number): Promise<AnnouncementNotification[]> {
    await this.filling.catch(() => this.refill());
    return this.changes.filter(({ at }) => at > from && at <= to).slice(-mostReplayed);
  }

  private refill(): Promise<void> {
    const last = this.changes.at(-1)?.at ?? this.completeSince;
    this.completeSince = this.live.nextTimestamp();
    this.filling = this.fill(Math.min(last, this.completeSince) - leeway);
    this.filling.catch(() => {});
    return this.filling;
  }

  private async fill(since: number): Promise<void> {
    const now = this.live.nextTimestamp();
    for (const row of await this.rows(changedSince, [since])) {
      const at = Math.min(row.at, now);
      const remembered = this.changes.findLast(({ id }) => id === row.id);
      if (remembered && remembered.at >= at) continue;
      this.changes.push({ ...row, topic: 'announcement', at, was: remembered ? remembered.is : row.was });
    }
    this.changes.sort((one, other) => one.at - other.at);
  }

  private append(notification: AnnouncementNotification): void {
    this.changes.push(notification);
    while (this.changes.length > mostInMemory || this.changes[0]!.at < notification.at - longestAge)
      this.completeSince = Math.max(this.completeSince, this.changes.shift()!.at);
  }
}
