import { Migration } from '@mikro-orm/migrations';

/** Rules append to the journal what triggers notified of. */
export class Migration20270316_no_tells extends Migration {
  override up(): void {
    this.addSql(`DROP TRIGGER IF EXISTS scans_tell ON scans`);
    this.addSql(`DROP TRIGGER IF EXISTS scans_tell_change ON scans`);
    this.addSql(`DROP TRIGGER IF EXISTS undone_scans_tell ON undone_scans`);
    this.addSql(`DROP TRIGGER IF EXISTS undone_scans_free_seats ON undone_scans`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_changed_scans(), evm_tell_undone_scans(), evm_free_guest_seats(),
      evm_tell_scans(uuid[], uuid[], uuid[])`);
  }

  // the .sql files of the version before make their triggers again
  override down(): void {}
}
