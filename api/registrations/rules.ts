import { type Context, requireViewer, type Viewer } from '../core/context.ts';
import { refusal, refuseInvalid, sqlState } from '../core/errors.ts';
import { newId, toId, toUuid } from '../core/ids.ts';
import { forgetNode, setNode } from '../core/node.ts';
import { statement } from '../core/rows.ts';
import { Turns } from '../core/turns.ts';
import { EventApproval, type EventRow } from '../events/Event.ts';
import { type By, postSeat } from '../events/mail.ts';
import { eventById, eventColumns, readEvent, requireEvent } from '../events/read.ts';
import { eventIdProblem } from '../events/validate.ts';
import { canSeeEvent } from '../events/visible.ts';
import { questionsOf } from '../questions/read.ts';
import { refusedAnswers } from '../questions/validate.ts';
import { canTakeSeats } from './can.ts';
import type { RegisterForEventInput } from './inputs.ts';
import { ownRegistration, setOwnRegistration } from './read.ts';
import type { RegistrationRow } from './Registration.ts';
import { makeByRules } from './byRules.ts';
import { canCancel, whyNoSeat } from './state.ts';
import { normalizeEmail } from '../accounts/validate.ts';
import { validateRegistration } from './validate.ts';

/*
 * A seat that is taken sets off evm_tally_registration (leaderboard/scores.sql): whoever takes it again has the points again.
 * One that is given back sets off evm_end_ticket (tickets/ended.sql) and evm_undo_scans (checkin/scans.sql).
 */

/**
 * One statement decides a seat: the counter moves only while it is below the capacity and the waitlist is empty. Once
 * registration has closed, the waitlist gets no more seats, so it does not count. The same statement writes the registration
 * and the message about it. A second registration of the same person breaks the unique key and
 * takes all back. The message goes to the address of the account: the one in the form may be anybody's. `rules` is a
 * condition of the event `e`.
 */
export const takingSeat = (rules: string) => `seat AS (
     UPDATE events e SET taken = taken + 1
      WHERE e.id = $2 AND ${rules} AND taken < capacity AND (waiting = 0 OR closes_at <= now()) AND date > now() AND e.approval = 'approved'
      RETURNING e.*
   ), made AS (
     INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements)
     SELECT $1, id, $3, $4, $5, $6, $7 FROM seat RETURNING *
   )`;

/** The event as it is then, and the registration, for `readSeat`. */
export const seatTaken = (
  by: By,
): string => `SELECT ${eventColumns}, r.id AS "registrationId", r.user_id AS "userId", r.name, r.email, r.phone,
         r.special_requirements AS "specialRequirements", r.state, r.created_at AS "registeredAt", p.college,
         p.profile_visible AS "profileVisible",
         CASE WHEN r.state = 'confirmed' THEN ${postSeat('r.user_id', 'none', 'on', by)} END
    FROM made r JOIN users p ON p.id = r.user_id JOIN seat e ON e.id = r.event_id JOIN users u ON u.id = e.created_by`;

export function readSeat(raw: Record<string, unknown>): { event: EventRow; registration: RegistrationRow } {
  const {
    registrationId,
    userId,
    name,
    email,
    phone,
    specialRequirements,
    state,
    registeredAt,
    college,
    profileVisible,
  } = raw;
  const own = { name, email, phone, specialRequirements, state, college, profileVisible, createdAt: registeredAt };
  const ids = { id: toId('registration', registrationId as string), userId: toId('user', userId as string) };
  const event = readEvent(raw);
  const registration = { ...own, ...ids, eventId: event.id, eventCreatedById: event.createdById } as RegistrationRow;
  return { event, registration };
}

/** Of an event `e` at which a seat is one statement; see byRules.ts. */
export const asksNothing = 'NOT e.has_rules AND NOT e.has_questions';

const takeSeat = statement('registration-make', `WITH ${takingSeat(asksNothing)} ${seatTaken('self')}`, readSeat);

/** The event as a statement has left it is what the rest of the answer shows, where the viewer sees it at all. */
export function answerWith(ctx: Context, event: EventRow): void {
  const facts = { id: event.id, isApproved: event.approval === EventApproval.APPROVED, createdById: event.createdById };
  if (canSeeEvent(requireViewer(ctx), facts)) setNode(ctx, 'event', event);
  else forgetNode(ctx, 'event', event.id);
}

/**
 * Those who want a seat at the same event, by its uuid: one at work and one about to be. A thousand more would take all
 * connections, only to wait for the same row.
 */
export const seats = new Turns(2);

/** Refuses whoever takes no seats. */
export function requireParticipant(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canTakeSeats(viewer)) throw refusal('FORBIDDEN', 'Only participants can register for events.');
  return viewer;
}

/** Takes a seat for the viewer; every refusal leaves all as it was. */
export const registerForEvent = (ctx: Context, input: RegisterForEventInput): Promise<RegistrationRow> =>
  makeRegistration(ctx, input, takeSeat, false);

/**
 * Makes a registration of the viewer's: by a statement that binds what `takingSeat` does, and where the event has rules by
 * those. `line` says whether a place in line will do.
 */
export async function makeRegistration(
  ctx: Context,
  input: RegisterForEventInput,
  simply: typeof takeSeat,
  line: boolean,
): Promise<RegistrationRow> {
  requireViewer(ctx);
  refuseMissingId(input.eventId, 'register');
  const viewer = requireParticipant(ctx);
  const problems = validateRegistration(input);
  const event = toUuid('event', input.eventId);
  if (Object.keys(problems).length > 0)
    refuseInvalid({ ...(problems.answers ? {} : await problemsOfAnswers(ctx, input)), ...problems });
  if (!event) throw refusal('NOT_FOUND', 'Event not found');
  const values = [
    toUuid('registration', newId('registration')),
    event,
    toUuid('user', viewer.id),
    input.name.trim(),
    normalizeEmail(input.email),
    input.phone?.trim() || null,
    input.specialRequirements?.trim() || null,
  ];
  try {
    const [made] = input.answers?.length ? [] : await seats.take(event, () => ctx.write(simply, values));
    if (made) {
      answerWith(ctx, made.event);
      setOwnRegistration(ctx, input.eventId, made.registration);
      return made.registration;
    }
    const { rules, hasQuestions } = await requireEvent(ctx, input.eventId);
    const byRules =
      (rules || hasQuestions || input.answers?.length) &&
      (await seats.take(event, () => makeByRules(ctx, input, values, line)));
    if (byRules) return byRules;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    // the one that there was may be gone by now
    const second = refusal('ALREADY_REGISTERED', 'You are already registered for this event.');
    throw (await whyNoSeat(ctx, input.eventId)) ?? second;
  }
  throw (await whyNoSeat(ctx, input.eventId)) ?? refusal('EVENT_FULL', 'This event has reached its capacity.');
}

/** What is wrong with the answers beside what is wrong with the form; nothing where that is sent in vain. */
async function problemsOfAnswers(ctx: Context, { eventId, answers }: RegisterForEventInput) {
  const event = await eventById(ctx, eventId);
  return event ? refusedAnswers(await questionsOf(ctx, event), answers ?? []) : {};
}

/**
 * The event's row is locked first, as when a seat is taken, so that the two cannot wait for each other. `rules` is a
 * condition of the `event` for giving back a seat; a place in line and a request always may be.
 */
export const givingSeatBack = (rules: string) => `event AS (
     SELECT id, cancel_until FROM events WHERE id = $1 AND date > now() FOR UPDATE
   ), gone AS (
     DELETE FROM registrations r USING event WHERE r.event_id = event.id AND r.user_id = $2
        AND (r.state <> 'confirmed' OR ${rules}) RETURNING r.id, r.state
   )`;

/** The first in line have the seat by the time that the event is answered: see evm_hand_seats_on (waitlist.sql). */
export const seatGivenBack = (
  by: By,
): string => `UPDATE events e SET taken = taken - (gone.state = 'confirmed')::integer,
          waiting = waiting - (gone.state = 'waitlisted')::integer,
          requested = requested - (gone.state = 'requested')::integer
     FROM gone, users u WHERE e.id = $1 AND u.id = e.created_by
    RETURNING ${eventColumns}, gone.id AS "registrationId",
      CASE WHEN gone.state = 'confirmed' THEN ${postSeat('$2', 'on', 'none', by)} END`;

export const readGone = (raw: Record<string, unknown>) => ({
  id: toId('registration', raw.registrationId as string),
  event: readEvent(raw),
});

const inTime = 'coalesce(event.cancel_until > now(), true)';

const giveSeatBack = statement('registration-end', `WITH ${givingSeatBack(inTime)} ${seatGivenBack('self')}`, readGone);

/** Gives back what the viewer has at an event: a seat, a place in line, or a request. Returns the id that the registration had. */
export async function cancelRegistration(ctx: Context, eventId: string): Promise<string> {
  const viewer = requireViewer(ctx);
  refuseMissingId(eventId, 'cancel');
  const event = toUuid('event', eventId);
  if (!event) throw refusal('NOT_FOUND', 'Event not found');
  const [gone] = await seats.take(event, () => ctx.write(giveSeatBack, [event, toUuid('user', viewer.id)]));
  if (!gone) throw await whyNoCancelling(ctx, eventId);
  answerWith(ctx, gone.event);
  setOwnRegistration(ctx, eventId, null);
  return gone.id;
}

export function refuseMissingId(eventId: string, purpose: 'register' | 'cancel'): void {
  const problem = eventIdProblem(eventId, purpose);
  if (problem) refuseInvalid({ eventId: problem });
}

async function whyNoCancelling(ctx: Context, eventId: string) {
  const event = await eventById(ctx, eventId);
  if (!event) return refusal('NOT_FOUND', 'Event not found');
  const own = await ownRegistration(ctx, eventId);
  if (own && event.date <= new Date())
    return refusal('EVENT_STARTED', 'A registration cannot be cancelled once the event has begun.');
  if (own && !canCancel(event, own.state))
    return refusal('CANCELLATION_CLOSED', 'Registrations for this event can no longer be cancelled.');
  return refusal('NOT_REGISTERED', 'You are not registered for this event.');
}
