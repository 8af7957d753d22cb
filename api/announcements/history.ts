import type { Live } from '../core/live.ts';
import { type Statement, statement } from '../core/rows.ts';
import type { AnnouncementNotification } from './changes.ts';

/** How many changes are remembered, and how many of them are replayed to somebody who comes back. */
export const mostRemembered = 1000;
export const mostMissed = 100;

/** For how long, in microseconds. */
const longest = 24 * 3600 * 1e6;

/** By how much clocks may differ, and how long a transaction may have taken, in microseconds. */
export const leeway = 5e6;

/** The newest changes that can still be seen in the announcements themselves; what was deleted is not among them. */
const changedSince = statement<Omit<AnnouncementNotification, 'topic'>>(
  'announcements-changed-since',
  `SELECT a.id, CASE WHEN a.created_at <= to_timestamp($1::float8 / 1e6) THEN evm_announcement_facts(a) END AS was,
          evm_announcement_facts(a) AS "is", extract(epoch FROM a.updated_at)::float8 * 1e6 AS at
     FROM announcements a WHERE a.updated_at > to_timestamp($1::float8 / 1e6)
    ORDER BY a.updated_at DESC LIMIT ${mostMissed}`,
);

/**
 * The latest notifications of announcements in this process: identifiers and flags, for a replay to whoever was away. What
 * it could not receive, because it did not listen yet or the connection was broken, it reads from the announcements once.
 */
export class AnnouncementHistory {
  private changes: AnnouncementNotification[] = [];
  private filled: Promise<void>;
  /** From here on nothing is missing, not even a deletion. */
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

  /** Whether `between` gives everything that has happened since. */
  hasAllSince(from: number): boolean {
    return from >= this.wholeSince && this.changes.filter(({ at }) => at > from).length <= mostMissed;
  }

  /** The changes after `from` and up to `to`, the newest of them; throws where the database does not answer. */
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
