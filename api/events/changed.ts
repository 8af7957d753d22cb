import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { Event, EventApproval } from './Event.ts';

const promote = statement('event-promote', 'SELECT evm_promote($1)');

/**
 * Gives free seats to people on the waitlist (evm_promote in registrations/seats.sql). The event's row must be locked, and
 * its changes are written first.
 */
export async function promoteFromWaitlist(em: UnitOfWork, { id, waiting }: Event): Promise<void> {
  if (waiting === 0) return;
  await em.flush();
  await em.write(promote, [toUuid('event', id)]);
}

const insertEventChanged = statement(
  'event-changed',
  `INSERT INTO journal (kind, event_id) VALUES ('event.changed', $1)`,
);

/** Notifies open screens of a change of an event (uuid). Its row must be locked. */
export const appendEventChanged = (em: UnitOfWork, event: string) => em.write(insertEventChanged, [event]);

const insertEventDecision = statement(
  'event-decided',
  `INSERT INTO journal (kind, event_id, data) VALUES ('event.decided', $1, $2)`,
);

/**
 * Appends the decision about an event: its approval before and after, null if it did not exist or exists no longer. Its row
 * must be locked.
 */
export async function appendEventDecision(
  em: UnitOfWork,
  event: Event,
  was: EventApproval | null,
  is: EventApproval | null,
): Promise<void> {
  await em.write(insertEventDecision, [
    toUuid('event', event.id),
    JSON.stringify({ was, is, createdById: toUuid('user', event.createdBy.id) }),
  ]);
}
