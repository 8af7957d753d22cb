import { Migration } from '@mikro-orm/migrations';

/**
 * Letters are sent in batches: a process leases due letters (`leased_until`) instead of running one job per letter. A letter
 * that is not sent on purpose is now `withheld`, not `failed`.
 */
export class Migration20270315_mail_senders extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE mail_messages ADD leased_until timestamptz(3)`);
    this.addSql(`CREATE INDEX mail_messages_ready ON mail_messages (cause, id) WHERE state = 'queued' AND NOT waits`);
    this.addSql(
      `CREATE INDEX mail_messages_urgent ON mail_messages (id) WHERE state = 'queued' AND NOT waits AND always`,
    );
    this.addSql(`ALTER TABLE mail_messages DROP CONSTRAINT mail_messages_state_check`);
    this.addSql(`ALTER TABLE mail_messages ADD CONSTRAINT mail_messages_state_check
      CHECK (state IN ('queued', 'sent', 'kept', 'failed', 'withheld'))`);
    this.addSql(`UPDATE mail_messages SET state = 'withheld' WHERE state = 'failed' AND answer LIKE 'Not sent: %'`);
    this.addSql(`DROP TRIGGER IF EXISTS mail_messages_queue ON mail_messages`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_queue_new_mail(), evm_queue_mail(mail_messages, timestamptz)`);
    this.addSql(`DO $$ BEGIN
      IF to_regclass('pgboss.job') IS NOT NULL THEN DELETE FROM pgboss.job WHERE name = 'mail' AND state < 'active'; END IF;
    END $$`);
  }

  // A sweep of the previous version finds queued letters without a job.
  override down(): void {
    this.addSql(`UPDATE mail_messages SET state = 'failed' WHERE state = 'withheld'`);
    this.addSql(`ALTER TABLE mail_messages DROP CONSTRAINT mail_messages_state_check`);
    this.addSql(`ALTER TABLE mail_messages ADD CONSTRAINT mail_messages_state_check
      CHECK (state IN ('queued', 'sent', 'kept', 'failed'))`);
    this.addSql(`DROP INDEX mail_messages_ready, mail_messages_urgent`);
    this.addSql(`ALTER TABLE mail_messages DROP leased_until`);
  }
}
