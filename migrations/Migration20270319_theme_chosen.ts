import { Migration } from '@mikro-orm/migrations';

/** An account without a choice leaves the theme to the device. */
export class Migration20270319_theme_chosen extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE users ADD theme_chosen boolean NOT NULL DEFAULT false`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE users DROP theme_chosen`);
  }
}
