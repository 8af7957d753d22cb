import { Migration } from '@mikro-orm/migrations';

/** Which kinds of messages people want by which ways, where that is not what everybody has. */
export class Migration20270204_message_choices extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE message_choices (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      topic text NOT NULL,
      way text NOT NULL CHECK (way IN ('email', 'push', 'sms')),
      wanted boolean NOT NULL,
      PRIMARY KEY (user_id, topic, way)
    )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE message_choices`);
  }
}
