import { Migration } from '@mikro-orm/migrations';

/** Notices in the notification bell. */
export class Migration20270201_notices extends Migration {
  override up(): void {
    // `thread`: the subject if only the latest notice about it counts. A person has at most one unread notice per thread.
    this.addSql(`CREATE TABLE notices (
      id uuid PRIMARY KEY DEFAULT evm_new_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      thread text,
      data jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      read_at timestamptz(3)
    )`);
    this.addSql(`CREATE INDEX notices_of_person ON notices (user_id, created_at DESC, id DESC)`);
    this.addSql(`CREATE INDEX notices_unread ON notices (user_id, thread) WHERE read_at IS NULL`);
    this.addSql(`CREATE INDEX notices_by_age ON notices (created_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE notices`);
  }
}
