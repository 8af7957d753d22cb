import { Migration } from '@mikro-orm/migrations';

/** Foreign keys delete ended tickets with their event or account, instead of triggers. */
export class Migration20270316_ended_tickets extends Migration {
  override up(): void {
    this.addSql(`DELETE FROM ended_tickets t WHERE NOT EXISTS (SELECT FROM events WHERE id = t.event_id)
      OR NOT EXISTS (SELECT FROM users WHERE id = t.user_id)`);
    this.addSql(`ALTER TABLE ended_tickets ADD FOREIGN KEY (event_id) REFERENCES events ON DELETE CASCADE,
      ADD FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE`);
    // until now announcements that had waited for a day were never mailed: they are not mailed now
    this.addSql(`UPDATE announcements SET mail_asked_at = NULL WHERE mail_asked_at < now() - interval '1 day'`);
  }

  override down(): void {
    this.addSql(
      `ALTER TABLE ended_tickets DROP CONSTRAINT ended_tickets_event_id_fkey, DROP CONSTRAINT ended_tickets_user_id_fkey`,
    );
  }
}
