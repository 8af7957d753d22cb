import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SeatState } from './Registration.ts';

/** Appends that a person (uuid) has another registration at an event (uuid), or none: null. Its row must be locked. */
export const appendSeat = (
  em: SqlEntityManager,
  event: string,
  person: string,
  was: `${SeatState}` | null,
  is: `${SeatState}` | null,
) =>
  em.execute(
    `INSERT INTO journal (kind, event_id, user_id, data)
     VALUES ('seat.changed', ?, ?, jsonb_build_object('was', ?::text, 'is', ?::text))`,
    [event, person, was, is],
  );
