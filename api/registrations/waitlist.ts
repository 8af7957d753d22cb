import type { Page } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { decodeCursor, encodeCursor, type Keyset } from '../core/keyset.ts';
import { pagesOf } from '../core/pages.ts';
import { perRequest } from '../core/perRequest.ts';
import { statement, uuidList } from '../core/rows.ts';
import { canEditEvent } from '../events/can.ts';
import type { EventRow } from '../events/Event.ts';
import { eventById, requireEvent } from '../events/read.ts';
import type { RegisterForEventInput } from './inputs.ts';
import { lineKeepersOnly } from './validate.ts';
import {
  ownRegistration,
  readRegistration,
  registrationColumns,
  registrationRows,
  registrationSource,
  setOwnRegistration,
} from './read.ts';
import { type RegistrationRow, SeatState } from './Registration.ts';
import {
  answerWith,
  asksNothing,
  makeRegistration,
  readGone,
  readSeat,
  refuseMissingId,
  seatGivenBack,
  seats,
  seatTaken,
} from './rules.ts';

/*
 * The line of a full event. Who leaves a seat hands it on: see waitlist.sql.
 */

/**
 * The event's row is locked first: its last place is the order of the line. Where a seat has come free meanwhile and nobody
 * waits, it is taken instead.
 */
const join = statement(
  'registration-make-waiting',
  `WITH event AS (
     SELECT e.id, e.taken < e.capacity AND e.waiting = 0 AS free FROM events e
      WHERE e.id = $2 AND ${asksNothing} AND (e.has_waitlist OR e.taken < e.capacity AND e.waiting = 0) AND date > now()
        AND e.approval = 'approved' FOR UPDATE
   ), seat AS (
     UPDATE events e SET taken = taken + free::integer, waiting = waiting + (NOT free)::integer,
            last_place = last_place + (NOT free)::integer
       FROM event WHERE e.id = event.id RETURNING e.*, free
   ), made AS (
     INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements, state, place)
     SELECT $1, id, $3, $4, $5, $6, $7, CASE WHEN free THEN 'confirmed' ELSE 'waitlisted' END,
            CASE WHEN NOT free THEN last_place END
       FROM seat RETURNING *
   ) ${seatTaken('self')}`,
  readSeat,
);

/**
 * Puts the viewer at the end of the line of a full event. Where a seat has come free and nobody waits, they have it at once:
 * the `state` of what is returned says which.
 */
export const joinWaitlist = (ctx: Context, input: RegisterForEventInput): Promise<RegistrationRow> =>
  makeRegistration(ctx, input, join, true);

const leave = statement(
  'registration-end-waiting',
  `WITH event AS (
     SELECT id FROM events WHERE id = $1 AND date > now() FOR UPDATE
   ), gone AS (
     DELETE FROM registrations r USING event
      WHERE r.event_id = event.id AND r.user_id = $2 AND r.state = 'waitlisted' RETURNING r.id, r.state
   ) ${seatGivenBack('self')}`,
  readGone,
);

/** Takes the viewer out of the line; who has been given a seat meanwhile keeps it, and is told. */
export async function leaveWaitlist(ctx: Context, eventId: string): Promise<string> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'cancel');
  const event = toUuid('event', eventId);
  if (!event) throw refusal('NOT_FOUND', 'Event not found');
  const [gone] = await seats.take(event, () => ctx.write(leave, [event, toUuid('user', viewer.id)]));
  if (!gone) throw await whyNoLeaving(ctx, eventId);
  answerWith(ctx, gone.event);
  setOwnRegistration(ctx, eventId, null);
  return gone.id;
}

async function whyNoLeaving(ctx: Context, eventId: string) {
  const event = await eventById(ctx, eventId);
  if (!event) return refusal('NOT_FOUND', 'Event not found');
  const own = await ownRegistration(ctx, eventId);
  if (own?.state === SeatState.CONFIRMED)
    return refusal('NOT_WAITING', 'A seat came free, and you have it now. Cancel your registration to give it back.');
  if (own?.state === SeatState.WAITLISTED && event.date <= new Date())
    return refusal('EVENT_STARTED', 'Registration closed when the event began.');
  return refusal('NOT_WAITING', 'You are not in line for a seat at this event.');
}

const byPlace: Keyset<RegistrationRow> = {
  cursorOf: ({ place }) => encodeCursor(String(place)),
  placeOf: (after) => [after ? Number(decodeCursor(after, [/^[1-9]\d{0,8}$/])[0]) : 0],
};

const inLine = statement(
  'registrations-in-line',
  `SELECT r.* FROM unnest(${uuidList('$1')}) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${registrationColumns}, r.place FROM ${registrationSource}
      WHERE r.event_id = wanted.id AND r.state = 'waitlisted' AND r.place > $2 ORDER BY r.place LIMIT $3
   ) r`,
  readRegistration,
);

const lines = pagesOf<RegistrationRow>(
  'event',
  byPlace,
  (ctx, uuids, place, limit) => registrationRows(ctx, inLine, [uuids, ...place, limit]),
  ({ eventId }) => eventId,
);

/** Who waits for a seat, in the order of the line; null for whoever does not run the event. */
export async function waitlistOf(
  ctx: Context,
  event: EventRow,
  first: number,
  after?: string | null,
): Promise<Page<RegistrationRow> | null> {
  if (!canEditEvent(requireViewer(ctx), event)) return null;
  return lines(ctx, event.id, first, after, async () => event.waitlistCount);
}

/** Refuses whoever may not see who waits, where they ask for nothing else. */
export async function requireLineKeeper(ctx: Context, eventId: string): Promise<void> {
  const event = await requireEvent(ctx, eventId);
  if (!canEditEvent(requireViewer(ctx), event)) throw refusal('FORBIDDEN', lineKeepersOnly);
}

const ownPlaces = statement<{ eventId: string; position: number }>(
  'registrations-own-places',
  `SELECT r.event_id AS "eventId", (SELECT count(*) FROM registrations w
            WHERE w.event_id = r.event_id AND w.state = 'waitlisted' AND w.place <= r.place)::integer AS position
     FROM registrations r WHERE r.user_id = $1 AND r.event_id = ANY(${uuidList('$2')}) AND r.state = 'waitlisted'`,
  ({ eventId, position }) => ({ eventId: toId('event', eventId as string), position: position as number }),
);

const positions = perRequest(
  (ctx, eventIds) =>
    ctx.rows(ownPlaces, [toUuid('user', requireViewer(ctx).id), eventIds.map((id) => toUuid('event', id))]),
  ({ eventId }) => eventId,
);

/** The viewer's place in line, 1 for the first; null where they do not wait. Events of one list share a statement. */
export const ownPosition = async (ctx: Context, event: EventRow): Promise<number | null> =>
  event.viewerSeat === undefined || event.viewerSeat === SeatState.WAITLISTED
    ? ((await positions(ctx).load(event.id))?.position ?? null)
    : null;
