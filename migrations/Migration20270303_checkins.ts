import { Migration } from '@mikro-orm/migrations';

/**
 * Check-ins at events, and undone check-ins. Both tables are append-only, so door devices may upload in any order. An undo
 * may arrive before its scan.
 */
export class Migration20270303_checkins extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE scans (
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      id uuid NOT NULL,
      user_id uuid REFERENCES users ON DELETE CASCADE,
      guest_name text,
      at timestamptz(3) NOT NULL,
      by_id uuid REFERENCES users ON DELETE SET NULL,
      door text,
      is_walk_in boolean NOT NULL DEFAULT false,
      received_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (event_id, id),
      CONSTRAINT scans_of_somebody CHECK ((user_id IS NULL) <> (guest_name IS NULL))
    )`);
    this.addSql(`CREATE INDEX scans_of_person ON scans (user_id, event_id) WHERE user_id IS NOT NULL`);
    this.addSql(`CREATE INDEX scans_by ON scans (by_id) WHERE by_id IS NOT NULL`);
    this.addSql(`CREATE TABLE undone_scans (
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      scan_id uuid NOT NULL,
      undone_at timestamptz(3) NOT NULL DEFAULT now(),
      undone_by uuid REFERENCES users ON DELETE SET NULL,
      PRIMARY KEY (event_id, scan_id)
    )`);
    this.addSql(`CREATE INDEX undone_scans_by ON undone_scans (undone_by) WHERE undone_by IS NOT NULL`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER IF EXISTS registrations_undo_scans ON registrations`);
    this.addSql(`DROP VIEW IF EXISTS standing_scans`);
    this.addSql(`DROP TABLE undone_scans`);
    this.addSql(`DROP TABLE scans`);
  }
}
