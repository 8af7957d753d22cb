import { Migration } from '@mikro-orm/migrations';

/** Calendar feeds that people subscribe to, and tombstones of events that the feeds must report as cancelled. */
export class Migration20270121_calendar_feeds extends Migration {
  override up(): void {
    // `hash`: finds the feed by the secret of its link. `sealed`: the encrypted secret, to show the link again. `told`: the
    // version that the calendar fetched last, unchanged since `changed_at`.
    this.addSql(`CREATE TABLE calendar_feeds (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('mine', 'all', 'tag')),
      tag text CHECK ((tag IS NOT NULL) = (kind = 'tag')),
      hash bytea NOT NULL UNIQUE,
      sealed text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      told text,
      changed_at timestamptz(0) NOT NULL DEFAULT now()
    )`);
    this.addSql(
      `CREATE UNIQUE INDEX calendar_feeds_once ON calendar_feeds (user_id, kind, evm_fold(coalesce(tag, '')))`,
    );

    // The event as the feeds last showed it. A null reader means all readers of the public lists.
    this.addSql(`CREATE TABLE calendar_gone (
      event_id uuid NOT NULL,
      reader uuid REFERENCES users ON DELETE CASCADE,
      title text NOT NULL,
      location text NOT NULL,
      date timestamptz(3) NOT NULL,
      ends_at timestamptz(3),
      tags text[] NOT NULL,
      sequence integer NOT NULL,
      gone_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE NULLS NOT DISTINCT (event_id, reader)
    )`);
    this.addSql(`CREATE INDEX calendar_gone_of_reader ON calendar_gone (reader, gone_at)`);
    this.addSql(`CREATE INDEX calendar_gone_by_age ON calendar_gone (gone_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE calendar_gone, calendar_feeds`);
  }
}
