import { Migration } from '@mikro-orm/migrations';

/** What people accept when they make an account, as admins have written it. */
export class Migration20261204_terms extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE system_settings ADD terms text NOT NULL DEFAULT ''`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE system_settings DROP terms`);
  }
}
