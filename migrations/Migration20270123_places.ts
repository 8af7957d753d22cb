import { Migration } from '@mikro-orm/migrations';

/** Map links of places, and an index of events by place. */
export class Migration20270123_places extends Migration {
  override up(): void {
    // Empty disables map links.
    this.addSql(`ALTER TABLE system_settings ADD map_link_template text NOT NULL DEFAULT ''`);
    // Normalizes the case, accents and blanks of a place's name.
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
