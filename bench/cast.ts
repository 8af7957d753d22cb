import jwt from 'jsonwebtoken';
import type pg from 'pg';
import { encodeUuid } from '../api/core/ids/typeId.ts';
import { withClient } from './data.ts';

/** A person with an open session. */
export interface SignedInPerson {
  id: string;
  name: string;
  email: string;
  token: string;
}

/** People, events and cursors for the requests. */
export interface Cast {
  participants: SignedInPerson[];
  organizers: SignedInPerson[];
  admins: SignedInPerson[];
  /** Half of these events are past. */
  eventIds: string[];
  /** For 64 participants: upcoming events without a seat of theirs. */
  freeEventIds: Map<SignedInPerson, string[]>;
  /** The event with the big board. */
  boardId: string;
  /** Cursors of its pages of 100 rows, in the product's format. */
  boardPages: (string | undefined)[];
  /** A cursor deep in the list: 25 events before the last upcoming one, or before the 1,000th if there are more. */
  deepPlace: string;
  /** People with a score, and the event. All these events are past. */
  seats: { eventId: string; userId: string }[];
}

/** Opens a session for each of the first `most` people of a role. */
export async function openSessions(
  client: pg.Client,
  secret: string,
  role: string,
  most: number,
): Promise<SignedInPerson[]> {
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
}

/** Opens sessions and selects events for the requests. */
export async function openCast(url: string, secret: string): Promise<Cast> {
  return withClient(url, async (client) => {
    const participants = await openSessions(client, secret, 'participant', 400);
    const organizers = await openSessions(client, secret, 'organizer', 50);
    const admins = await openSessions(client, secret, 'admin', 1);
    const events = await client.query<{ id: string }>(`SELECT id FROM events ORDER BY id`);
    const freeEventIds = new Map<SignedInPerson, string[]>();
    for (const [n, participant] of participants.slice(0, 64).entries()) {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM events e WHERE date > now() + interval '1 day'
            AND NOT EXISTS (SELECT FROM registrations r WHERE r.event_id = e.id AND r.user_id = $1)
          ORDER BY id OFFSET $2 LIMIT 14`,
        [participant.id, n * 14],
      );
      freeEventIds.set(participant, rows.map(eventId));
    }
    const now = new Date().toISOString();
    const [deep] = (
      await client.query<{ date: Date; id: string }>(
        `SELECT date, id FROM events WHERE date >= $1 ORDER BY date, id OFFSET $2 LIMIT 1`,
        [now, Math.min(1000, events.rows.length >> 1) - 25],
      )
    ).rows;
    const board = await client.query<{ eventId: string; points: string; reachedAt: Date; id: string }>(
      `SELECT event_id AS "eventId", points::text, reached_at AS "reachedAt", id FROM (
         SELECT *, row_number() OVER (ORDER BY points DESC, reached_at, id) AS place FROM scores
          WHERE event_id = (SELECT id FROM events WHERE capacity = 1000)) AS board
        WHERE place % 100 = 0 ORDER BY place`,
    );
    const seats = await client.query<{ eventId: string; userId: string }>(
      `SELECT event_id AS "eventId", user_id AS "userId" FROM scores ORDER BY md5(id::text) LIMIT 3200`,
    );
    return {
      participants,
      organizers,
      admins,
      eventIds: events.rows.map(eventId),
      freeEventIds,
      boardId: `event_${encodeUuid(board.rows[0]!.eventId)}`,
      boardPages: [
        undefined,
        ...board.rows
          .slice(0, -1)
          .map(({ points, reachedAt, id }) => [points, reachedAt.toISOString(), `score_${encodeUuid(id)}`].join('~')),
      ],
      deepPlace: [
        now,
        deep!.date.toISOString() < now ? 'past' : 'ahead',
        deep!.date.toISOString(),
        eventId(deep!),
      ].join('~'),
      seats: seats.rows.map(({ eventId: id, userId }) => ({
        eventId: eventId({ id }),
        userId: `user_${encodeUuid(userId)}`,
      })),
    };
  });
}

/** Servers record the use of a session at most once a minute. Otherwise the first server of a round would do it for all. */
export const refreshSessions = (url: string) =>
  withClient(url, async (client) => void (await client.query('UPDATE sessions SET last_used_at = now()')));

const eventId = ({ id }: { id: string }) => `event_${encodeUuid(id)}`;
