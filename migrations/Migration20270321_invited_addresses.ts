import { Migration } from '@mikro-orm/migrations';

/** Finds the invitations of an address when it gets an account. */
export class Migration20270321_invited_addresses extends Migration {
  override up(): void {
    this.addSql(`CREATE INDEX event_invitations_address ON event_invitations (email) WHERE user_id IS NULL`);
  }

  override down(): void {
    this.addSql(`DROP INDEX event_invitations_address`);
  }
}
