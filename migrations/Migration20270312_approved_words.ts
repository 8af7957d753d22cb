import { Migration } from '@mikro-orm/migrations';

/** Title, place and times of an event as they were approved last, as long as it is on hold. */
export class Migration20270312_approved_words extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD approved_facts jsonb`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP approved_facts`);
  }
}
