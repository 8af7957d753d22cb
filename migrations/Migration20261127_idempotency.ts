import { Migration } from '@mikro-orm/migrations';

/** Idempotency keys of requests, each with the stored answer. */
export class Migration20261127_idempotency extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE idempotency_keys (
      owner text NOT NULL,
      key text NOT NULL,
      request bytea NOT NULL,
      turn uuid NOT NULL,
      is_done boolean NOT NULL DEFAULT false,
      status smallint,
      answer text,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (owner, key)
    )`);
    this.addSql(`CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE idempotency_keys`);
  }
}
