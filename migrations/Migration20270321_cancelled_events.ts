import { Migration } from '@mikro-orm/migrations';

/** A cancelled event stays as a record, with the organizer's reason if one was given. */
export class Migration20270321_cancelled_events extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD cancelled_at timestamptz, ADD cancellation_reason text`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP cancelled_at, DROP cancellation_reason`);
  }
}
