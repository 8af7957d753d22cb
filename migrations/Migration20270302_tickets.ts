import { Migration } from '@mikro-orm/migrations';

/** Each seat has a ticket with a number that staff can type at the door. */
export class Migration20270302_tickets extends Migration {
  // Adding a column with a volatile default would rewrite the whole table under an ACCESS EXCLUSIVE lock.
  readonly before = [
    `ALTER TABLE registrations ADD COLUMN IF NOT EXISTS ticket_number bigint`,
    // Eight letters of an alphabet of 24 (api/tickets/code.ts): 24^8 numbers, from the cryptographic randomness of a UUID.
    `ALTER TABLE registrations ALTER ticket_number
       SET DEFAULT (uuid_hash_extended(gen_random_uuid(), 0) & 9223372036854775807) % 110075314176`,
    { table: 'registrations', set: 'ticket_number = DEFAULT', where: 'ticket_number IS NULL' },
    `ALTER TABLE registrations DROP CONSTRAINT IF EXISTS registrations_numbered,
       ADD CONSTRAINT registrations_numbered CHECK (ticket_number IS NOT NULL) NOT VALID`,
    `ALTER TABLE registrations VALIDATE CONSTRAINT registrations_numbered`,
  ];

  override up(): void {
    // No table scan: the validated constraint proves it.
    this.addSql(`ALTER TABLE registrations ALTER ticket_number SET NOT NULL`);
    this.addSql(`ALTER TABLE registrations DROP CONSTRAINT registrations_numbered`);
    // No foreign keys here, because their checks slow down cancelling a seat. Migration20270316 adds them.
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
