import type { UnitOfWork } from '../core/unitOfWork.ts';
import type { SeatState } from './Registration.ts';

/**
 * Appends to the journal that the registration of a person (uuid) at an event (uuid) changed its state; null: there is none.
 * The event's row must be locked.
 */
export const appendSeatChange = (
  em: UnitOfWork,
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
