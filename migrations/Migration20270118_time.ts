import { Migration } from '@mikro-orm/migrations';

/** Optional end of events, and the college's time zone. */
export class Migration20270118_time extends Migration {
  override up(): void {
    // `over_at`: from then on the event counts as past.
    this.addSql(`ALTER TABLE events ADD ends_at timestamptz CHECK (ends_at > date),
      ADD over_at timestamptz NOT NULL GENERATED ALWAYS AS (coalesce(ends_at, date)) STORED`);
    // Lists show running events before upcoming ones.
    this.addSql(
      `CREATE INDEX events_lasting ON events USING gist (tstzrange(date, ends_at, '(]')) WHERE ends_at IS NOT NULL`,
    );
    // Empty means the server's zone.
    this.addSql(`ALTER TABLE system_settings ADD time_zone text NOT NULL DEFAULT ''`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_event_facts(uuid, text, text, timestamptz, integer)`);
  }

  override down(): void {
    this.addSql(`DROP FUNCTION IF EXISTS evm_event_facts(uuid, text, text, timestamptz, timestamptz, integer)`);
    this.addSql(`ALTER TABLE system_settings DROP time_zone`);
    this.addSql(`ALTER TABLE events DROP over_at, DROP ends_at`);
  }
}
