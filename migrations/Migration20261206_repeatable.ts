import { Migration } from '@mikro-orm/migrations';

/** Which .sql files have been applied, and as what (see api/repeatable.ts). */
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
