import { Migration } from '@mikro-orm/migrations';

/** Events whose title, time and place people see before the sign-in, if the settings allow it. */
export class Migration20270321_published_events extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD is_published boolean NOT NULL DEFAULT false`);
    this.addSql(`ALTER TABLE system_settings ADD event_publishing_allowed boolean NOT NULL DEFAULT false`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE system_settings DROP event_publishing_allowed`);
    this.addSql(`ALTER TABLE events DROP is_published`);
  }
}
