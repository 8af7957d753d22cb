import { Migration } from '@mikro-orm/migrations';

/** What people are told of what changes back and forth follows from the journal (api/notices/standings.ts). */
export class Migration20270314_standings extends Migration {
  override up(): void {
    // a letter gets its cause from whoever writes it, and is its own where they name none
    this.addSql(`ALTER TABLE mail_messages ALTER cause SET DEFAULT evm_new_uuid()`);
    this.addSql(`DROP TRIGGER IF EXISTS mail_messages_cause ON mail_messages`);
    // pushes, text messages and the counts on open screens follow as well
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
    // the one before has more arguments
    this.addSql(`DROP FUNCTION IF EXISTS evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz)`);
  }
}
