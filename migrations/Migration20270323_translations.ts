import { Migration } from '@mikro-orm/migrations';

const tables = ['events', 'announcements'] as const;

/** The main language of texts, and the same texts in further languages; null: not known, none. */
export class Migration20270323_translations extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`ALTER TABLE ${table} ADD language text, ADD translations jsonb`);
  }

  override down(): void {
    // The .sql files of the older version create it again.
    this.addSql(`DROP TRIGGER IF EXISTS events_compute ON events`);
    for (const table of tables) this.addSql(`ALTER TABLE ${table} DROP language, DROP translations`);
  }
}
