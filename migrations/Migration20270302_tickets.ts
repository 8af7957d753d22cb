import { Migration } from '@mikro-orm/migrations';

/** Who has a seat has a ticket, with a number of its own that can be typed at the door. */
export class Migration20270302_tickets extends Migration {
  override up(): void {
    // eight letters of an alphabet of 24 (api/tickets/code.ts): 24^8 numbers, from the strong randomness of a UUID
    this.addSql(`ALTER TABLE registrations ADD ticket_number bigint NOT NULL
      DEFAULT (uuid_hash_extended(gen_random_uuid(), 0) & 9223372036854775807) % 110075314176`);
    // Without foreign keys: looking them up would make giving a seat back slower. api/tickets/ended.sql keeps them.
    this.addSql(`CREATE TABLE ended_tickets (
      registration_id uuid NOT NULL,
      event_id uuid NOT NULL,
      user_id uuid NOT NULL,
      ticket_number bigint NOT NULL,
      ended_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, registration_id)
    )`);
    this.addSql(`CREATE INDEX ended_tickets_of_event ON ended_tickets (event_id, registration_id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE ended_tickets`);
    this.addSql(`ALTER TABLE registrations DROP ticket_number`);
  }
}
