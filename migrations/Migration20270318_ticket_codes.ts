import { Migration } from '@mikro-orm/migrations';

/** The door finds the event of a typed code, also if it is another event. */
export class Migration20270318_ticket_codes extends Migration {
  override up(): void {
    // not CONCURRENTLY: it would wait for processes that wait for this migration
    this.addSql(`CREATE INDEX registrations_of_ticket ON registrations (ticket_number)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX registrations_of_ticket`);
  }
}
