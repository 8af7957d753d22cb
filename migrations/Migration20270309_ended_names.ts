import { Migration } from '@mikro-orm/migrations';

/** The ticket of a seat that was given back is still in the name that was given for the event. */
export class Migration20270309_ended_names extends Migration {
  override up(): void {
    // null where the seat was given back before: the account's name is shown
    this.addSql(`ALTER TABLE ended_tickets ADD name text`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE ended_tickets DROP name`);
  }
}
