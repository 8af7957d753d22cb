import { Migration } from '@mikro-orm/migrations';

/** Rules append to the journal what triggers notified of. */
export class Migration20270316_no_tells extends Migration {
  override up(): void {
    // what waited for longer was no longer sent, and is not sent now
    this.addSql(`UPDATE announcements SET mail_asked_at = NULL WHERE mail_asked_at < now() - interval '1 day'`);
    this.addSql(`DROP TRIGGER IF EXISTS scans_tell ON scans`);
    this.addSql(`DROP TRIGGER IF EXISTS scans_tell_change ON scans`);
    this.addSql(`DROP TRIGGER IF EXISTS undone_scans_tell ON undone_scans`);
    this.addSql(`DROP TRIGGER IF EXISTS undone_scans_free_seats ON undone_scans`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_changed_scans(), evm_tell_undone_scans(), evm_free_guest_seats(),
      evm_tell_scans(uuid[], uuid[], uuid[])`);
    for (const name of [
      'events_tell_waiting',
      'events_tell_decision',
      'events_tell_gone',
      'events_tell_approval',
      'events_tell_bell',
    ])
      this.addSql(`DROP TRIGGER IF EXISTS ${name} ON events`);
    for (const name of [
      'moments',
      'moments_change',
      'tell',
      'tell_change',
      'tell_bell',
      'tell_bell_gone',
      'tell_bell_change',
      'push',
    ])
      this.addSql(`DROP TRIGGER IF EXISTS announcements_${name} ON announcements`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_decision(), evm_tell_approval(), evm_tell_bell_approval(),
      evm_queue_announcement_moments(), evm_tell_announcement(), evm_tell_bell(), evm_push_announcement()`);
    this.addSql(`DROP TRIGGER IF EXISTS registrations_tell_audience ON registrations`);
    this.addSql(`DROP TRIGGER IF EXISTS registrations_calendar_gone ON registrations`);
    this.addSql(`DROP TRIGGER IF EXISTS events_forget_tickets ON events`);
    this.addSql(`DROP TRIGGER IF EXISTS users_forget_tickets ON users`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_tell_audience(), evm_calendar_seat_gone(), evm_forget_tickets()`);
    this.addSql(`DELETE FROM ended_tickets t WHERE NOT EXISTS (SELECT FROM events WHERE id = t.event_id)
      OR NOT EXISTS (SELECT FROM users WHERE id = t.user_id)`);
    this.addSql(`ALTER TABLE ended_tickets ADD FOREIGN KEY (event_id) REFERENCES events ON DELETE CASCADE,
      ADD FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE`);
  }

  // the .sql files of the version before make their triggers again
  override down(): void {
    this.addSql(
      `ALTER TABLE ended_tickets DROP CONSTRAINT ended_tickets_event_id_fkey, DROP CONSTRAINT ended_tickets_user_id_fkey`,
    );
  }
}
