import { createHash, randomBytes } from 'node:crypto';
import { hash } from 'argon2';
import type { LinkPurpose } from '../accounts/links.ts';
import { signToken } from '../accounts/token.ts';
import { newId, toId, toUuid } from '../core/ids/ids.ts';

export type RoleName = 'participant' | 'organizer' | 'admin';

export type Sql = <Row = Record<string, unknown>>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Person {
  readonly id: string;
  readonly uuid: string;
  readonly email: string;
  readonly role: RoleName;
  readonly firstName: string;
  readonly lastName: string;
  readonly college: string;
}

export interface BuiltEvent {
  readonly id: string;
  readonly uuid: string;
  readonly date: Date;
}

export interface EventFacts {
  title?: string;
  description?: string;
  date?: Date;
  endsAt?: Date | null;
  location?: string;
  capacity?: number;
  tags?: string[];
  image?: string | null;
  approval?: 'approved' | 'pending' | 'rejected';
  createdBy?: Person;
}

/** The password of all users of `buildUser`. */
export const password = 'Evm@demo1';

// a cheap hash; verification reads its cost from the hash itself
const cheapHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

const hour = 3_600_000;

/** A time relative to now; negative hours are past. */
export const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** Inserts rows directly into the database, with defaults for everything that a test does not set. */
export function buildersFor(sql: Sql, secret: string) {
  let count = 0;

  const buildUsers = async (howMany: number, facts: Partial<Omit<Person, 'id' | 'uuid'>> = {}): Promise<Person[]> => {
    const people = Array.from({ length: howMany }, (): Person => {
      count += 1;
      const id = newId('user');
      return {
        id,
        uuid: toUuid('user', id)!,
        email: `person${count}@evm.example`,
        role: 'participant',
        firstName: 'Person',
        lastName: `Number ${count}`,
        college: 'Evergreen Institute',
        ...facts,
      };
    });
    await sql(
      `INSERT INTO users (id, email, role, first_name, last_name, college, password_hash)
       SELECT id, email, role, first_name, last_name, college, $7
         FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
           AS t (id, email, role, first_name, last_name, college)`,
      [
        people.map(({ uuid }) => uuid),
        people.map(({ email }) => email),
        people.map(({ role }) => role),
        people.map(({ firstName }) => firstName),
        people.map(({ lastName }) => lastName),
        people.map(({ college }) => college),
        await cheapHash,
      ],
    );
    return people;
  };

  const buildUser = async (facts: Partial<Omit<Person, 'id' | 'uuid'>> = {}): Promise<Person> =>
    (await buildUsers(1, facts))[0]!;

  let someOrganizer: Promise<Person> | undefined;

  const buildEvent = async (facts: EventFacts = {}): Promise<BuiltEvent> => {
    count += 1;
    const id = newId('event');
    const uuid = toUuid('event', id)!;
    const creator = facts.createdBy ?? (await (someOrganizer ??= buildUser({ role: 'organizer' })));
    const date = facts.date ?? inHours(48);
    await sql(
      `INSERT INTO events (id, title, description, date, location, capacity, tags, image, approval, created_by,
                           ends_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        uuid,
        facts.title ?? `Evening of music ${count}`,
        facts.description ?? 'Bring friends.',
        date,
        facts.location ?? 'Main hall',
        facts.capacity ?? 50,
        facts.tags ?? [],
        facts.image ?? null,
        facts.approval ?? 'approved',
        creator.uuid,
        facts.endsAt ?? null,
      ],
    );
    return { id, uuid, date };
  };

  /** Gives people seats, registered under their own names. */
  const buildRegistrations = async (event: { uuid: string }, people: readonly Person[]): Promise<string[]> => {
    const ids = people.map(() => newId('registration'));
    await sql(
      `WITH seats AS (
         INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements)
         SELECT t.id, $3, u.id, u.first_name || ' ' || u.last_name, u.email, '+91 80 5550 100', 'Vegetarian'
           FROM unnest($1::uuid[], $2::uuid[]) AS t (id, user_id) JOIN users u ON u.id = t.user_id
         RETURNING 1)
       UPDATE events SET taken = taken + (SELECT count(*) FROM seats) WHERE id = $3`,
      [ids.map((id) => toUuid('registration', id)), people.map(({ uuid }) => uuid), event.uuid],
    );
    return ids;
  };

  /** Adds people to the end of the waitlist, under their last names. */
  const buildWaitlist = async (event: { uuid: string }, people: readonly Person[]): Promise<string[]> => {
    const ids = people.map(() => newId('registration'));
    await sql(
      `WITH line AS (UPDATE events SET waiting = waiting + $4, last_place = last_place + $4 WHERE id = $3 RETURNING last_place)
       INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements, state, place)
       SELECT t.id, $3, u.id, u.last_name, u.email, '+91 80 5550 100', 'Vegetarian', 'waitlisted', last_place - $4 + n
         FROM line, unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS t (id, user_id, n) JOIN users u ON u.id = t.user_id`,
      [ids.map((id) => toUuid('registration', id)), people.map(({ uuid }) => uuid), event.uuid, people.length],
    );
    return ids;
  };

  /** Adds registration requests of people, under their last names. */
  const buildRequests = async (event: { uuid: string }, people: readonly Person[]): Promise<string[]> => {
    const ids = people.map(() => newId('registration'));
    await sql(
      `WITH counted AS (UPDATE events SET requested = requested + $4, needs_approval = true WHERE id = $3)
       INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements, state)
       SELECT t.id, $3, u.id, u.last_name, u.email, '+91 80 5550 100', 'Vegetarian', 'requested'
         FROM unnest($1::uuid[], $2::uuid[]) AS t (id, user_id) JOIN users u ON u.id = t.user_id`,
      [ids.map((id) => toUuid('registration', id)), people.map(({ uuid }) => uuid), event.uuid, people.length],
    );
    return ids;
  };

  /** Creates a session and its token. */
  const signIn = async (person: Person): Promise<{ token: string; sessionId: string; sessionUuid: string }> => {
    const sessionId = newId('session');
    const sessionUuid = toUuid('session', sessionId)!;
    await sql(
      `INSERT INTO sessions (id, user_id, agent, address) VALUES ($1, $2, 'Mozilla/5.0 (X11; Linux) Firefox/144.0', '127.0.0.1')`,
      [sessionUuid, person.uuid],
    );
    return { token: signToken(secret, sessionId), sessionId, sessionUuid };
  };

  /** Creates an account link and returns its secret, as mailed. */
  const buildLink = async (person: Person, purpose: LinkPurpose, minutes = 60): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    await sql(
      `INSERT INTO account_links (hash, user_id, purpose, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))
       ON CONFLICT (user_id, purpose) DO UPDATE SET hash = excluded.hash, expires_at = excluded.expires_at`,
      [createHash('sha256').update(token).digest(), person.uuid, purpose, minutes],
    );
    return token;
  };

  /** The number of seats by rows and by the counter of the event. */
  const seatsOf = async (event: { uuid: string }): Promise<{ rows: number; taken: number; capacity: number }> => {
    const [seats] = await sql<{ rows: number; taken: number; capacity: number }>(
      `SELECT taken, capacity, (SELECT count(*)::int FROM seats WHERE event_id = e.id) AS rows
         FROM events e WHERE id = $1`,
      [event.uuid],
    );
    return seats!;
  };

  return {
    buildUser,
    buildUsers,
    buildEvent,
    buildRegistrations,
    buildWaitlist,
    buildRequests,
    buildLink,
    signIn,
    seatsOf,
    idOf: toId,
  };
}
