import { Migration } from '@mikro-orm/migrations';

/** The reason for the rejection of an event. */
export class Migration20261125_approval extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD rejection_reason text,
      ADD CONSTRAINT events_reason CHECK (rejection_reason IS NULL OR approval = 'rejected')`);
    this.addSql(`CREATE INDEX events_waiting ON events (date, id) WHERE approval <> 'approved'`);
  }

  override down(): void {
    this.addSql(`DROP INDEX events_waiting`);
    this.addSql(`ALTER TABLE events DROP rejection_reason`);
  }
}
