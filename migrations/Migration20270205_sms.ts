import { Migration } from '@mikro-orm/migrations';

/** Text messages: the gateway, phone numbers, and messages sent (for the daily limit). */
export class Migration20270205_sms extends Migration {
  override up(): void {
    // An empty address disables text messages. The token is encrypted.
    this.addSql(`ALTER TABLE system_settings ADD sms_address text NOT NULL DEFAULT '',
      ADD sms_template text NOT NULL DEFAULT '', ADD sms_token text`);
    // In E.164 format.
    this.addSql(`ALTER TABLE users ADD phone text CHECK (phone ~ '^\\+[1-9][0-9]{6,14}$')`);
    this.addSql(`CREATE TABLE sms_sent (
      notice_id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      sent_at timestamptz(3) NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE INDEX sms_sent_of_person ON sms_sent (user_id, sent_at)`);
    this.addSql(`CREATE INDEX sms_sent_by_age ON sms_sent (sent_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE sms_sent`);
    this.addSql(`ALTER TABLE users DROP phone`);
    this.addSql(`ALTER TABLE system_settings DROP sms_token, DROP sms_template, DROP sms_address`);
  }
}
