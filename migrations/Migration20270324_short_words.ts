import { Migration } from '@mikro-orm/migrations';

/**
 * An index that finds words of two characters as the beginning of a trigram. Other characters become spaces first, because
 * a trigram that contains them is only a hash.
 */
export class Migration20270324_short_words extends Migration {
  override up(): void {
    this.addSql(`CREATE FUNCTION evm_trigrams(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT array_to_tsvector(public.show_trgm(regexp_replace($1, '[^a-z0-9]+', ' ', 'g'))) $$`);
    this.addSql(`CREATE INDEX events_trigrams ON events USING gin (evm_trigrams(search_text))`);
    // the planner knows nothing about the trigrams until then
    this.addSql(`ANALYZE events`);
  }

  override down(): void {
    this.addSql(`DROP INDEX events_trigrams`);
    this.addSql(`DROP FUNCTION evm_trigrams(text)`);
  }
}
