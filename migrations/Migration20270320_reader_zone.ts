import { Migration } from '@mikro-orm/migrations';

/** The time zone of a person's device, for notices and letters. Empty: that of the college. */
export class Migration20270320_reader_zone extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE users ADD time_zone text NOT NULL DEFAULT ''`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE users DROP time_zone`);
  }
}
