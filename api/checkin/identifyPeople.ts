import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { type Statement, statement } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { Transaction, UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { EventRow } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { fromCode } from '../tickets/code.ts';
import { readTicket, type TicketReading } from '../tickets/payload.ts';
import { publicKeyOf } from '../tickets/sign.ts';
import { SeatState } from '../registrations/Registration.ts';
import type { PersonReference } from './validate.ts';
import { sentence } from './texts.ts';
import { sentence as eventSentence } from '../events/texts.ts';

/** The reason why a person is not checked in. */
export interface CheckInProblem {
  readonly code:
    | 'EVENT_CANCELLED'
    | 'NO_SEAT'
    | 'TICKET_GIVEN_BACK'
    | 'WRONG_EVENT'
    | 'NOT_A_TICKET'
    | 'TICKET_ALTERED'
    | 'TICKET_FORGED'
    | 'TOO_MANY_REQUESTS'
    | 'FORBIDDEN';
  readonly message: Sentence;
  /** For WRONG_EVENT: the other event, if the viewer may see it. */
  readonly event?: EventRow;
}

/** A person by their uuid, and the registration that a ticket or a code names. */
export interface IdentifiedPerson {
  readonly person: string;
  readonly registration?: string;
}

export type Identification = IdentifiedPerson | CheckInProblem;

export const isProblem = (who: Identification): who is CheckInProblem => 'code' in who;

/** Whether a code opens no door here, so that it counts as a guess. */
export const isWrongGuess = (who: Identification): boolean =>
  isProblem(who) && (who.code === 'NOT_A_TICKET' || who.code === 'WRONG_EVENT');

/** Attendance may award points, so door keepers cannot check themselves in. */
export const cannotCheckInOneself = { code: 'FORBIDDEN', message: sentence('notOneself') } as const;

const noSeat: CheckInProblem = { code: 'NO_SEAT', message: sentence('noSeat') };
const noSeatMessages: Readonly<Record<string, Sentence>> = {
  [SeatState.WAITLISTED]: sentence('personWaits'),
  [SeatState.REQUESTED]: sentence('personRequested'),
};
const cancelledEvent: CheckInProblem = { code: 'EVENT_CANCELLED', message: eventSentence('isCancelled') };
const ticketGivenBack: CheckInProblem = { code: 'TICKET_GIVEN_BACK', message: sentence('ticketGivenBack') };
const unknownCode: CheckInProblem = { code: 'NOT_A_TICKET', message: sentence('codeUnknown') };
const notATicket: CheckInProblem = { code: 'NOT_A_TICKET', message: sentence('notATicket') };
const ticketAltered: CheckInProblem = { code: 'TICKET_ALTERED', message: sentence('ticketAltered') };
const ticketForged: CheckInProblem = { code: 'TICKET_FORGED', message: sentence('ticketForged') };

/** Tickets that are verified in a row before the event loop serves other requests. */
const ticketsPerTurn = 50;

/** Resolves each input to a person or a problem, in order. Does not check whether people have a seat: see `lockSeats`. */
export async function identifyPeople(
  ctx: Context,
  tx: Transaction,
  event: EventRow,
  references: readonly PersonReference[],
): Promise<Identification[]> {
  let key: string | undefined;
  // a key takes long to derive, and a ticket of another event is refused anyway, so it needs no key
  const keyOf = (id: string) => (id === event.id ? (key ??= publicKeyOf(ctx.secret, id)) : undefined);
  const door = { eventId: event.id, keyOf, isGivenBack: () => false };
  const readings: (TicketReading | undefined)[] = [];
  while (readings.length < references.length) {
    const some = references.slice(readings.length, readings.length + ticketsPerTurn);
    readings.push(
      ...(await Promise.all(some.map(async ({ ticket }) => (ticket == null ? undefined : readTicket(ticket, door))))),
    );
    // let the event loop serve other requests
    await nextTurn();
  }
  const numbers = references.map(({ code }) => (code == null ? undefined : fromCode(code)));
  const uuid = toUuid('event', event.id)!;
  const byTicket = await findHolders(
    tx,
    uuid,
    holdersById,
    readings.flatMap((each) => (each?.kind === 'VALID' ? toUuid('registration', each.registrationId)! : [])),
  );
  const byCode = await findHolders(
    tx,
    uuid,
    holdersByNumber,
    numbers.flatMap((each) => (each === undefined ? [] : String(each))),
  );
  const unknownNumbers = numbers.flatMap((each) =>
    each === undefined || byCode.has(String(each)) ? [] : String(each),
  );
  const ended = await endedNumbers(tx, uuid, unknownNumbers);
  const otherEvents = await eventsOfNumbers(
    tx,
    unknownNumbers.filter((number) => !ended.has(number)),
  );
  const self = toUuid('user', requireViewer(ctx).id);
  const identified = await Promise.all(
    references.map(async ({ userId, code }, n): Promise<Identification> => {
      const [ticket, number] = [readings[n], String(numbers[n])];
      if (ticket) return holderOf(ctx, ticket, byTicket);
      if (code != null) {
        const otherEvent = otherEvents.get(number);
        if (otherEvent) return ofOtherEvent(ctx, otherEvent);
        return byCode.get(number) ?? (ended.has(number) ? ticketGivenBack : unknownCode);
      }
      const person = toUuid('user', userId!);
      return person ? { person } : noSeat;
    }),
  );
  return identified.map((who) => (!isProblem(who) && who.person === self ? cannotCheckInOneself : who));
}

async function holderOf(
  ctx: Context,
  reading: TicketReading,
  byTicket: ReadonlyMap<string, IdentifiedPerson>,
): Promise<Identification> {
  switch (reading.kind) {
    // the signature is right, so the seat existed
    case 'VALID':
      return byTicket.get(toUuid('registration', reading.registrationId)!) ?? ticketGivenBack;
    case 'GIVEN_BACK':
      return ticketGivenBack;
    case 'OTHER_EVENT':
      return ofOtherEvent(ctx, reading.eventId);
    case 'FORGED':
      return ticketForged;
    case 'ALTERED':
      return ticketAltered;
    case 'NOT_A_TICKET':
      return notATicket;
  }
}

async function ofOtherEvent(ctx: Context, eventId: string): Promise<CheckInProblem> {
  const event = await eventById(ctx, eventId);
  if (!event) return { code: 'WRONG_EVENT', message: sentence('otherEventHidden') };
  return { code: 'WRONG_EVENT', message: sentence('otherEvent', { title: event.title }), event };
}

interface Holder extends IdentifiedPerson {
  /** The id or number that was looked for. */
  readonly key: string;
}

const holdersById = statement<Holder>(
  'door-holders-by-id',
  `SELECT id AS key, user_id AS person, id AS registration FROM registrations
    WHERE event_id = $1 AND state = 'confirmed' AND id = ANY($2::uuid[])`,
);

const holdersByNumber = statement<Holder>(
  'door-holders-by-number',
  `SELECT ticket_number::text AS key, user_id AS person, id AS registration FROM registrations
    WHERE event_id = $1 AND state = 'confirmed' AND ticket_number = ANY($2::bigint[])`,
);

/** Finds seats by ids or ticket numbers. */
async function findHolders(
  tx: Transaction,
  event: string,
  holders: Statement<Holder>,
  keys: readonly string[],
): Promise<Map<string, IdentifiedPerson>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.rows(holders, [event, keys]);
  return new Map(rows.map(({ key, ...holder }) => [key, holder]));
}

const selectEndedNumbers = statement<{ number: string }>(
  'door-ended-numbers',
  'SELECT ticket_number::text AS number FROM ended_tickets WHERE event_id = $1 AND ticket_number = ANY($2::bigint[])',
);

async function endedNumbers(tx: Transaction, event: string, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await tx.rows(selectEndedNumbers, [event, numbers]);
  return new Set(rows.map(({ number }) => number));
}

const selectEventsByNumber = statement<{ number: string; event: string }>(
  'door-events-by-number',
  `SELECT ticket_number::text AS number, event_id AS event FROM registrations
    WHERE ticket_number = ANY($1::bigint[]) AND state = 'confirmed'`,
);

/** The events of tickets, by ticket number. */
async function eventsOfNumbers(tx: Transaction, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx.rows(selectEventsByNumber, [numbers]);
  return new Map(rows.map(({ number, event }) => [number, toId('event', event)]));
}

/** The state of the event and of the person's registration at a check-in. */
export interface CheckedSeat {
  readonly isCancelled: boolean;
  readonly registration: string | null;
  readonly state: SeatState | null;
}

interface LockedSeat {
  readonly person: string;
  readonly registration: string;
  readonly state: SeatState;
}

interface LockedEvent {
  readonly isCancelled: boolean;
}

const isCancelled = 'SELECT cancelled_at IS NOT NULL AS "isCancelled" FROM events WHERE id = $1';

const lockEventForSeats = statement<LockedEvent>('door-event-lock', `${isCancelled} FOR NO KEY UPDATE`);

/** Locks an event before its seats change. Lock order: the event, then registrations. */
export const lockForSeats = async (em: UnitOfWork, event: string): Promise<LockedEvent | undefined> =>
  (await em.rows(lockEventForSeats, [event]))[0];

// conflicts with the lock of the rule that cancels the event
const keepEvent = statement<LockedEvent>('door-event-keep', `${isCancelled} FOR KEY SHARE`);

const lockRegistrations = statement<LockedSeat>(
  'door-registrations-lock',
  `SELECT user_id AS person, id AS registration, state FROM registrations
    WHERE event_id = $1 AND user_id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

/**
 * Locks the registrations of these people, so that only one of two doors checks a person in, and seats cannot be cancelled
 * in the meantime. Lock order: the event, then registrations. Returns a function that finds the problem of a person, if
 * any.
 */
export async function lockSeats(
  em: UnitOfWork,
  event: string,
  people: readonly string[],
): Promise<(who: IdentifiedPerson) => CheckInProblem | undefined> {
  const [kept] = await em.rows(keepEvent, [event]);
  const isCancelled = kept?.isCancelled ?? false;
  const rows = isCancelled ? [] : await em.rows(lockRegistrations, [event, [...new Set(people)]]);
  const seats = new Map(rows.map((seat) => [seat.person, seat]));
  const none = { registration: null, state: null };
  return (who) => problemOfSeat(who, { ...none, ...seats.get(who.person), isCancelled });
}

/** Why a person with this seat is not checked in, if they are not. */
export function problemOfSeat(
  who: IdentifiedPerson,
  { isCancelled, registration, state }: CheckedSeat,
): CheckInProblem | undefined {
  if (isCancelled) return cancelledEvent;
  if (who.registration && registration !== who.registration) return ticketGivenBack;
  if (!state) return noSeat;
  return state === SeatState.CONFIRMED ? undefined : { ...noSeat, message: noSeatMessages[state]! };
}
