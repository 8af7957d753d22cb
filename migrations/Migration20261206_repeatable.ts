import { Migration } from '@mikro-orm/migrations';

/** The applied .sql files and the hash of each (api/repeatable.ts). */
export class Migration20261206_repeatable extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE applied_sql (
      file text PRIMARY KEY,
      hash text NOT NULL
    )`);
  }

  override down(): void {
    this.addSql(`DROP TABLE applied_sql`);
  }
}
