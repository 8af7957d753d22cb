import { Migration } from '@mikro-orm/migrations';

/** Networks where users have signed in before. Failed attempts elsewhere do not lock them out there. */
export class Migration20261201_throttle extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE known_networks (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      network text NOT NULL,
      last_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, network)
    )`);
    this.addSql(`CREATE INDEX known_networks_by_age ON known_networks (last_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE known_networks`);
  }
}
