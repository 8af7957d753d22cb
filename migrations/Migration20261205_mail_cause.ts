import { Migration } from '@mikro-orm/migrations';

/** The same value as evm_mail_cause (api/mail/cause.sql), except that no transaction is part of it. */
const causes = {
  set: `cause = (lpad(to_hex((extract(epoch FROM created_at) * 1000)::bigint), 12, '0') ||
    left(md5(concat_ws(' ', kind, data - 'was', '')), 20))::uuid`,
  where: 'cause IS NULL',
};

/** Each letter stores its cause, so that lists group letters of the same cause into one row. */
export class Migration20261205_mail_cause extends Migration {
  readonly before = [
    `ALTER TABLE mail_messages ADD COLUMN IF NOT EXISTS cause uuid`,
    { table: 'mail_messages', ...causes },
  ];

  override up(): void {
    // Rows written since the backfill.
    this.addSql(`UPDATE mail_messages SET ${causes.set} WHERE ${causes.where}`);
    this.addSql(`ALTER TABLE mail_messages ALTER cause SET NOT NULL`);
    this.addSql(`CREATE INDEX mail_messages_by_cause ON mail_messages (cause, id) INCLUDE (state)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE mail_messages DROP cause`);
  }
}
