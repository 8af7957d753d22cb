import { Migration } from '@mikro-orm/migrations';

/** Where places are found on a map, and what takes place where. */
export class Migration20270123_places extends Migration {
  override up(): void {
    // empty: no place is shown on a map
    this.addSql(`ALTER TABLE system_settings ADD map_link_template text NOT NULL DEFAULT ''`);
    // the name of a place whatever its case, accents and blanks
    this.addSql(`CREATE FUNCTION evm_place(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT public.evm_fold(regexp_replace(btrim($1), '\\s+', ' ', 'g')) $$`);
    this.addSql(`CREATE INDEX events_by_place ON events (evm_place(location), date)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX events_by_place`);
    this.addSql(`DROP FUNCTION evm_place(text)`);
    this.addSql(`ALTER TABLE system_settings DROP map_link_template`);
  }
}
