import { Migration } from '@mikro-orm/migrations';

/** Messages that leave the house, whose addresses are known to be theirs, and links that work once. */
export class Migration20261128_mail extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE users
      ADD email_verified_at timestamptz(3),
      ADD awaits_verification boolean NOT NULL DEFAULT false,
      ADD google_subject text UNIQUE`);
    this.addSql(`ALTER TABLE sessions
      ADD agent text NOT NULL DEFAULT '' CHECK (length(agent) <= 300),
      ADD address text NOT NULL DEFAULT ''`);

    // only the hash of what is in the link; a new link of the same purpose takes the place of the old one
    this.addSql(`CREATE TABLE account_links (
      hash bytea PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('reset', 'verify')),
      expires_at timestamptz NOT NULL,
      UNIQUE (user_id, purpose)
    )`);

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

    // the table of jobs belongs to pg-boss, which makes it before this is first called
    this.addSql(`CREATE FUNCTION evm_queue_job(queue text, data jsonb) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
                                deletion_seconds, keep_until, policy, heartbeat_seconds)
        SELECT q.name, evm_queue_job.data, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds,
               q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.policy, q.heartbeat_seconds
          FROM pgboss.queue q WHERE q.name = queue;
        IF NOT FOUND THEN RAISE 'There is no queue %', queue; END IF;
      END $$`);
    this.addSql(`CREATE FUNCTION evm_queue_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM evm_queue_job('mail', jsonb_build_object('id', NEW.id)); RETURN NULL; END $$`);
    this.addSql(`CREATE TRIGGER mail_messages_queue AFTER INSERT ON mail_messages
      FOR EACH ROW EXECUTE FUNCTION evm_queue_mail()`);

    this.addSql(`CREATE FUNCTION evm_post_mail(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
        once text DEFAULT NULL, sealed text DEFAULT NULL, useless_after timestamptz DEFAULT NULL)
      RETURNS void LANGUAGE sql AS $$
        INSERT INTO mail_messages (kind, user_id, name, address, language, data, once, sealed, useless_after)
        SELECT evm_post_mail.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, evm_post_mail.data,
               evm_post_mail.once, evm_post_mail.sealed, evm_post_mail.useless_after
          FROM users u WHERE u.id = recipient AND (always OR u.notify_email)
        ON CONFLICT DO NOTHING
      $$`);
  }

  override down(): void {
    this.addSql(`DROP FUNCTION evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz)`);
    this.addSql(`DROP TABLE mail_messages`);
    this.addSql(`DROP FUNCTION evm_queue_mail(), evm_queue_job(text, jsonb), evm_new_uuid()`);
    this.addSql(`DROP TABLE account_links`);
    this.addSql(`ALTER TABLE sessions DROP agent, DROP address`);
    this.addSql(`ALTER TABLE users DROP email_verified_at, DROP awaits_verification, DROP google_subject`);
  }
}
