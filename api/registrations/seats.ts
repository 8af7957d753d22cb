import { auditInsert } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { toId } from '../core/ids/ids.ts';
import { forgetNode, setNode } from '../core/ids/node.ts';
import { byRight, type Statement, statement, uuidList } from '../core/statements/rows.ts';
import { localize } from '../core/texts/translated.ts';
import { BatchQueues } from '../core/transactions/batchQueues.ts';
import { EventApproval, type EventRow } from '../events/Event.ts';
import { eventColumns, readEvent } from '../events/read.ts';
import { canSeeEvent } from '../events/visible.ts';
import type { RegistrationState } from './inputs.ts';
import { columnsBesideEvent, readBesideEvent, setOwnRegistration } from './read.ts';
import type { RegistrationRow } from './Registration.ts';

/*
 * Statements that call the functions of seats.sql, and read their results.
 *
 * Triggers of later features: a new seat restores earlier points, and a cancelled one takes back its score and its scans
 * (checkin/standings.sql).
 */

/** The reason for a refusal: a RegistrationState, an unknown event, or unanswered questions. */
export type SeatRefusal = `${RegistrationState}` | 'NOT_FOUND' | 'ASKS';

/** The result of taking a seat: the refusal with the event if there is one, or the new event and registration. */
export type SeatResult =
  | { readonly refusal: SeatRefusal; readonly event: EventRow | null }
  | { readonly refusal: null; readonly event: EventRow; readonly registration: RegistrationRow };

/** The reason why nothing was cancelled: another state of the registration, or a deadline. */
export type CancellationRefusal =
  | 'NOT_FOUND'
  | 'NOT_REGISTERED'
  | 'STARTED'
  | 'CANCELLED'
  | 'CLOSED'
  | 'CONFIRMED'
  | 'WAITLISTED'
  | 'REQUESTED';

/** The result of cancelling: the refusal, or the new event and the id of the deleted registration. */
export type CancellationResult =
  | { readonly refusal: CancellationRefusal }
  | { readonly refusal: null; readonly event: EventRow; readonly id: string };

/** Reads the result `t` of evm_take_seat: the event, the registration and its person. */
const seatResultSelect = `SELECT t.refusal, ${eventColumns}, ${columnsBesideEvent}
  FROM t LEFT JOIN LATERAL (SELECT (t.event).*) AS e ON true LEFT JOIN LATERAL (SELECT (t.registration).*) AS r ON true
  LEFT JOIN users u ON u.id = e.created_by LEFT JOIN users p ON p.id = r.user_id`;

const cancellationSelect = `SELECT t.refusal, ${eventColumns}, (t.gone).id AS "registrationId"
  FROM t LEFT JOIN LATERAL (SELECT (t.event).*) AS e ON t.refusal IS NULL LEFT JOIN users u ON u.id = e.created_by`;

function readSeatResult(raw: Record<string, unknown>): SeatResult {
  if (raw.refusal !== null)
    return { refusal: raw.refusal as SeatRefusal, event: raw.id === null ? null : readEvent(raw) };
  const event = readEvent(raw);
  return { refusal: null, event, registration: readBesideEvent(raw, event) };
}

function readCancellation(raw: Record<string, unknown>): CancellationResult {
  if (raw.refusal !== null) return { refusal: raw.refusal as CancellationRefusal };
  return { refusal: null, event: readEvent(raw), id: toId('registration', raw.registrationId as string) };
}

/** A statement that returns one row. A refusal counts as nothing written. */
const refusableStatement = <Row extends SeatResult | CancellationResult>(
  ...what: Parameters<typeof statement<Row>>
): Statement<Row> => ({
  ...statement<Row>(...what),
  wrote: ({ refusal }) => refusal === null,
});

const unlessRefused = { from: '(SELECT FROM t WHERE refusal IS NULL) AS done' };

/** The new id, the event, the person, and the fields of the form. */
const formParameters = '$1, $2, $3, $4, $5, $6, $7';

/** Registers the viewer by the event's rules. `$8`: whether a place on the waitlist is acceptable. */
const takeOneSeat = refusableStatement(
  'seat-take',
  `WITH t AS MATERIALIZED (SELECT * FROM evm_take_seat(${formParameters}, $8, true, false)) ${seatResultSelect}`,
  readSeatResult,
);

const people = uuidList('$3');

/** The same for several people: a row for each, in their order. The parameters are lists, except for the event. */
const takeSeats = refusableStatement(
  'seats-take',
  `WITH t AS MATERIALIZED (
     SELECT form.n, taken.* FROM unnest(${uuidList('$1')}, ${people}, $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[])
         WITH ORDINALITY AS form (id, person, name, email, phone, requirements, may_wait, n)
       LEFT JOIN evm_take_seat(id, $2, person, name, email, phone, requirements, may_wait, true, false, ${people}) AS taken ON true
   ) ${seatResultSelect} ORDER BY t.n`,
  readSeatResult,
);

/** The same as `takeOneSeat`, in a transaction that then writes the answers. */
export const takeSeatBeforeAnswers = statement<{ refusal: SeatRefusal | null }>(
  'seat-take-before-answers',
  `SELECT refusal FROM evm_take_seat(${formParameters}, $8, true, true)`,
);

/** Registers another person and ignores the rules. `$8`: the audit entry. */
export const takeSeatFor = byRight(
  refusableStatement(
    'seat-take-for',
    `WITH t AS MATERIALIZED (SELECT * FROM evm_take_seat(${formParameters}, false, false, true)),
          trail AS (${auditInsert('$8', unlessRefused)}) ${seatResultSelect}`,
    readSeatResult,
  ),
);

/** Cancels the viewer's (`$2`) registration. */
export const leaveSeat = refusableStatement(
  'seat-leave',
  `WITH t AS MATERIALIZED (SELECT * FROM evm_leave_seat($1, $2, true)) ${cancellationSelect}`,
  readCancellation,
);

/** Cancels only a place on the waitlist. */
export const leaveWaitlistPlace = refusableStatement(
  'seat-leave-line',
  `WITH t AS MATERIALIZED (SELECT * FROM evm_leave_seat($1, $2, true, 'waitlisted')) ${cancellationSelect}`,
  readCancellation,
);

/** Cancels the registration of another person. `$3`: the audit entry. */
export const leaveSeatFor = byRight(
  refusableStatement(
    'seat-leave-for',
    `WITH t AS MATERIALIZED (SELECT * FROM evm_leave_seat($1, $2, false)), trail AS (${auditInsert('$3', unlessRefused)}) ${cancellationSelect}`,
    readCancellation,
  ),
);

/** The viewer's request for a seat: the parameters of `takeOneSeat`. */
export type SeatRequest = readonly [
  id: string,
  event: string,
  person: string,
  name: string,
  email: string,
  phone: string | null,
  specialRequirements: string | null,
  acceptsWaitlist: boolean,
];

/** Takes seats at one event by one statement, in the order of the requests. */
function takeTogether(
  items: readonly { readonly ctx: Context; readonly request: SeatRequest }[],
): Promise<SeatResult[]> {
  const { ctx, request: first } = items[0]!;
  if (items.length === 1) return ctx.write(takeOneSeat, first);
  return ctx.write(
    takeSeats,
    first.map((value, n) => (n === 1 ? value : items.map(({ request }) => request[n]))),
  );
}

/**
 * FIFO queue per event (its uuid): one statement works, a second one is ready. Without it, a thousand requests would take
 * all connections to wait for the same row. People who wait for a seat take it together: one commit for all of them.
 */
export const seatQueue = new BatchQueues(2, takeTogether);

/** Takes a seat for the viewer. A request with an idempotency key has a transaction of its own. */
export async function takeSeat(ctx: Context, request: SeatRequest): Promise<SeatResult> {
  const [, event] = request;
  const item = { ctx, request };
  if (!ctx.writesAlone) {
    const result = await seatQueue.add(event, item);
    // another request may have read it
    if (result.event) localize(result.event);
    return result;
  }
  const [result] = await seatQueue.run(event, () => takeTogether([item]));
  return result!;
}

/**
 * Caches the event that a statement returned, so that the rest of the answer shows it. Drops it if the viewer may not see
 * it.
 */
export function cacheEvent(ctx: Context, event: EventRow): void {
  const facts = { id: event.id, isApproved: event.approval === EventApproval.APPROVED, createdById: event.createdById };
  if (canSeeEvent(requireViewer(ctx), facts)) setNode(ctx, 'event', event);
  else forgetNode(ctx, 'event', event.id);
}

/** The same, with the viewer's new registration there; null after they cancelled it. Their place in it needs no statement. */
export function cacheOwn(ctx: Context, event: EventRow, registration: RegistrationRow | null): void {
  event.viewerSeat = registration?.state ?? null;
  cacheEvent(ctx, event);
  setOwnRegistration(ctx, event.id, registration);
}
