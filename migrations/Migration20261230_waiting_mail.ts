import { Migration } from '@mikro-orm/migrations';

/** A debounced message gets its job only when it is due. Most messages about seats are replaced before and need none. */
export class Migration20261230_waiting_mail extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE mail_messages ADD waits boolean NOT NULL DEFAULT false`);
    this.addSql(`CREATE INDEX mail_messages_waiting ON mail_messages (due_at) WHERE waits AND state = 'queued'`);
  }

  // The sweep of the previous version finds waiting messages without a job.
  override down(): void {
    this.addSql(`ALTER TABLE mail_messages DROP waits`);
  }
}
