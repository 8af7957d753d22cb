import { Migration } from '@mikro-orm/migrations';

/** Whether the door of an event may give free seats to people who come without one: guests by name among them. */
export class Migration20270307_walk_ins extends Migration {
  override up(): void {
    // how many of the seats that are taken guests have: who has the others are participants
    this.addSql(
      `ALTER TABLE events ADD walk_ins boolean NOT NULL DEFAULT false, ADD guests integer NOT NULL DEFAULT 0`,
    );
    this.addSql(`CREATE INDEX scans_of_guests ON scans (event_id, id) WHERE user_id IS NULL`);
    // it tells of guests too (api/checkin/scans.sql)
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_scans(uuid[], uuid[])`);
  }

  override down(): void {
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_scans(uuid[], uuid[], uuid[])`);
    this.addSql(`DROP INDEX scans_of_guests`);
    this.addSql(`ALTER TABLE events DROP walk_ins, DROP guests`);
  }
}
