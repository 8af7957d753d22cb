import type { Live } from '../core/live.ts';
import { type Statement, statement } from '../core/rows.ts';
import type { AnnouncementTold } from './changes.ts';

/** How much is remembered, and how much of it somebody is told who comes back. */
export const mostRemembered = 1000;
export const mostMissed = 100;

/** For how long, in microseconds. */
const longest = 24 * 3600 * 1e6;

/** By how much clocks may differ, and how long a transaction may have taken, in microseconds. */
export const leeway = 5e6;

/** The newest changes that can still be seen in the announcements themselves; what was deleted is not among them. */
const changedSince = statement<Omit<AnnouncementTold, 'topic'>>(
  'announcements-changed-since',
  `SELECT a.id, CASE WHEN a.created_at <= to_timestamp($1::float8 / 1e6) THEN evm_announcement_facts(a) END AS was,
          evm_announcement_facts(a) AS "is", extract(epoch FROM a.updated_at)::float8 * 1e6 AS at
     FROM announcements a WHERE a.updated_at > to_timestamp($1::float8 / 1e6)
    ORDER BY a.updated_at DESC LIMIT ${mostMissed}`,
);

/**
 * What this process has been told of announcements of late: identifiers and flags, so that whoever was away can be told
 * what has become of them. What it could not hear, because it did not listen yet or the connection was broken, it reads
 * from the announcements once.
 */
export class AnnouncementHistory {
  private told: AnnouncementTold[] = [];
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
    live.listen<AnnouncementTold>('announcement', (told) => {
      if (told === 'MISSED') void this.mend();
      else if (told !== 'SUBSCRIBED') this.keep(told);
    });
  }

  isWholeSince(from: number): boolean {
    return from >= this.wholeSince;
  }

  /** What was told after `from` and up to `to`, the newest of it; throws where the database does not answer. */
  async between(from: number, to: number): Promise<AnnouncementTold[]> {
    await this.filled.catch(() => this.mend());
    return this.told.filter(({ at }) => at > from && at <= to).slice(-mostMissed);
  }

  private mend(): Promise<void> {
    const heard = this.told.at(-1)?.at ?? this.wholeSince;
    this.wholeSince = this.live.moment();
    this.filled = this.fill(Math.min(heard, this.wholeSince) - leeway);
    this.filled.catch(() => {});
    return this.filled;
  }

  private async fill(since: number): Promise<void> {
    const now = this.live.moment();
    for (const row of await this.rows(changedSince, [since])) {
      const at = Math.min(row.at, now);
      const heard = this.told.findLast(({ id }) => id === row.id);
      if (heard && heard.at >= at) continue;
      this.told.push({ ...row, topic: 'announcement', at, was: heard ? heard.is : row.was });
    }
    this.told.sort((one, other) => one.at - other.at);
  }

  private keep(told: AnnouncementTold): void {
    this.told.push(told);
    while (this.told.length > mostRemembered || this.told[0]!.at < told.at - longest)
      this.wholeSince = Math.max(this.wholeSince, this.told.shift()!.at);
  }
}
