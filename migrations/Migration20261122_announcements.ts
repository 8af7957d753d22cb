import { Migration } from '@mikro-orm/migrations';

export class Migration20261122_announcements extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE announcements (
      id uuid PRIMARY KEY,
      title text NOT NULL,
      content text NOT NULL,
      event_id uuid REFERENCES events ON DELETE CASCADE,
      priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high')),
      is_published boolean NOT NULL DEFAULT true,
      created_by uuid NOT NULL REFERENCES users,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE INDEX announcements_newest ON announcements (created_at, id)`);
    this.addSql(`CREATE INDEX announcements_of_event ON announcements (event_id, created_at, id)`);
    this.addSql(`CREATE INDEX announcements_of_author ON announcements (created_by)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE announcements`);
  }
}
