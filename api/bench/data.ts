import jwt from 'jsonwebtoken';
import pg from 'pg';
import { encodeUuid } from '../core/typeId.ts';

/** How much there is of everything; each event has the same number of registrations. */
export const size = { events: 2000, users: 20_000, organizers: 200, registrations: 100_000 } as const;

const perEvent = size.registrations / size.events;

/** A person with an open session. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  token: string;
}

/** What requests are made of. */
export interface Cast {
  participants: SignedIn[];
  organizers: SignedIn[];
  /** Events of which half are past. */
  eventIds: string[];
  /** For each of some participants, events to come at which they have no seat. */
  freeEventIds: Map<SignedIn, string[]>;
}

const fill = [
  // organizers first; the last user is the admin
  `INSERT INTO users (id, first_name, last_name, email, college, role)
   SELECT uuidv7(),
          (ARRAY['Aarav', 'Meera', 'Joseph', 'Zoya', 'Kiran', 'Lakshmi', 'Daniel', 'Fatima'])[1 + n % 8],
          (ARRAY['Sharma', 'Fernandes', 'Iyer', 'Khan', 'Gowda', 'Das', 'Mathew'])[1 + n % 7] || ' ' || n,
          'person' || n || '@evm.example',
          (ARRAY['Cauvery Institute of Technology', 'Nandi Hills College', 'St. Anne’s College of Arts'])[1 + n % 3],
          CASE WHEN n <= ${size.organizers} THEN 'organizer' WHEN n = ${size.users} THEN 'admin' ELSE 'participant' END
     FROM generate_series(1, ${size.users}) n`,
  `CREATE TEMP TABLE people AS SELECT id, row_number() OVER (ORDER BY id) AS n FROM users`,
  `CREATE UNIQUE INDEX ON people (n)`,
  `INSERT INTO events (id, title, description, date, location, capacity, taken, tags, image, created_by)
   SELECT uuidv7(),
          (ARRAY['Robotics workshop', 'Evening of classical dance', 'Open source meet-up', 'Debate on city transport'])[1 + n % 4]
            || ' no. ' || n,
          repeat('Bring a friend and something to write with; tea and snacks are served in the break. ', 4)
            || E'\\nDoors open half an hour before.',
          date_trunc('hour', now()) + make_interval(hours => (n - ${size.events / 2}) * 3) + interval '30 minutes',
          'Hall ' || (1 + n % 40) || ', main building',
          ${perEvent * 2}, ${perEvent},
          (ARRAY['{robotics,hands-on,engineering}', '{dance,culture}', '{software,community,talks}', '{debate}']::text[])[1 + n % 4]::text[],
          CASE WHEN n % 2 = 0 THEN 'https://images.evm.example/' || n || '.jpg' END,
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
  // one for everybody to ten about an event
  `INSERT INTO announcements (id, title, content, event_id, priority, created_by, created_at)
   SELECT uuidv7(), 'News no. ' || n,
          repeat('Doors open a quarter of an hour later than printed; the rest of the programme stays as it is. ', 2),
          CASE WHEN n % 11 > 0 THEN e.id END,
          (ARRAY['low', 'medium', 'high'])[1 + n % 3],
          (SELECT id FROM people WHERE people.n = 1 + e.n % ${size.organizers}),
          now() - make_interval(mins => n::int)
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM events) AS e (id, n)`,
];

/** Fills an empty, migrated database; both servers read and write the same rows. */
export async function fillDatabase(url: string): Promise<void> {
  await connected(url, async (client) => {
    for (const text of fill) await client.query(text);
    await client.query('VACUUM ANALYZE');
  });
}

/** Opens sessions, and picks who asks for what. */
export async function openCast(url: string, secret: string): Promise<Cast> {
  return connected(url, async (client) => {
    const signIn = async (role: string, most: number): Promise<SignedIn[]> => {
      const { rows } = await client.query<{ sid: string; id: string; name: string; email: string }>(
        `WITH who AS (SELECT id, first_name || ' ' || last_name AS name, email FROM users WHERE role = $1 ORDER BY id LIMIT $2),
              opened AS (INSERT INTO sessions (id, user_id) SELECT uuidv7(), id FROM who RETURNING id, user_id)
         SELECT opened.id AS sid, who.id, name, email FROM opened JOIN who ON who.id = user_id ORDER BY who.id`,
        [role, most],
      );
      return rows.map(({ sid, id, name, email }) => ({
        id,
        name,
        email,
        token: jwt.sign({ sid: `session_${encodeUuid(sid)}` }, secret, { algorithm: 'HS256', expiresIn: '1d' }),
      }));
    };
    const participants = await signIn('participant', 400);
    const organizers = await signIn('organizer', 50);
    const events = await client.query<{ id: string }>(`SELECT id FROM events ORDER BY id`);
    const freeEventIds = new Map<SignedIn, string[]>();
    for (const [n, participant] of participants.slice(0, 64).entries()) {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM events e WHERE date > now() + interval '1 day'
            AND NOT EXISTS (SELECT FROM registrations r WHERE r.event_id = e.id AND r.user_id = $1)
          ORDER BY id OFFSET $2 LIMIT 14`,
        [participant.id, n * 14],
      );
      freeEventIds.set(participant, rows.map(eventId));
    }
    return { participants, organizers, eventIds: events.rows.map(eventId), freeEventIds };
  });
}

/** Sessions are recorded as used at most once a minute; without this the first server of a round pays for all. */
export const refreshSessions = (url: string) =>
  connected(url, async (client) => void (await client.query('UPDATE sessions SET last_used_at = now()')));

const eventId = ({ id }: { id: string }) => `event_${encodeUuid(id)}`;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
