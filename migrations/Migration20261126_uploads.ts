import { Migration } from '@mikro-orm/migrations';

/** Uploaded images; events and profiles may refer to them. */
export class Migration20261126_uploads extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE uploads (
      name text PRIMARY KEY CHECK (name ~ '^[A-Za-z0-9_-]{22}$'),
      owner uuid REFERENCES users ON DELETE SET NULL,
      purpose text NOT NULL CHECK (purpose IN ('event', 'profile')),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      used_at timestamptz NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE INDEX uploads_of_owner ON uploads (owner, created_at)`);
    this.addSql(`CREATE INDEX uploads_by_use ON uploads (used_at)`);
    this.addSql(`ALTER TABLE events DROP CONSTRAINT events_image_check,
      ADD CONSTRAINT events_image_check CHECK (image LIKE 'https://%' OR image LIKE '/uploads/%')`);
    this.addSql(`ALTER TABLE users
      ADD CONSTRAINT users_photo_check CHECK (photo LIKE 'https://%' OR photo LIKE '/uploads/%')`);
  }

  override down(): void {
    this.addSql(`UPDATE events SET image = NULL WHERE image LIKE '/uploads/%'`);
    this.addSql(`UPDATE users SET photo = NULL WHERE photo LIKE '/uploads/%'`);
    this.addSql(`ALTER TABLE users DROP CONSTRAINT users_photo_check`);
    this.addSql(`ALTER TABLE events DROP CONSTRAINT events_image_check,
      ADD CONSTRAINT events_image_check CHECK (image LIKE 'https://%')`);
    this.addSql(`DROP TABLE uploads`);
  }
}
