import { Migration } from '@mikro-orm/migrations';

/** The translated titles of events that left a feed; null: none. */
export class Migration20270326_calendar_titles extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE calendar_gone ADD titles jsonb`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE calendar_gone DROP titles`);
  }
}
