import { Migration } from '@mikro-orm/migrations';

/** Browsers subscribed to push messages. */
export class Migration20270205_push extends Migration {
  override up(): void {
    // `session_id`: the session that subscribed; it may have timed out since. `failing_since`, `failed_at`: the first and
    // the last time in the current run of failures of its push service.
    this.addSql(`CREATE TABLE push_subscriptions (
      id uuid PRIMARY KEY DEFAULT evm_new_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      session_id uuid NOT NULL,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      confirmed_at timestamptz(3) NOT NULL DEFAULT now(),
      failing_since timestamptz(3),
      failed_at timestamptz(3)
    )`);
    this.addSql(`CREATE INDEX push_subscriptions_of_person ON push_subscriptions (user_id, confirmed_at)`);
    this.addSql(`CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id)`);
    this.addSql(`CREATE INDEX push_subscriptions_by_age ON push_subscriptions (confirmed_at)`);
    // The last sign-out from all devices.
    this.addSql(`ALTER TABLE users ADD signed_out_at timestamptz(3)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE users DROP signed_out_at`);
    this.addSql(`DROP TABLE push_subscriptions`);
  }
}
