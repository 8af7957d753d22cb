import { Migration } from '@mikro-orm/migrations';

/** A message that waits for what may still change has no job until it is due: most of those about seats never need one. */
export class Migration20261230_waiting_mail extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE mail_messages ADD waits boolean NOT NULL DEFAULT false`);
    this.addSql(`CREATE INDEX mail_messages_waiting ON mail_messages (due_at) WHERE waits AND state = 'queued'`);
  }

  // what waits without a job is found by the sweep of the version before
  override down(): void {
    this.addSql(`ALTER TABLE mail_messages DROP waits`);
  }
}
