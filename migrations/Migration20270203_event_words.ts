import { Migration } from '@mikro-orm/migrations';

/**
 * A trigger (api/events/words.sql) now writes the search text of an event and whether its title hides it. If a table has a
 * BEFORE UPDATE trigger, PostgreSQL recomputes generated columns on every update. Each seat updates the event.
 */
export class Migration20270203_event_words extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ALTER search_text DROP EXPRESSION, ALTER hidden DROP EXPRESSION`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER IF EXISTS events_words ON events`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_set_event_words()`);
    // This trigger depends on `hidden`. The .sql files of the older version create it again.
    this.addSql(`DROP TRIGGER IF EXISTS events_calendar_gone ON events`);
    this
      .addSql(`CREATE OR REPLACE FUNCTION evm_words(text, text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT public.evm_fold($1 || ' ' || array_to_string($2, ' ')) $$`);
    this.addSql(`ALTER TABLE events DROP search_text, DROP hidden,
      ADD hidden boolean NOT NULL GENERATED ALWAYS AS (title ~* 'sample|test') STORED,
      ADD search_text text NOT NULL GENERATED ALWAYS AS
        (evm_words(title || ' ' || description || ' ' || location, tags)) STORED`);
    this.addSql(`CREATE INDEX events_by_date ON events (date, id) WHERE NOT hidden`);
    this.addSql(`CREATE INDEX events_search ON events USING gin (search_text gin_trgm_ops)`);
  }
}
