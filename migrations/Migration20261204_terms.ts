import { Migration } from '@mikro-orm/migrations';

/** The terms that new users accept at sign-up. Admins write them. */
export class Migration20261204_terms extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE system_settings ADD terms text NOT NULL DEFAULT ''`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE system_settings DROP terms`);
  }
}
