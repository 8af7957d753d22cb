import { Migration } from '@mikro-orm/migrations';

/** System settings, user settings and the audit trail. */
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
  }

  override down(): void {
    this.addSql(`DROP TABLE audit_entries`);
    this.addSql(`ALTER TABLE users DROP notify_email, DROP notify_push, DROP notify_sms, DROP theme, DROP language,
      DROP profile_visible, DROP show_history, DROP search_text`);
    this.addSql(`ALTER TABLE system_settings DROP enable_registration, DROP maintenance_mode,
      DROP email_verification_required, DROP default_user_role, DROP file_upload_limit, DROP allowed_file_types,
      DROP system_email_address, DROP smtp_server, DROP smtp_port, DROP smtp_username, DROP smtp_password,
      DROP analytics_enabled, DROP logging_level, DROP event_approval_required, DROP updated_at`);
  }
}
