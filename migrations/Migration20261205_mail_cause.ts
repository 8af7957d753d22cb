import { Migration } from '@mikro-orm/migrations';

/** Letters know what set them off, so that those of one cause are one line. */
export class Migration20261205_mail_cause extends Migration {
  override up(): void {
    // The same for all letters that one transaction writes of one kind and content, whatever each reader was told before.
    // It begins with the time, as other ids do, so that causes sort by it.
    this.addSql(`CREATE FUNCTION evm_mail_cause(at timestamptz, kind text, data jsonb, source text) RETURNS uuid
      LANGUAGE sql STABLE AS $$
        SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') ||
          left(md5(concat_ws(' ', kind, data - 'was', source)), 20))::uuid
      $$`);
    this.addSql(`ALTER TABLE mail_messages ADD cause uuid`);
    this.addSql(`UPDATE mail_messages SET cause = evm_mail_cause(created_at, kind, data, '')`);
    this.addSql(`ALTER TABLE mail_messages ALTER cause SET NOT NULL`);
    this.addSql(`CREATE INDEX mail_messages_by_cause ON mail_messages (cause, id) INCLUDE (state)`);

    // a letter that waits and then says something else was set off by what changed it
    this.addSql(`CREATE FUNCTION evm_set_mail_cause() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' OR (NEW.kind, NEW.data - 'was') <> (OLD.kind, OLD.data - 'was') THEN
          NEW.cause := evm_mail_cause(now(), NEW.kind, NEW.data, pg_current_xact_id()::text);
        END IF;
        RETURN NEW;
      END $$`);
    this.addSql(`CREATE TRIGGER mail_messages_cause BEFORE INSERT OR UPDATE OF kind, data ON mail_messages
      FOR EACH ROW EXECUTE FUNCTION evm_set_mail_cause()`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER mail_messages_cause ON mail_messages`);
    this.addSql(`DROP FUNCTION evm_set_mail_cause(), evm_mail_cause(timestamptz, text, jsonb, text)`);
    this.addSql(`ALTER TABLE mail_messages DROP cause`);
  }
}
