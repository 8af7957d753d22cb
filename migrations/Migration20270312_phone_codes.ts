import { Migration } from '@mikro-orm/migrations';

/** Numbers get text messages once their code was entered; stored ones too. What was sent counts for the number. */
export class Migration20270312_phone_codes extends Migration {
  override up(): void {
    // verified only as long as it is the number of the account
    this.addSql(`ALTER TABLE users ADD verified_phone text`);
    // the code is sealed
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
