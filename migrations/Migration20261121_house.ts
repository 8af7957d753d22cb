import { Migration } from '@mikro-orm/migrations';

/** Accounts, sessions, the settings row, events and registrations. */
export class Migration20261121_house extends Migration {
  override up(): void {
    this.addSql(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    this.addSql(`CREATE EXTENSION IF NOT EXISTS unaccent`);

    // Indexes and generated columns call these functions. All other functions, triggers and views: api/<feature>/*.sql.
    this.addSql(`CREATE FUNCTION evm_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$`);
    this.addSql(`CREATE FUNCTION evm_fold_all(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT coalesce(array_agg(public.evm_fold(t)), '{}') FROM unnest($1) AS t $$`);

    this.addSql(`CREATE FUNCTION evm_words(text, text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT public.evm_fold($1 || ' ' || array_to_string($2, ' ')) $$`);

    this.addSql(`CREATE TABLE system_settings (
      id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
      max_users_per_event integer NOT NULL DEFAULT 100 CHECK (max_users_per_event > 0),
      max_events_per_organizer integer NOT NULL DEFAULT 10 CHECK (max_events_per_organizer > 0),
      session_timeout integer NOT NULL DEFAULT 60 CHECK (session_timeout > 0)
    )`);
    this.addSql(`INSERT INTO system_settings DEFAULT VALUES`);

    this.addSql(`CREATE TABLE users (
      id uuid PRIMARY KEY,
      first_name text NOT NULL,
      last_name text NOT NULL,
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      password_hash text,
      college text NOT NULL,
      role text NOT NULL CHECK (role IN ('participant', 'organizer', 'admin')),
      photo text,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    )`);

    this.addSql(`CREATE TABLE sessions (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      last_used_at timestamptz NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE INDEX sessions_user ON sessions (user_id)`);

    this.addSql(`CREATE TABLE sign_in_attempts (
      bucket text PRIMARY KEY,
      failures integer NOT NULL,
      pending integer NOT NULL,
      window_ends_at timestamptz NOT NULL
    )`);

    this.addSql(`CREATE TABLE events (
      id uuid PRIMARY KEY,
      title text NOT NULL,
      description text NOT NULL,
      date timestamptz(3) NOT NULL,
      location text NOT NULL,
      capacity integer NOT NULL CHECK (capacity > 0),
      taken integer NOT NULL DEFAULT 0,
      tags text[] NOT NULL DEFAULT '{}' CHECK (array_position(tags, NULL) IS NULL),
      image text CHECK (image LIKE 'https://%'),
      approval text NOT NULL DEFAULT 'approved' CHECK (approval IN ('approved', 'pending', 'rejected')),
      created_by uuid NOT NULL REFERENCES users,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      hidden boolean NOT NULL GENERATED ALWAYS AS (title ~* 'sample|test') STORED,
      search_text text NOT NULL GENERATED ALWAYS AS
        (evm_words(title || ' ' || description || ' ' || location, tags)) STORED,
      CONSTRAINT events_seats CHECK (taken BETWEEN 0 AND capacity)
    )`);
    this.addSql(`CREATE INDEX events_by_date ON events (date, id) WHERE NOT hidden`);
    this.addSql(`CREATE INDEX events_by_creator ON events (created_by, date, id)`);
    this.addSql(`CREATE INDEX events_search ON events USING gin (search_text gin_trgm_ops)`);
    this.addSql(`CREATE INDEX events_tags ON events USING gin (evm_fold_all(tags))`);

    this.addSql(`CREATE TABLE registrations (
      id uuid PRIMARY KEY,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users,
      name text NOT NULL,
      email text NOT NULL,
      phone text,
      special_requirements text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      CONSTRAINT registrations_once UNIQUE (event_id, user_id)
    )`);
    this.addSql(`CREATE INDEX registrations_of_event ON registrations (event_id, id)`);
    this.addSql(`CREATE INDEX registrations_of_user ON registrations (user_id, id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE registrations, events, sign_in_attempts, sessions, users, system_settings`);
    this.addSql(`DROP FUNCTION evm_words(text, text[]), evm_fold_all(text[]), evm_fold(text)`);
    this.addSql(`DROP EXTENSION unaccent, pg_trgm`);
  }
}
