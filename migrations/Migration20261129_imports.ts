import { Migration } from '@mikro-orm/migrations';

/** Staged rows of user imports; an import's rows stay until all its users exist. */
export class Migration20261129_imports extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE user_imports (
      id uuid PRIMARY KEY,
      owner uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE TABLE user_import_rows (
      import_id uuid NOT NULL REFERENCES user_imports ON DELETE CASCADE,
      row integer NOT NULL,
      first_name text NOT NULL,
      last_name text NOT NULL,
      email text NOT NULL,
      college text NOT NULL,
      role text NOT NULL CHECK (role IN ('participant', 'organizer')),
      PRIMARY KEY (import_id, row),
      UNIQUE (import_id, email)
    )`);
    this.addSql(`CREATE INDEX user_imports_by_age ON user_imports (created_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE user_import_rows, user_imports`);
  }
}
