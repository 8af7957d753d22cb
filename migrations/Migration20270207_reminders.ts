import { Migration } from '@mikro-orm/migrations';

/** Reminders to seat holders before an event begins. */
export class Migration20270207_reminders extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD remind_before integer[] NOT NULL DEFAULT '{1440,60}'`);
    // Progress of one reminder of an event that begins at `date`. `reached`: the last user id reminded, in id order.
    this.addSql(`CREATE TABLE reminded (
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      date timestamptz(3) NOT NULL,
      minutes integer NOT NULL,
      reached uuid,
      is_done boolean NOT NULL DEFAULT false,
      PRIMARY KEY (event_id, date, minutes)
    )`);
    // Its arguments changed.
    this.addSql(`DROP FUNCTION IF EXISTS evm_post(text, uuid, jsonb, boolean)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE reminded`);
    this.addSql(`ALTER TABLE events DROP remind_before`);
  }
}
