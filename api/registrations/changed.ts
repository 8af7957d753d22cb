import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { SeatState } from './Registration.ts';

const insertSeatChange = statement(
  'seat-changed',
  `INSERT INTO journal (kind, event_id, user_id, data)
   VALUES ('seat.changed', $1, $2, jsonb_build_object('was', $3::text, 'is', $4::text))`,
);

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
) => em.write(insertSeatChange, [event, person, was, is]);
