import pg from 'pg';
import { hashPassword } from '../api/accounts/passwords.ts';

/** Number of rows per table. Each event has the same number of registrations. */
export interface Size {
  readonly events: number;
  readonly users: number;
  readonly organizers: number;
  readonly registrations: number;
  readonly awards: number;
}

export const sizes = {
  /** A large college after some years of use. */
  whole: { events: 2000, users: 20_000, organizers: 200, registrations: 100_000, awards: 100_000 },
  /** Ten times as much, except awards: each award updates the boards, and ten times as many would take minutes. */
  tenfold: { events: 20_000, users: 200_000, organizers: 2000, registrations: 1_000_000, awards: 100_000 },
  /** Enough to compare the responses of the servers. */
  small: { events: 200, users: 4000, organizers: 50, registrations: 10_000, awards: 8000 },
} satisfies Record<string, Size>;

export const firstNames = ['Aarav', 'Meera', 'Joseph', 'Zoya', 'Kiran', 'Lakshmi', 'Daniel', 'Fatima'];

/** The password of all users. */
export const password = 'Evm@bench1';

/** Number of people on the board of one event, each with four awards. The other awards go to past events. */
export const bigBoard = 500;

const statements = (size: Size, passwordHash: string, perEvent = size.registrations / size.events) => [
  // Disables triggers and foreign keys: there are no awards and no subscribers yet, and the rows below are consistent.
  `SET session_replication_role = replica`,
  // This trigger writes the search text of events.
  `ALTER TABLE events ENABLE ALWAYS TRIGGER events_compute`,
  // No reminders (`remind_before`), because the server would render them during the measurement.
  // Organizers first; the last user is the admin.
  `INSERT INTO users (id, first_name, last_name, email, college, role, password_hash)
   SELECT uuidv7(),
          (ARRAY['${firstNames.join("', '")}'])[1 + n % ${firstNames.length}],
          (ARRAY['Sharma', 'Fernandes', 'Iyer', 'Khan', 'Gowda', 'Das', 'Mathew'])[1 + n % 7] || ' ' || n,
          'person' || n || '@evm.example',
          (ARRAY['Cauvery Institute of Technology', 'Nandi Hills College', 'St. Anne’s College of Arts'])[1 + n % 3]
            || ' ' || n % 17,
          CASE WHEN n <= ${size.organizers} THEN 'organizer' WHEN n = ${size.users} THEN 'admin' ELSE 'participant' END,
          '${passwordHash}'
     FROM generate_series(1, ${size.users}) n`,
  `CREATE TEMP TABLE people AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM users`,
  `CREATE UNIQUE INDEX ON people (n)`,
  `INSERT INTO events (id, title, description, date, location, capacity, taken, tags, image, remind_before, created_by)
   SELECT uuidv7(),
          (ARRAY['Robotics workshop', 'Evening of classical dance', 'Open source meet-up', 'Debate on city transport'])[1 + n % 4]
            || ' no. ' || n,
          repeat('Bring a friend and something to write with; tea and snacks are served in the break. ', 4)
            || E'\\nDoors open half an hour before.',
          date_trunc('hour', now()) + make_interval(hours => (n - ${size.events / 2}) * 3) + interval '30 minutes',
          'Hall ' || (1 + n % 40) || ', main building',
          ${perEvent * 2}, ${perEvent},
          (ARRAY['{robotics,hands-on,engineering}', '{dance,culture}', '{software,community,talks}', '{debate}']::text[])[1 + n % 4]::text[],
          CASE WHEN n % 2 = 0 THEN 'https://images.evm.example/' || n || '.jpg' END, '{}',
          (SELECT id FROM people WHERE people.n = 1 + e.n % ${size.organizers})
     FROM generate_series(1, ${size.events}) AS e (n)`,
  `INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements)
   SELECT uuidv7(), e.id, u.id, u.first_name || ' ' || u.last_name, u.email,
          CASE WHEN k % 3 = 0 THEN '+91 80 5550 ' || lpad(k::text, 4, '0') END,
          CASE WHEN k % 10 = 0 THEN 'Vegetarian meal, please' END
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM events) e
    CROSS JOIN generate_series(0, ${perEvent - 1}) k
     JOIN people ON people.n = 1 + ${size.organizers} + (e.n * ${perEvent} + k * 7) % ${size.users - size.organizers - 1}
     JOIN users u ON u.id = people.id`,
  // One in eleven announcements is for everyone; the others are about an event.
  `INSERT INTO announcements (id, title, content, event_id, priority, created_by, created_at)
   SELECT uuidv7(), 'News no. ' || n,
          repeat('Doors open a quarter of an hour later than printed; the rest of the programme stays as it is. ', 2),
          CASE WHEN n % 11 > 0 THEN e.id END,
          (ARRAY['low', 'medium', 'high'])[1 + n % 3],
          (SELECT id FROM people WHERE people.n = 1 + e.n % ${size.organizers}),
          now() - make_interval(mins => n::int)
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM events) AS e (id, n)`,
  // Five audit entries and five letters for each event.
  `INSERT INTO audit_entries (id, action, actor_id, actor_name, subject_id, subject_name, before, after, address)
   SELECT uuidv7(), (ARRAY['event.create', 'event.approve', 'event.reject', 'event.delete', 'user.role'])[1 + n % 5],
          e.created_by, 'Meera Iyer', 'event_' || e.id, e.title, '{"approval": "pending"}', '{"approval": "approved"}', '10.0.0.1'
     FROM events e CROSS JOIN generate_series(1, 5) n`,
  `INSERT INTO mail_messages (kind, name, address, language, data, state, attempts, settled_at)
   SELECT 'event-withdrawn', 'Meera Iyer', 'person' || n || '@evm.example', 'en',
          evm_facts(e),
          CASE WHEN n % 5 = 0 THEN 'failed' ELSE 'sent' END, 1, now()
     FROM events e CROSS JOIN generate_series(1, 5) n`,
  `WITH festival AS (
     INSERT INTO events (id, title, description, date, location, capacity, taken, tags, remind_before, created_by)
     SELECT uuidv7(), 'Festival of all colleges', 'Everybody comes.', now() - interval '1 hour', 'Everywhere', 1000,
            ${bigBoard}, '{culture}', '{}', id FROM people WHERE n = 1 RETURNING id)
   INSERT INTO registrations (id, event_id, user_id, name, email)
   SELECT uuidv7(), festival.id, u.id, u.first_name || ' ' || u.last_name, u.email
     FROM festival, people JOIN users u USING (id)
    WHERE n > ${size.organizers} AND n % 30 = 0 ORDER BY n LIMIT ${bigBoard}`,
  `SET session_replication_role = DEFAULT`,
  `ALTER TABLE events ENABLE TRIGGER events_compute`,
  'ANALYZE',
  `INSERT INTO awards (id, event_id, user_id, points, achievements, note, awarded_by, created_at)
   SELECT uuidv7(), event_id, user_id, abs(hashint8(n)) % 160 / 4.0,
          CASE WHEN n % 9 = 0 THEN ARRAY[(ARRAY['First Place', 'Best Design', 'Early Bird', 'Loudest Kite'])[1 + n % 4]]
               ELSE '{}' END,
          CASE WHEN n % 2 = 0 THEN 'Round ' || part END, created_by, now() - interval '1 day' + n * interval '100 ms'
     FROM (SELECT *, row_number() OVER (ORDER BY part, id) AS n
             FROM (SELECT r.*, e.created_by, e.capacity = 1000 AS big FROM registrations r JOIN events e ON e.id = r.event_id
                    WHERE e.date < now()) AS seats
             CROSS JOIN generate_series(1, 4) AS part
            WHERE big OR part <= 2 ORDER BY big DESC, id LIMIT ${size.awards}) AS given`,
  // For the baseline that sums live: only the awards.
  `CREATE TABLE plain_awards (LIKE awards INCLUDING DEFAULTS INCLUDING INDEXES)`,
  `INSERT INTO plain_awards SELECT * FROM awards ORDER BY id`,
  // For the baseline that updates the boards with each award.
  ...['scores', 'performers', 'colleges'].flatMap((table) => [
    `CREATE TABLE plain_${table} (LIKE ${table} INCLUDING DEFAULTS INCLUDING INDEXES)`,
    `INSERT INTO plain_${table} SELECT * FROM ${table}`,
  ]),
  // For the baseline that creates announcements and notifies.
  `CREATE TABLE plain_announcements (LIKE announcements INCLUDING DEFAULTS INCLUDING INDEXES)`,
  `INSERT INTO plain_announcements SELECT * FROM announcements`,
  // For the baseline with a mail outbox. It keeps only the latest unsent message about an event per person.
  `CREATE TABLE plain_mail (id uuid PRIMARY KEY DEFAULT uuidv7(), user_id uuid NOT NULL, event_id uuid NOT NULL,
     kind text NOT NULL, data jsonb NOT NULL, due_at timestamptz NOT NULL DEFAULT now() + interval '2 minutes')`,
  `CREATE UNIQUE INDEX ON plain_mail (user_id, event_id)`,
  `CREATE INDEX ON plain_mail (due_at)`,
];

/** Fills an empty, migrated database. Product and baseline use the same data. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
  const passwordHash = await hashPassword(password);
  await withClient(url, async (client) => {
    const indexes = await dropIndexes(client, ['users', 'events', 'registrations', 'audit_entries', 'mail_messages']);
    for (const text of statements(size, passwordHash)) {
      // awards look them up
      if (text === 'ANALYZE') for (const index of indexes) await client.query(index);
      await client.query(text);
    }
    await client.query('VACUUM ANALYZE');
  });
}

/** Drops the indexes of tables, except those of constraints, and returns the statements that create them again. */
async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index
      WHERE indrelid = ANY($1::text[]::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ text }) => text);
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
