import { Migration } from '@mikro-orm/migrations';

/** Points for attendance. A person gets at most one such award per event; corrections of it carry the same flag. */
export class Migration20270308_attendance_points extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD attendance_points numeric(9, 2)
      CONSTRAINT events_attendance_points CHECK (attendance_points > 0 AND attendance_points <= 1000000)`);
    this.addSql(`ALTER TABLE awards ADD is_for_attendance boolean NOT NULL DEFAULT false`);
    this.addSql(`CREATE UNIQUE INDEX awards_for_attendance ON awards (event_id, user_id)
      WHERE is_for_attendance AND corrects IS NULL`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER IF EXISTS scans_award ON scans`);
    this.addSql(`DROP TRIGGER IF EXISTS undone_scans_award ON undone_scans`);
    this.addSql(`DROP TRIGGER IF EXISTS events_attendance_points ON events`);
    this.addSql(`ALTER TABLE awards DROP is_for_attendance`);
    this.addSql(`ALTER TABLE events DROP attendance_points`);
  }
}
