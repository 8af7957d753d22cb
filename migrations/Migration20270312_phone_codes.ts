import { Migration } from '@mikro-orm/migrations';

/** A phone number, old or new, gets text messages only after its code was entered. The daily limit counts per number. */
export class Migration20270312_phone_codes extends Migration {
  override up(): void {
    // Valid only while it equals `phone`.
    this.addSql(`ALTER TABLE users ADD verified_phone text`);
    // The code is encrypted.
    this.addSql(`CREATE TABLE phone_codes (
      user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      phone text NOT NULL,
      code text NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      expires_at timestamptz NOT NULL
    )`);
    this.addSql(`ALTER TABLE sms_sent ADD phone text`);
    this.addSql(`CREATE INDEX sms_sent_to_phone ON sms_sent (phone, sent_at)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE sms_sent DROP phone`);
    this.addSql(`DROP TABLE phone_codes`);
    this.addSql(`ALTER TABLE users DROP verified_phone`);
  }
}
