import { Migration } from '@mikro-orm/migrations';

/** Finds the published events to come, which strangers and search engines list. */
export class Migration20270322_published_index extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX events_published ON events (over_at) WHERE is_published`);
  }

  override down(): void {
    this.addSql(`DROP INDEX events_published`);
  }
}
