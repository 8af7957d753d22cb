import { Migration } from '@mikro-orm/migrations';

/** Users' choices of kinds of messages per channel, if they differ from the default. */
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
