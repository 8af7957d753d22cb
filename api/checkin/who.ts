import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Context, requireViewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import type { EventRow } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { fromCode } from '../tickets/code.ts';
import { readTicket, type TicketReading } from '../tickets/payload.ts';
import { publicKeyOf } from '../tickets/sign.ts';
import { SeatState } from '../registrations/Registration.ts';
import type { Named } from './validate.ts';

/** The reason why a person is not checked in. */
export interface Problem {
  readonly code:
    | 'NO_SEAT'
    | 'TICKET_GIVEN_BACK'
    | 'WRONG_EVENT'
    | 'NOT_A_TICKET'
    | 'TICKET_ALTERED'
    | 'TICKET_FORGED'
    | 'TOO_MANY_REQUESTS'
    | 'FORBIDDEN';
  readonly message: string;
  /** For WRONG_EVENT: the other event, if the viewer may see it. */
  readonly event?: EventRow;
}

/** A person by their uuid, and the registration that a ticket or a code names. */
export interface Somebody {
  readonly person: string;
  readonly registration?: string;
}

export type Who = Somebody | Problem;

export const isProblem = (who: Who): who is Problem => 'code' in who;

/** Attendance may award points, so door keepers cannot check themselves in. */
export const notOneself = {
  code: 'FORBIDDEN',
  message: 'Nobody lets themself in: somebody else at the door does.',
} as const;

const noSeat: Problem = { code: 'NO_SEAT', message: 'This person has no seat at this event.' };
const noSeatYet: Readonly<Record<string, string>> = {
  [SeatState.WAITLISTED]: 'This person is in line and has no seat.',
  [SeatState.REQUESTED]: 'This person has asked for a seat and has none yet.',
};
const givenBack: Problem = { code: 'TICKET_GIVEN_BACK', message: 'The seat of this ticket was given back.' };
const noCode: Problem = { code: 'NOT_A_TICKET', message: 'No ticket of this event has this code.' };
const notOurs: Problem = { code: 'NOT_A_TICKET', message: 'This is not a ticket of ours.' };
const altered: Problem = { code: 'TICKET_ALTERED', message: 'This ticket was changed, or not read whole.' };
const forged: Problem = { code: 'TICKET_FORGED', message: 'This ticket was not made by us.' };

/** Tickets that are verified in a row before the event loop serves other requests. */
const readAtOnce = 50;

/** Resolves each input to a person or a problem, in order. Does not check whether people have a seat: see `lockSeats`. */
export async function whoAre(
  ctx: Context,
  em: SqlEntityManager,
  event: EventRow,
  all: readonly Named[],
): Promise<Who[]> {
  let key: string | undefined;
  // a key takes long to derive, and a ticket of another event is refused anyway, so it needs no key
  const keyOf = (id: string) => (id === event.id ? (key ??= publicKeyOf(ctx.secret, id)) : undefined);
  const door = { eventId: event.id, keyOf, isGivenBack: () => false };
  const shown: (TicketReading | undefined)[] = [];
  while (shown.length < all.length) {
    const some = all.slice(shown.length, shown.length + readAtOnce);
    shown.push(
      ...(await Promise.all(some.map(async ({ ticket }) => (ticket == null ? undefined : readTicket(ticket, door))))),
    );
    // let the event loop serve other requests
    await nextTurn();
  }
  const numbers = all.map(({ code }) => (code == null ? undefined : fromCode(code)));
  const uuid = toUuid('event', event.id)!;
  const byTicket = await owners(
    em,
    uuid,
    'id',
    shown.flatMap((each) => (each?.kind === 'VALID' ? toUuid('registration', each.registrationId)! : [])),
  );
  const byCode = await owners(
    em,
    uuid,
    'ticket_number',
    numbers.flatMap((each) => (each === undefined ? [] : String(each))),
  );
  const missing = numbers.flatMap((each) => (each === undefined || byCode.has(String(each)) ? [] : String(each)));
  const ended = await endedOf(em, uuid, missing);
  const self = toUuid('user', requireViewer(ctx).id);
  const found = await Promise.all(
    all.map(async ({ userId, code }, n): Promise<Who> => {
      const [ticket, number] = [shown[n], String(numbers[n])];
      if (ticket) return whoseTicket(ctx, ticket, byTicket);
      if (code != null) return byCode.get(number) ?? (ended.has(number) ? givenBack : noCode);
      const person = toUuid('user', userId!);
      return person ? { person } : noSeat;
    }),
  );
  return found.map((who) => (!isProblem(who) && who.person === self ? notOneself : who));
}

async function whoseTicket(ctx: Context, shown: TicketReading, byTicket: ReadonlyMap<string, Somebody>): Promise<Who> {
  switch (shown.kind) {
    // the signature is right, so the seat existed
    case 'VALID':
      return byTicket.get(toUuid('registration', shown.registrationId)!) ?? givenBack;
    case 'GIVEN_BACK':
      return givenBack;
    case 'OTHER_EVENT': {
      const event = await eventById(ctx, shown.eventId);
      const message = `This is a ticket of another event${event ? `: ${event.title}` : ''}.`;
      return { code: 'WRONG_EVENT', message, ...(event && { event }) };
    }
    case 'FORGED':
      return forged;
    case 'ALTERED':
      return altered;
    case 'NOT_A_TICKET':
      return notOurs;
  }
}

/** Finds seats by id or ticket number. Numbers have no index, but the index on events leaves few rows. */
async function owners(
  em: SqlEntityManager,
  event: string,
  column: 'id' | 'ticket_number',
  values: readonly string[],
): Promise<Map<string, Somebody>> {
  if (values.length === 0) return new Map();
  const type = column === 'id' ? 'uuid' : 'bigint';
  const rows = await em.execute<{ key: string; person: string; registration: string }[]>(
    `SELECT ${column}::text AS key, user_id AS person, id AS registration FROM registrations
      WHERE event_id = ? AND state = 'confirmed' AND ${column} = ANY(?::${type}[])`,
    [event, `{${values.join(',')}}`],
  );
  return new Map(rows.map(({ key, ...somebody }) => [key, somebody]));
}

async function endedOf(em: SqlEntityManager, event: string, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await em.execute<{ number: string }[]>(
    'SELECT ticket_number::text AS number FROM ended_tickets WHERE event_id = ? AND ticket_number = ANY(?::bigint[])',
    [event, `{${numbers.join(',')}}`],
  );
  return new Set(rows.map(({ number }) => number));
}

interface Seat {
  readonly person: string;
  readonly registration: string;
  readonly state: SeatState;
}

/** Locks an event before its seats change. Lock order: the event, then registrations. */
export const lockForSeats = (em: SqlEntityManager, event: string): Promise<unknown> =>
  em.execute('SELECT FROM events WHERE id = ? FOR NO KEY UPDATE', [event]);

/**
 * Locks the registrations of these people, so that only one of two doors checks a person in, and seats cannot be cancelled
 * in the meantime. Lock order: the event, then registrations. Returns a function that finds the problem of a person, if
 * any.
 */
export async function lockSeats(
  em: SqlEntityManager,
  event: string,
  people: readonly string[],
): Promise<(who: Somebody) => Problem | undefined> {
  await em.execute('SELECT FROM events WHERE id = ? FOR KEY SHARE', [event]);
  const rows = await em.execute<Seat[]>(
    `SELECT user_id AS person, id AS registration, state FROM registrations
      WHERE event_id = ? AND user_id = ANY(?::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    [event, `{${[...new Set(people)].join(',')}}`],
  );
  const seats = new Map(rows.map((seat) => [seat.person, seat]));
  return ({ person, registration }) => {
    const seat = seats.get(person);
    if (registration && seat?.registration !== registration) return givenBack;
    if (!seat) return noSeat;
    return seat.state === SeatState.CONFIRMED ? undefined : { ...noSeat, message: noSeatYet[seat.state]! };
  };
}
