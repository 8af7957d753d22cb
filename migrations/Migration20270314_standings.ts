import { Migration } from '@mikro-orm/migrations';

/** Messages about changing subjects now follow from the journal (api/notices/standings.ts). */
export class Migration20270314_standings extends Migration {
  override up(): void {
    // The writer of a letter sets its cause. Without one, the letter gets a cause of its own.
    this.addSql(`ALTER TABLE mail_messages ALTER cause SET DEFAULT evm_new_uuid()`);
    this.addSql(`DROP TRIGGER IF EXISTS mail_messages_cause ON mail_messages`);
    // Push messages, text messages and unread counts on open screens now follow from the journal, too.
    this.addSql(`DROP TRIGGER IF EXISTS notices_tell ON notices`);
    this.addSql(`DROP TRIGGER IF EXISTS notices_tell_read ON notices`);
    this.addSql(`DROP TRIGGER IF EXISTS announcement_reads_tell ON announcement_reads`);
    this.addSql(`DROP TRIGGER IF EXISTS notices_push ON notices`);
    this.addSql(`DROP TRIGGER IF EXISTS notices_sms ON notices`);
    this
      .addSql(`DROP FUNCTION IF EXISTS evm_tell_notice(), evm_tell_announcement_read(), evm_queue_push(), evm_queue_sms(),
      evm_is_for_sms(text), evm_set_mail_cause(), evm_mail_kind(jsonb, jsonb),
      evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz, text, interval)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE mail_messages ALTER cause DROP DEFAULT`);
    // The previous version's function has more arguments.
    this.addSql(`DROP FUNCTION IF EXISTS evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz)`);
  }
}
