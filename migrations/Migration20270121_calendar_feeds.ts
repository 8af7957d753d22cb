import { Migration } from '@mikro-orm/migrations';

/** Calendars that people subscribe to, and what those have told of and must take back. */
export class Migration20270121_calendar_feeds extends Migration {
  override up(): void {
    // the link is looked up by the hash of its secret, and shown again from what is sealed; `told` is the last version that
    // was read by it, since `changed_at`
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

    // as it was last told; a reader of null is everybody who reads the lists
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
