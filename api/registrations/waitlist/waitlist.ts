import type { Page } from '../../core/pages/connection.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { decodeCursor, encodeCursor, type Keyset } from '../../core/pages/keyset.ts';
import { pagesOf } from '../../core/pages/pages.ts';
import { perRequest } from '../../core/context/perRequest.ts';
import { statement, uuidList } from '../../core/statements/rows.ts';
import { canEditEvent } from '../../events/can.ts';
import { eventCancelled } from '../../events/cancelled.ts';
import type { EventRow } from '../../events/Event.ts';
import { requireEvent } from '../../events/read.ts';
import type { RegisterForEventInput } from '../inputs.ts';
import { canSeeDetails } from '../can.ts';
import { waitlistManagersOnly } from '../validate.ts';
import { readRegistration, registrationColumns, registrationRows, registrationSource } from '../read.ts';
import { type RegistrationRow, SeatState } from '../Registration.ts';
import { makeRegistration, refuseMissingId } from '../rules.ts';
import { cacheOwn, leaveWaitlistPlace, type CancellationRefusal, seatQueue } from '../seats.ts';
import { eventNotFound } from '../../events/texts.ts';
import { sentence } from '../texts.ts';

/*
 * The waitlist of a full event. The first person on it gets the next free seat: see seats.sql.
 */

/**
 * Adds the viewer to the end of the waitlist. If a seat is free and the waitlist is empty, they get the seat at once: see
 * the `state` of the result.
 */
export const joinWaitlist = (ctx: Context, input: RegisterForEventInput): Promise<RegistrationRow> =>
  makeRegistration(ctx, input, true);

/**
 * Takes the viewer off the waitlist. Throws NOT_WAITING if they were promoted in the meantime: they keep the seat. Returns
 * the id that the registration had.
 */
export async function leaveWaitlist(ctx: Context, eventId: string): Promise<string> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'cancel');
  const event = toUuid('event', eventId);
  if (!event) throw refusal('NOT_FOUND', eventNotFound);
  const [result] = await seatQueue.run(event, () => ctx.write(leaveWaitlistPlace, [event, toUuid('user', viewer.id)]));
  if (result!.refusal !== null) throw await leaveRefusal(ctx, eventId, result!.refusal);
  cacheOwn(ctx, result!.event, null);
  return result!.id;
}

async function leaveRefusal(ctx: Context, eventId: string, why: CancellationRefusal) {
  await requireEvent(ctx, eventId);
  if (why === 'CANCELLED') return eventCancelled();
  if (why === 'CONFIRMED') return refusal('NOT_WAITING', sentence('hasSeat'));
  if (why === 'STARTED') return refusal('EVENT_STARTED', sentence('started'));
  return refusal('NOT_WAITING', sentence('notWaiting'));
}

const byPlace: Keyset<RegistrationRow> = {
  cursorOf: ({ place }) => encodeCursor(String(place)),
  placeOf: (after) => [after ? Number(decodeCursor(after, [/^[1-9]\d{0,8}$/])[0]) : 0],
};

const selectWaitlist = statement(
  'registrations-in-line',
  `SELECT r.* FROM unnest(${uuidList('$1')}) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${registrationColumns}, r.place FROM ${registrationSource}
      WHERE r.event_id = wanted.id AND r.state = 'waitlisted' AND r.place > $2 ORDER BY r.place LIMIT $3
   ) r`,
  readRegistration,
);

const waitlistPages = pagesOf<RegistrationRow>(
  'event',
  byPlace,
  (ctx, uuids, place, limit) => registrationRows(ctx, selectWaitlist, [uuids, ...place, limit]),
  ({ eventId }) => eventId,
);

/** The waitlist in its order; null if the viewer may not edit the event. */
export async function waitlistOf(
  ctx: Context,
  event: EventRow,
  first: number,
  after?: string | null,
): Promise<Page<RegistrationRow> | null> {
  if (!canEditEvent(requireViewer(ctx), event)) return null;
  return waitlistPages(ctx, event.id, first, after, async () => event.waitlistCount);
}

/** For requests that only want the waitlist: refuses viewers who may not see it. */
export async function requireWaitlistManager(ctx: Context, eventId: string): Promise<void> {
  const event = await requireEvent(ctx, eventId);
  if (!canEditEvent(requireViewer(ctx), event)) throw refusal('FORBIDDEN', waitlistManagersOnly);
}

const selectOwnPositions = statement<{ eventId: string; position: number }>(
  'registrations-own-places',
  `SELECT r.event_id AS "eventId", (SELECT count(*) FROM registrations w
            WHERE w.event_id = r.event_id AND w.state = 'waitlisted' AND w.place <= r.place)::integer AS position
     FROM registrations r WHERE r.user_id = $1 AND r.event_id = ANY(${uuidList('$2')}) AND r.state = 'waitlisted'`,
  ({ eventId, position }) => ({ eventId: toId('event', eventId as string), position: position as number }),
);

const ownPositions = perRequest(
  (ctx, eventIds) =>
    ctx.rows(selectOwnPositions, [toUuid('user', requireViewer(ctx).id), eventIds.map((id) => toUuid('event', id))]),
  ({ eventId }) => eventId,
);

const selectPositions = statement<{ id: string; position: number }>(
  'registrations-places',
  `SELECT id, position FROM (
     SELECT r.id, row_number() OVER (PARTITION BY r.event_id ORDER BY r.place)::integer AS position FROM registrations r
      WHERE r.state = 'waitlisted'
        AND r.event_id = ANY(ARRAY(SELECT event_id FROM registrations WHERE id = ANY(${uuidList('$1')})))
   ) line WHERE id = ANY(${uuidList('$1')})`,
  ({ id, position }) => ({ id: toId('registration', id as string), position: position as number }),
);

const positions = perRequest(
  (ctx, ids) => ctx.rows(selectPositions, [ids.map((id) => toUuid('registration', id))]),
  ({ id }) => id,
);

/** The place of a registration on the waitlist. For those who manage the waitlist, and the person. */
export const positionOf = async (ctx: Context, registration: RegistrationRow): Promise<number | null> =>
  registration.state === SeatState.WAITLISTED && canSeeDetails(requireViewer(ctx), registration)
    ? ((await positions(ctx).load(registration.id))?.position ?? null)
    : null;

/** The viewer's place on the waitlist, 1 for the first; null if they are not on it. Events of one list share a statement. */
export const ownPosition = async (ctx: Context, event: EventRow): Promise<number | null> =>
  !event.cancelledAt && (event.viewerSeat === undefined || event.viewerSeat === SeatState.WAITLISTED)
    ? ((await ownPositions(ctx).load(event.id))?.position ?? null)
    : null;
