import { Migration } from '@mikro-orm/migrations';

/** A registration is a seat, or a place on the waitlist if the event is full. */
export class Migration20261231_waitlist extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE registrations
      ADD state text NOT NULL DEFAULT 'confirmed' CHECK (state IN ('confirmed', 'waitlisted')),
      ADD place integer,
      ADD CONSTRAINT registrations_in_line CHECK ((state = 'waitlisted') = (place IS NOT NULL))`);
    this.addSql(`CREATE UNIQUE INDEX registrations_line ON registrations (event_id, place) WHERE state = 'waitlisted'`);

    // `waiting`: the length of the waitlist. `last_place`: the last place assigned. A counter on the locked event row gives
    // a reliable order; timestamps do not.
    this.addSql(`ALTER TABLE events ADD has_waitlist boolean NOT NULL DEFAULT true,
      ADD waiting integer NOT NULL DEFAULT 0 CHECK (waiting >= 0),
      ADD last_place integer NOT NULL DEFAULT 0,
      ADD line_told boolean NOT NULL DEFAULT false`);
  }

  // The previous version would treat waitlisted people as participants.
  override down(): void {
    this.addSql(`DELETE FROM registrations WHERE state = 'waitlisted'`);
    this.addSql(`ALTER TABLE registrations DROP state, DROP place`);
    this.addSql(`ALTER TABLE events DROP has_waitlist, DROP waiting, DROP last_place, DROP line_told`);
  }
}
