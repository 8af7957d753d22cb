import { Migration } from '@mikro-orm/migrations';

/** Staff of events; one row per person and role. */
export class Migration20270301_staff extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE event_staff (
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('manager', 'scorer', 'door')),
      added_by uuid REFERENCES users ON DELETE SET NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (event_id, user_id, role)
    )`);
    this.addSql(`CREATE INDEX event_staff_user ON event_staff (user_id) INCLUDE (role, event_id)`);
    // Most users are never staff. Session look-ups read event_staff only if this is true.
    this.addSql(`ALTER TABLE users ADD has_helped boolean NOT NULL DEFAULT false`);
  }

  override down(): void {
    this.addSql(`DROP TABLE event_staff`);
    this.addSql(`ALTER TABLE users DROP has_helped`);
  }
}
