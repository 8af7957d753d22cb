import { Migration } from '@mikro-orm/migrations';

/** The journal: rules append what happened, and followers derive everything else (api/core/journal/journal.ts). */
export class Migration20270313_journal extends Migration {
  override up(): void {
    // Rows are deleted as fast as they are inserted, so vacuum must keep up.
    this.addSql(`CREATE TABLE journal (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      event_id uuid,
      user_id uuid,
      data jsonb NOT NULL DEFAULT '{}',
      at timestamptz NOT NULL DEFAULT now(),
      cause xid8 NOT NULL DEFAULT pg_current_xact_id(),
      quiet boolean NOT NULL DEFAULT false
    ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0)`);
    // A null SQLSTATE means that the entry itself did not fail. It waits behind a failed entry of the same subject.
    this.addSql(`CREATE TABLE journal_failed (
      follower text NOT NULL,
      id bigint NOT NULL,
      kind text NOT NULL,
      event_id uuid,
      user_id uuid,
      data jsonb NOT NULL,
      at timestamptz NOT NULL,
      cause xid8 NOT NULL,
      quiet boolean NOT NULL,
      sqlstate text,
      tries integer NOT NULL DEFAULT 1,
      failed_at timestamptz,
      again_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (follower, id)
    )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE journal_failed`);
    this.addSql(`DROP TABLE journal`);
  }
}
