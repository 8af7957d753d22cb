import { Migration } from '@mikro-orm/migrations';

/** Series of repeated events. */
export class Migration20270120_series extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE series_events (
      event_id uuid PRIMARY KEY REFERENCES events ON DELETE CASCADE,
      series_id uuid NOT NULL
    )`);
    this.addSql(`CREATE INDEX series_events_of_series ON series_events (series_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE series_events`);
  }
}
