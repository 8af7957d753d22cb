import { Migration } from '@mikro-orm/migrations';

/** Schedule and audience of announcements. */
export class Migration20270206_scheduled_announcements extends Migration {
  override up(): void {
    // `shown`: whether it was visible when clients were last notified. `told_at`: when it appeared in the bell; null for
    // announcements that are older than the bell.
    this.addSql(`ALTER TABLE announcements
      ADD publish_at timestamptz(3),
      ADD ends_at timestamptz(3),
      ADD pinned boolean NOT NULL DEFAULT false,
      ADD audience text NOT NULL DEFAULT 'everybody'
        CHECK (audience IN ('everybody', 'seats', 'line', 'college', 'organizers')),
      ADD college text,
      ADD shown boolean NOT NULL DEFAULT true,
      ADD told_at timestamptz(3),
      ADD told_again boolean NOT NULL DEFAULT false,
      ADD since timestamptz(3) GENERATED ALWAYS AS (greatest(created_at, publish_at)) STORED,
      ADD CONSTRAINT announcements_in_order CHECK (ends_at > publish_at),
      ADD CONSTRAINT announcements_of_an_event CHECK (audience NOT IN ('seats', 'line') OR event_id IS NOT NULL),
      ADD CONSTRAINT announcements_of_a_college CHECK ((audience = 'college') = (college IS NOT NULL))`);
    // Published ones are visible already.
    this.addSql(`UPDATE announcements SET shown = false WHERE NOT is_published`);
    this.addSql(`DROP INDEX announcements_newest, announcements_of_event`);
    this.addSql(`CREATE INDEX announcements_newest ON announcements (since, id)`);
    this.addSql(`CREATE INDEX announcements_listed ON announcements (pinned, since, id)`);
    this.addSql(`CREATE INDEX announcements_of_event ON announcements (event_id, pinned, since, id)`);
    this.addSql(`CREATE INDEX announcements_told ON announcements (told_at, id) WHERE told_at IS NOT NULL`);
    this.addSql(`CREATE INDEX announcements_to_show ON announcements (publish_at) WHERE is_published AND NOT shown`);
    this.addSql(`CREATE INDEX announcements_to_end ON announcements (ends_at) WHERE shown`);
    this.addSql(`CREATE TABLE announcement_reads (
      announcement_id uuid REFERENCES announcements ON DELETE CASCADE,
      user_id uuid REFERENCES users ON DELETE CASCADE,
      read_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (announcement_id, user_id)
    )`);
    this.addSql(`CREATE INDEX announcement_reads_of_person ON announcement_reads (user_id, announcement_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE announcement_reads`);
    this.addSql(`DROP INDEX announcements_newest, announcements_of_event`);
    this.addSql(`CREATE INDEX announcements_newest ON announcements (created_at, id)`);
    this.addSql(`CREATE INDEX announcements_of_event ON announcements (event_id, created_at, id)`);
    this.addSql(`ALTER TABLE announcements DROP since`);
    this.addSql(`ALTER TABLE announcements DROP publish_at, DROP ends_at, DROP pinned, DROP audience, DROP college,
      DROP shown, DROP told_at, DROP told_again`);
  }
}
