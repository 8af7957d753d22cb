import { auditInsert } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { toId } from '../core/ids.ts';
import { forgetNode, setNode } from '../core/node.ts';
import { byRight, type Statement, statement } from '../core/rows.ts';
import { Turns } from '../core/turns.ts';
import { EventApproval, type EventRow } from '../events/Event.ts';
import { eventColumns, readEvent } from '../events/read.ts';
import { canSeeEvent } from '../events/visible.ts';
import type { RegistrationState } from './inputs.ts';
import type { RegistrationRow } from './Registration.ts';

/*
 * The functions of seats.sql as statements: they decide, and their rows say what has become of it.
 *
 * A seat that is taken sets off evm_tally_registration (leaderboard/scores.sql): whoever takes it again has the points again.
 * One that is given back sets off evm_end_ticket (tickets/ended.sql) and evm_undo_scans (checkin/scans.sql).
 */

/** Why there is no seat: a RegistrationState, or that there is no such event, or that it has questions. */
export type NoSeat = `${RegistrationState}` | 'NOT_FOUND' | 'ASKS';

/** What came of taking a seat: why there is none, or the event and the registration as they are then. */
export type Taken =
  | { readonly refusal: NoSeat }
  | { readonly refusal: null; readonly event: EventRow; readonly registration: RegistrationRow };

/** Why nothing is given back: the state that the registration has instead, or what keeps it. */
export type NotGone = 'NOT_FOUND' | 'NOT_REGISTERED' | 'STARTED' | 'CLOSED' | 'CONFIRMED' | 'WAITLISTED' | 'REQUESTED';

/** What came of giving something back: why nothing, or the event as it is then, and the id that the registration had. */
export type Gone =
  | { readonly refusal: NotGone }
  | { readonly refusal: null; readonly event: EventRow; readonly id: string };

/** The columns of an event `e`, of the registration and its person, of what a function has returned as `t`. */
const taken = `SELECT t.refusal, ${eventColumns}, r.id AS "registrationId", r.user_id AS "userId", r.name, r.email, r.phone,
    r.special_requirements AS "specialRequirements", r.state, r.created_at AS "registeredAt", p.college,
    p.profile_visible AS "profileVisible"
  FROM t LEFT JOIN LATERAL (SELECT (t.event).*) AS e ON t.refusal IS NULL LEFT JOIN LATERAL (SELECT (t.registration).*) AS r ON true
  LEFT JOIN users u ON u.id = e.created_by LEFT JOIN users p ON p.id = r.user_id`;

const gone = `SELECT t.refusal, ${eventColumns}, (t.gone).id AS "registrationId"
  FROM t LEFT JOIN LATERAL (SELECT (t.event).*) AS e ON t.refusal IS NULL LEFT JOIN users u ON u.id = e.created_by`;

function readTaken(raw: Record<string, unknown>): Taken {
  if (raw.refusal !== null) return { refusal: raw.refusal as NoSeat };
  const { registrationId, userId, name, email, phone, specialRequirements, state } = raw;
  const { registeredAt: createdAt, college, profileVisible } = raw;
  const own = { name, email, phone, specialRequirements, state, college, profileVisible, createdAt };
  const ids = { id: toId('registration', registrationId as string), userId: toId('user', userId as string) };
  const event = readEvent(raw);
  const registration = { ...own, ...ids, eventId: event.id, eventCreatedById: event.createdById } as RegistrationRow;
  return { refusal: null, event, registration };
}

function readGone(raw: Record<string, unknown>): Gone {
  if (raw.refusal !== null) return { refusal: raw.refusal as NotGone };
  return { refusal: null, event: readEvent(raw), id: toId('registration', raw.registrationId as string) };
}

/** A statement whose one row may be a refusal. */
const deciding = <Row extends Taken | Gone>(...what: Parameters<typeof statement<Row>>): Statement<Row> => ({
  ...statement<Row>(...what),
  wrote: ({ refusal }) => refusal === null,
});

const done = { from: '(SELECT FROM t WHERE refusal IS NULL) AS done' };

/** The new id, the event, the person, and what they say for the event. */
const form = '$1, $2, $3, $4, $5, $6, $7';

/** For the viewer, by the rules of the event; `$8` is whether a place in line will do. */
export const takeSeat = deciding(
  'seat-take',
  `WITH t AS MATERIALIZED (SELECT * FROM evm_take_seat(${form}, $8, true, false)) ${taken}`,
  readTaken,
);

/** The same in a transaction of entities, which goes on to write answers. */
export const takeSeatThen = 'SELECT refusal FROM evm_take_seat(?, ?, ?, ?, ?, ?, ?, ?, true, true)';

/** For somebody else, whatever the rules are; `$8` is the entry of the trail. */
export const takeSeatFor = byRight(
  deciding(
    'seat-take-for',
    `WITH t AS MATERIALIZED (SELECT * FROM evm_take_seat(${form}, false, false, true)),
          trail AS (${auditInsert('$8', done)}) ${taken}`,
    readTaken,
  ),
);

/** Gives back what the viewer, `$2`, has at an event. */
export const leaveSeat = deciding(
  'seat-leave',
  `WITH t AS MATERIALIZED (SELECT * FROM evm_leave_seat($1, $2, true)) ${gone}`,
  readGone,
);

/** The same of a place in line alone. */
export const leaveLine = deciding(
  'seat-leave-line',
  `WITH t AS MATERIALIZED (SELECT * FROM evm_leave_seat($1, $2, true, 'waitlisted')) ${gone}`,
  readGone,
);

/** For somebody else; `$3` is the entry of the trail. */
export const leaveSeatFor = byRight(
  deciding(
    'seat-leave-for',
    `WITH t AS MATERIALIZED (SELECT * FROM evm_leave_seat($1, $2, false)), trail AS (${auditInsert('$3', done)}) ${gone}`,
    readGone,
  ),
);

/**
 * Those who want a seat at the same event, by its uuid: one at work and one about to be. A thousand more would take all
 * connections, only to wait for the same row.
 */
export const seats = new Turns(2);

/** The event as a statement has left it is what the rest of the answer shows, where the viewer sees it at all. */
export function answerWith(ctx: Context, event: EventRow): void {
  const facts = { id: event.id, isApproved: event.approval === EventApproval.APPROVED, createdById: event.createdById };
  if (canSeeEvent(requireViewer(ctx), facts)) setNode(ctx, 'event', event);
  else forgetNode(ctx, 'event', event.id);
}
