import { canSeePrivateProfile } from '../accounts/can.ts';
import { normalizeEmail } from '../accounts/validate.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, Role } from '../core/context/context.ts';
import { refusal, refuseInvalid, tooMany } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { appendEventChanged } from '../events/changed.ts';
import { forgetNode } from '../core/ids/node.ts';
import { statement } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { eventCancelled, refuseCancelled } from '../events/cancelled.ts';
import { EventApproval, type EventRow } from '../events/Event.ts';
import { postSeatTaken } from '../events/mail.ts';
import { requireEditor } from '../events/rules.ts';
import { doorsCloseAt } from '../events/status.ts';
import { appendSeatChange } from '../registrations/changed.ts';
import { SeatState } from '../registrations/Registration.ts';
import { seatQueue } from '../registrations/seats.ts';
import { raiseCapacityForSeat } from '../registrations/waitlist/giveSeat.ts';
import type { DoorPersonRow } from './Door.ts';
import { countFailedTries, remainingTries } from './guesses.ts';
import { doorPeopleById, forgetCounts, requireKeeper } from './read.ts';
import { alreadyIn, isCheckedIn, noSeatAtEvent, writeScan } from './rules.ts';
import { doorsOpenBefore } from './status.ts';
import { validateWalkIn } from './validate.ts';
import { lockForSeats, cannotCheckInOneself } from './identifyPeople.ts';
import type { AddGuestInput, WalkInInput } from './walkInInputs.ts';
import { sentence } from './texts.ts';

/** A person at the door. */
interface WalkInPerson {
  readonly person: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Their registration at the event, if any. */
  readonly registration: string | null;
  readonly state: SeatState | null;
}

/**
 * Gives a free seat to a person with an account, and checks them in. The event's row is locked first, so that the capacity
 * is never exceeded. Rules of registration (colleges, times, questions) do not apply. A person who has a seat is checked in
 * with it. With `raiseCapacity`, a full event gets one more seat. Returns the updated person of the door list.
 */
export async function walkIn(ctx: Context, input: WalkInInput): Promise<DoorPersonRow> {
  refuseInvalid(validateWalkIn(input));
  const event = await requireOpenDoor(ctx, input);
  const { entered, left, wait } = await withEventLock(ctx, event, 'takes', async (em) => {
    // the answer reveals whether an address has an account, so tries are limited
    const tries = input.email == null ? { left: 1, wait: 0 } : await remainingTries(em, ctx);
    const entered = tries.left > 0 ? await tryWalkIn(em, ctx, event, input) : undefined;
    if (!entered && tries.left > 0) await countFailedTries(em, ctx, 1);
    em.isRefused = !entered || entered.wasIn;
    return { entered, ...tries };
  });
  if (left === 0) throw tooMany(sentence('tooManyAddresses'), wait);
  if (!entered)
    refuseInvalid({ email: canSeePrivateProfile(requireViewer(ctx), '') ? unknownAccount : unknownOrPrivateAccount });
  const { person, wasIn } = entered!;
  const [now] = await doorPeopleById(ctx, toUuid('event', event.id)!, [person]);
  if (!now) throw noSeatAtEvent();
  if (wasIn) throw alreadyIn(now);
  return now;
}

const unknownAccount = sentence('accountUnknown');
const unknownOrPrivateAccount = sentence('accountUnknownOrPrivate');

/**
 * The event, if the viewer keeps its door and it takes walk-ins now. Only people who may edit the event raise its capacity.
 * Throws FORBIDDEN or CHECK_IN_CLOSED.
 */
export async function requireOpenDoor(
  ctx: Context,
  { eventId, raiseCapacity }: Pick<AddGuestInput, 'eventId' | 'raiseCapacity'>,
): Promise<EventRow> {
  const event = await requireKeeper(ctx, eventId);
  if (raiseCapacity) await requireEditor(ctx, eventId);
  const now = Date.now();
  refuseCancelled(event);
  if (!event.walkIns) throw checkInClosed(sentence('noWalkIns'));
  if (event.approval !== EventApproval.APPROVED) throw refusal('FORBIDDEN', sentence('notApproved'));
  if (now < event.date.getTime() - doorsOpenBefore) throw checkInClosed(sentence('doorsClosed'));
  if (now > doorsCloseAt(event).getTime()) throw checkInClosed(sentence('over'));
  return event;
}

const checkInClosed = (message: Sentence) => refusal('CHECK_IN_CLOSED', message);

/**
 * Runs a transaction that takes or frees a seat. It locks the event's row first, to keep the lock order. A cancelled event
 * has no seats to take.
 */
export async function withEventLock<T>(
  ctx: Context,
  event: EventRow,
  act: 'takes' | 'frees',
  work: (em: UnitOfWork) => Promise<T>,
): Promise<T> {
  const uuid = toUuid('event', event.id)!;
  const result = await seatQueue.run(uuid, () =>
    ctx.em.transactional(async (em) => {
      const locked = await lockForSeats(em, uuid);
      if (act === 'takes' && locked?.isCancelled) throw eventCancelled();
      return work(em);
    }),
  );
  forgetCounts(ctx, uuid);
  forgetNode(ctx, 'event', event.id);
  return result;
}

const selectEarlierScan = statement<{ person: string | null; guest: string | null; undone: boolean }>(
  'walk-in-earlier-scan',
  `SELECT s.user_id AS person, s.guest_name AS guest, u.scan_id IS NOT NULL AS undone
     FROM (SELECT $1::uuid AS event_id, $2::uuid AS id) AS wanted LEFT JOIN scans s USING (event_id, id)
     LEFT JOIN undone_scans u ON u.event_id = wanted.event_id AND u.scan_id = wanted.id
    WHERE s.id IS NOT NULL OR u.scan_id IS NOT NULL`,
);

/** The scan that an earlier request with the same id wrote. Throws VALIDATION_FAILED if it was undone. */
export async function findEarlierScan(
  em: UnitOfWork,
  event: string,
  id: string | null | undefined,
): Promise<{ person: string | null; guest: string | null } | undefined> {
  if (id == null) return undefined;
  const [earlier] = await em.rows(selectEarlierScan, [event, id]);
  if (earlier?.undone) refuseInvalid({ id: sentence('idUndone') });
  return earlier;
}

/** Who takes the free seat. */
interface SeatTaker {
  readonly was: 'nothing' | 'waitlisted' | 'requested' | 'guest';
  readonly name: string;
  /** The uuid of the account; null for a guest. */
  readonly person: string | null;
  /** Whether a full event gets one more seat. The caller has checked that the viewer may raise its capacity. */
  readonly raiseCapacity: boolean;
}

const takeSeat = statement(
  'walk-in-seat',
  `UPDATE events SET taken = taken + 1, waiting = waiting - $2, requested = requested - $3, guests = guests + $4
    WHERE id = $1 AND taken < capacity RETURNING id`,
);

/** Takes a free seat and records it in the audit trail. Throws EVENT_FULL. The event's row must be locked. */
export async function takeFreeSeat(
  em: UnitOfWork,
  ctx: Context,
  event: EventRow,
  { was, name, person, raiseCapacity }: SeatTaker,
) {
  const uuid = toUuid('event', event.id)!;
  const raised = raiseCapacity ? await raiseCapacityForSeat(em, uuid, person) : {};
  const [waiting, requested, guests] = (['waitlisted', 'requested', 'guest'] as const).map((each) =>
    Number(each === was),
  );
  const taken = await em.write(takeSeat, [uuid, waiting, requested, guests]);
  if (taken.length === 0) throw refusal('EVENT_FULL', sentence('allSeatsTaken'));
  if (was === 'guest') await appendEventChanged(em, uuid);
  await record(em, ctx, {
    action: 'checkin.walk_in',
    subjectId: event.id,
    subjectName: event.title,
    ...raised,
    after: { name, guest: was === 'guest', ...raised.after },
  });
}

/** Returns undefined if there is no such account, or it is private and the viewer may not see that. */
async function tryWalkIn(
  em: UnitOfWork,
  ctx: Context,
  event: EventRow,
  { id, door, raiseCapacity, ...reference }: WalkInInput,
): Promise<{ person: string; wasIn: boolean } | undefined> {
  const uuid = toUuid('event', event.id)!;
  const earlier = await findEarlierScan(em, uuid, id);
  if (earlier && !earlier.person) refuseInvalid({ id: sentence('idOfGuest') });
  const visitor = await lockVisitor(em, uuid, reference, canSeePrivateProfile(requireViewer(ctx), ''));
  if (visitor?.person === toUuid('user', requireViewer(ctx).id))
    throw refusal(cannotCheckInOneself.code, cannotCheckInOneself.message);
  if (earlier && visitor?.person !== earlier.person) refuseInvalid({ id: sentence('idOfOther') });
  if (!visitor) return undefined;
  if (earlier) return { person: visitor.person, wasIn: false };
  const { person, state, name } = visitor;
  const hasSeat = state === SeatState.CONFIRMED;
  if (hasSeat && (await isCheckedIn(em, uuid, person))) return { person, wasIn: true };
  if (!hasSeat) {
    await takeFreeSeat(em, ctx, event, {
      was: state ?? 'nothing',
      name,
      person,
      raiseCapacity: raiseCapacity ?? false,
    });
    await writeSeat(em, uuid, visitor);
  }
  await writeScan(em, ctx, uuid, { id: id ?? null, person, door: door ?? null, isWalkIn: !hasSeat });
  return { person, wasIn: false };
}

type Account = Omit<WalkInPerson, 'registration' | 'state'> & { readonly open: boolean };

const accountColumns = `id AS person, first_name || ' ' || last_name AS name, email, role, profile_visible AS open`;
const accountById = statement<Account>('walk-in-account-by-id', `SELECT ${accountColumns} FROM users WHERE id = $1`);
const accountByEmail = statement<Account>(
  'walk-in-account-by-email',
  `SELECT ${accountColumns} FROM users WHERE email = $1`,
);

const lockOwnRegistration = statement<Pick<WalkInPerson, 'registration' | 'state' | 'name'>>(
  'walk-in-registration-lock',
  'SELECT id AS registration, state, name FROM registrations WHERE event_id = $1 AND user_id = $2 FOR NO KEY UPDATE',
);

/**
 * Finds the person and locks their registration. An id finds only people on the door list. An address finds also accounts
 * without a registration; private ones only if `seesAll`.
 */
async function lockVisitor(
  em: UnitOfWork,
  event: string,
  { userId, email }: Pick<WalkInInput, 'userId' | 'email'>,
  seesAll: boolean,
): Promise<WalkInPerson | undefined> {
  const [user] = await (email == null
    ? em.rows(accountById, [toUuid('user', userId!) ?? null])
    : em.rows(accountByEmail, [normalizeEmail(email)]));
  const [own] = user ? await em.rows(lockOwnRegistration, [event, user.person]) : [];
  if (!own && email == null) throw noSeatAtEvent();
  if (user && !own && !seesAll && !user.open) return undefined;
  if (user && user.role !== Role.PARTICIPANT) throw refusal('FORBIDDEN', sentence('participantsOnly'));
  return user && { ...user, registration: null, state: null, ...own };
}

const confirmRegistration = statement(
  'walk-in-registration-confirm',
  `UPDATE registrations SET state = 'confirmed', place = NULL, created_at = now() WHERE id = $1`,
);

const insertRegistration = statement(
  'walk-in-registration',
  'INSERT INTO registrations (id, event_id, user_id, name, email) VALUES ($1, $2, $3, $4, $5)',
);

async function writeSeat(em: UnitOfWork, event: string, { person, name, email, registration, state }: WalkInPerson) {
  if (registration) await em.write(confirmRegistration, [registration]);
  else await em.write(insertRegistration, [toUuid('registration', newId('registration')), event, person, name, email]);
  await appendSeatChange(em, event, person, state, SeatState.CONFIRMED);
  await postSeatTaken(em, event, person);
}
