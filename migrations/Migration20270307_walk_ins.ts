import { Migration } from '@mikro-orm/migrations';

/** Walk-ins: door staff may give free seats to people without a registration, including guests known only by name. */
export class Migration20270307_walk_ins extends Migration {
  override up(): void {
    // `guests`: how many of the taken seats belong to guests; participants have the rest.
    this.addSql(
      `ALTER TABLE events ADD walk_ins boolean NOT NULL DEFAULT false, ADD guests integer NOT NULL DEFAULT 0`,
    );
    this.addSql(`CREATE INDEX scans_of_guests ON scans (event_id, id) WHERE user_id IS NULL`);
    // The new one also covers guests and has another argument (api/checkin/scans.sql).
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_scans(uuid[], uuid[])`);
  }

  override down(): void {
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_scans(uuid[], uuid[], uuid[])`);
    this.addSql(`DROP INDEX scans_of_guests`);
    this.addSql(`ALTER TABLE events DROP walk_ins, DROP guests`);
  }
}
