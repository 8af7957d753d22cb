import { Migration } from '@mikro-orm/migrations';

/** The mail outbox, verified addresses and single-use links. */
export class Migration20261128_mail extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE users
      ADD email_verified_at timestamptz(3),
      ADD awaits_verification boolean NOT NULL DEFAULT false,
      ADD google_subject text UNIQUE`);
    this.addSql(`ALTER TABLE sessions
      ADD agent text NOT NULL DEFAULT '' CHECK (length(agent) <= 300),
      ADD address text NOT NULL DEFAULT ''`);

    // Stores only the hash of the link's secret. A new link replaces the user's previous link of the same purpose.
    this.addSql(`CREATE TABLE account_links (
      hash bytea PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('reset', 'verify')),
      expires_at timestamptz NOT NULL,
      UNIQUE (user_id, purpose)
    )`);

    // Not in a .sql file because a column default below calls it.
    this.addSql(`CREATE FUNCTION evm_new_uuid() RETURNS uuid LANGUAGE sql VOLATILE AS $$
      SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) PLACING
        substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
    $$`);

    this.addSql(`CREATE TABLE mail_messages (
      id uuid PRIMARY KEY DEFAULT evm_new_uuid(),
      kind text NOT NULL,
      user_id uuid REFERENCES users ON DELETE SET NULL,
      name text NOT NULL,
      address text NOT NULL,
      language text NOT NULL,
      data jsonb NOT NULL DEFAULT '{}',
      sealed text,
      once text UNIQUE,
      useless_after timestamptz,
      state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'kept', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      answer text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      settled_at timestamptz(3),
      CHECK (sealed IS NULL OR state = 'queued')
    )`);
    this.addSql(`CREATE INDEX mail_messages_by_state ON mail_messages (state, id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE mail_messages`);
    this.addSql(`DROP FUNCTION evm_new_uuid()`);
    this.addSql(`DROP TABLE account_links`);
    this.addSql(`ALTER TABLE sessions DROP agent, DROP address`);
    this.addSql(`ALTER TABLE users DROP email_verified_at, DROP awaits_verification, DROP google_subject`);
  }
}
