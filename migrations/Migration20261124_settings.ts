import { Migration } from '@mikro-orm/migrations';

/** Every setting of the platform and of people, and the audit trail. */
export class Migration20261124_settings extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE system_settings
      ADD enable_registration boolean NOT NULL DEFAULT true,
      ADD maintenance_mode boolean NOT NULL DEFAULT false,
      ADD email_verification_required boolean NOT NULL DEFAULT true,
      ADD default_user_role text NOT NULL DEFAULT 'participant' CHECK (default_user_role IN ('participant', 'organizer')),
      ADD file_upload_limit integer NOT NULL DEFAULT 5 CHECK (file_upload_limit BETWEEN 1 AND 25),
      ADD allowed_file_types text NOT NULL DEFAULT '.jpg,.png,.pdf,.doc,.docx',
      ADD system_email_address text NOT NULL DEFAULT '',
      ADD smtp_server text NOT NULL DEFAULT '',
      ADD smtp_port integer NOT NULL DEFAULT 587 CHECK (smtp_port BETWEEN 1 AND 65535),
      ADD smtp_username text NOT NULL DEFAULT '',
      ADD smtp_password text,
      ADD analytics_enabled boolean NOT NULL DEFAULT true,
      ADD logging_level text NOT NULL DEFAULT 'info' CHECK (logging_level IN ('error', 'warn', 'info', 'debug')),
      ADD event_approval_required boolean NOT NULL DEFAULT false,
      ADD updated_at timestamptz(3) NOT NULL DEFAULT now()`);
    this.addSql(`CREATE FUNCTION evm_tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM evm_tell('settings', '{}'); RETURN NULL; END $$`);
    this.addSql(`CREATE TRIGGER system_settings_tell AFTER UPDATE ON system_settings
      FOR EACH ROW EXECUTE FUNCTION evm_tell_settings()`);

    this.addSql(`ALTER TABLE users
      ADD notify_email boolean NOT NULL DEFAULT true,
      ADD notify_push boolean NOT NULL DEFAULT true,
      ADD notify_sms boolean NOT NULL DEFAULT false,
      ADD theme text NOT NULL DEFAULT 'light' CHECK (theme IN ('light', 'dark', 'system')),
      ADD language text NOT NULL DEFAULT 'english'
        CHECK (language IN ('english', 'kannada', 'hindi', 'spanish', 'french', 'german', 'chinese')),
      ADD profile_visible boolean NOT NULL DEFAULT true,
      ADD show_history boolean NOT NULL DEFAULT true,
      ADD search_text text NOT NULL GENERATED ALWAYS AS
        (evm_fold(first_name || ' ' || last_name || ' ' || email)) STORED`);
    this.addSql(`CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)`);

    // who appears or hides is told as with a new name, and their own sockets begin anew with eyes of their own
    this.addSql(`DROP TRIGGER users_rename_scores ON users`);
    this
      .addSql(`CREATE TRIGGER users_rename_scores AFTER UPDATE OF first_name, last_name, college, profile_visible ON users
      FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.college, OLD.profile_visible)
        IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.college, NEW.profile_visible))
      EXECUTE FUNCTION evm_rename_scores()`);
    this.addSql(`CREATE FUNCTION evm_tell_privacy() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM evm_tell('privacy', jsonb_build_object('userId', NEW.id)); RETURN NULL; END $$`);
    this.addSql(`CREATE TRIGGER users_tell_privacy AFTER UPDATE OF profile_visible ON users FOR EACH ROW
      WHEN (OLD.profile_visible IS DISTINCT FROM NEW.profile_visible) EXECUTE FUNCTION evm_tell_privacy()`);

    this.addSql(`CREATE TABLE audit_entries (
      id uuid PRIMARY KEY,
      action text NOT NULL,
      actor_id uuid NOT NULL,
      actor_name text NOT NULL,
      subject_id text,
      subject_name text NOT NULL,
      before jsonb,
      after jsonb,
      address text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE INDEX audit_entries_of_action ON audit_entries (action, id)`);
    this.addSql(`CREATE INDEX audit_entries_of_actor ON audit_entries (actor_id, id)`);
    this.addSql(`CREATE INDEX audit_entries_of_subject ON audit_entries (subject_id, id)`);
    this.addSql(`CREATE FUNCTION evm_keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the audit trail never changes' USING ERRCODE = 'restrict_violation'; END $$`);
    this.addSql(`CREATE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
      FOR EACH STATEMENT EXECUTE FUNCTION evm_keep_audit()`);
  }

  override down(): void {
    this.addSql(`DROP TABLE audit_entries`);
    this.addSql(`DROP TRIGGER users_tell_privacy ON users`);
    this.addSql(`DROP TRIGGER users_rename_scores ON users`);
    this.addSql(`CREATE TRIGGER users_rename_scores AFTER UPDATE OF first_name, last_name, college ON users FOR EACH ROW
      WHEN ((OLD.first_name, OLD.last_name, OLD.college) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.college))
      EXECUTE FUNCTION evm_rename_scores()`);
    this.addSql(`DROP TRIGGER system_settings_tell ON system_settings`);
    this.addSql(`DROP FUNCTION evm_keep_audit(), evm_tell_privacy(), evm_tell_settings()`);
    this.addSql(`ALTER TABLE users DROP notify_email, DROP notify_push, DROP notify_sms, DROP theme, DROP language,
      DROP profile_visible, DROP show_history, DROP search_text`);
    this.addSql(`ALTER TABLE system_settings DROP enable_registration, DROP maintenance_mode,
      DROP email_verification_required, DROP default_user_role, DROP file_upload_limit, DROP allowed_file_types,
      DROP system_email_address, DROP smtp_server, DROP smtp_port, DROP smtp_username, DROP smtp_password,
      DROP analytics_enabled, DROP logging_level, DROP event_approval_required, DROP updated_at`);
  }
}
