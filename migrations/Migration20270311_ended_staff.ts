import { Migration } from '@mikro-orm/migrations';

/** Former door staff and when their role ended. Scans that their devices made before then still count. */
export class Migration20270311_ended_staff extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE ended_staff (
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      ended_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (event_id, user_id)
    )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE ended_staff`);
  }
}
