import { Migration } from '@mikro-orm/migrations';

/** Self check-in: participants enter a code that is shown at the event. */
export class Migration20270306_self_check_in extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD self_check_in boolean NOT NULL DEFAULT false`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP self_check_in`);
  }
}
