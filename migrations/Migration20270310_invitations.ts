import { Migration } from '@mikro-orm/migrations';

/** Open invitations to become staff or owner of an event. */
export class Migration20270310_invitations extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE event_invitations (
      id uuid PRIMARY KEY,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      role text NOT NULL CHECK (role IN ('manager', 'scorer', 'door', 'owner')),
      user_id uuid REFERENCES users ON DELETE CASCADE,
      email text,
      invited_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK (user_id IS NOT NULL OR email IS NOT NULL)
    )`);
    this.addSql(
      `CREATE UNIQUE INDEX event_invitations_once ON event_invitations (event_id, role, coalesce(email, user_id::text))`,
    );
    this.addSql(`CREATE INDEX event_invitations_user ON event_invitations (user_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE event_invitations`);
  }
}
