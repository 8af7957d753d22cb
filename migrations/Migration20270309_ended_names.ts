import { Migration } from '@mikro-orm/migrations';

/** The ticket of a cancelled seat keeps the name that the person gave for the event. */
export class Migration20270309_ended_names extends Migration {
  override up(): void {
    // Null if the seat was cancelled before this migration; screens then show the account's name.
    this.addSql(`ALTER TABLE ended_tickets ADD name text`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE ended_tickets DROP name`);
  }
}
