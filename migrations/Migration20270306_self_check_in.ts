import { Migration } from '@mikro-orm/migrations';

/** Whether people check themselves in at an event, by a code that is shown there. */
export class Migration20270306_self_check_in extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD self_check_in boolean NOT NULL DEFAULT false`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP self_check_in`);
  }
}
