import { Migration } from '@mikro-orm/migrations';

/** The last approved title, place and times of an event, stored while its approval is pending or rejected. */
export class Migration20270312_approved_words extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD approved_facts jsonb`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP approved_facts`);
  }
}
