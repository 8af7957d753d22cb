import { Migration } from '@mikro-orm/migrations';

/** Registration rules of events: period, colleges, limit per college, approval by the organizer. */
export class Migration20270102_rules extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD opens_at timestamptz, ADD closes_at timestamptz, ADD cancel_until timestamptz,
      ADD colleges text[] NOT NULL DEFAULT '{}',
      ADD most_per_college integer CHECK (most_per_college > 0),
      ADD needs_approval boolean NOT NULL DEFAULT false,
      ADD requested integer NOT NULL DEFAULT 0 CHECK (requested >= 0)`);
    // Taking a seat reads this one column and skips the rules if the event has none.
    this.addSql(`ALTER TABLE events ADD has_rules boolean NOT NULL GENERATED ALWAYS AS (
      coalesce(opens_at, closes_at, cancel_until) IS NOT NULL OR colleges <> '{}' OR most_per_college IS NOT NULL
      OR needs_approval) STORED`);
    this.addSql(`CREATE INDEX events_closing ON events (LEAST(date, closes_at))`);

    this.addSql(`ALTER TABLE registrations DROP CONSTRAINT registrations_state_check,
      ADD CONSTRAINT registrations_state_check CHECK (state IN ('confirmed', 'waitlisted', 'requested'))`);
    this.addSql(`CREATE INDEX registrations_requested ON registrations (event_id, id) WHERE state = 'requested'`);
  }

  // The previous version would treat people with an open request as participants.
  override down(): void {
    this.addSql(`DROP INDEX registrations_requested`);
    this.addSql(`DELETE FROM registrations WHERE state = 'requested'`);
    this.addSql(`ALTER TABLE registrations DROP CONSTRAINT registrations_state_check,
      ADD CONSTRAINT registrations_state_check CHECK (state IN ('confirmed', 'waitlisted'))`);
    this.addSql(`DROP INDEX events_closing`);
    this.addSql(`ALTER TABLE events DROP has_rules`);
    this
      .addSql(`ALTER TABLE events DROP opens_at, DROP closes_at, DROP cancel_until, DROP colleges, DROP most_per_college,
      DROP needs_approval, DROP requested`);
  }
}
