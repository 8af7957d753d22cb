import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for two statements that each process runs at its start. They read whole tables: whether there is an admin, and which
 * announcements have changed lately.
 */
export class Migration20270325_start_indexes extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX users_admins ON users (id) WHERE role = 'admin'`);
    this.addSql(`CREATE INDEX announcements_changed ON announcements (updated_at)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX announcements_changed, users_admins`);
  }
}
