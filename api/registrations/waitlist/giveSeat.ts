import { type AuditRecord, record } from '../../audit/record.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { forgetNode } from '../../core/ids/node.ts';
import { statement } from '../../core/statements/rows.ts';
import type { UnitOfWork } from '../../core/transactions/unitOfWork.ts';
import { canEditEvent } from '../../events/can.ts';
import { refuseCancelled } from '../../events/cancelled.ts';
import { EventApproval } from '../../events/Event.ts';
import { lockEvent } from '../../events/rules.ts';
import { SystemSettings } from '../../settings/SystemSettings.ts';
import type { GiveSeatInput } from './waitlistInputs.ts';
import { userNotFound } from '../../accounts/texts.ts';
import { sentence } from '../texts.ts';

/** The most people named by one entry of the audit trail. */
export const mostNamesInAudit = 20;

const giveSeatTo = statement<{ name: string }>('seat-give', 'SELECT name FROM evm_give_free_seat($1, $2)');

/**
 * Gives a waiting person a seat before those in front of them. If the event is full, its capacity grows by one. The event's
 * creator, its managers and admins may do it; the audit trail names the people who were passed over.
 */
export async function giveSeat(ctx: Context, { eventId, userId }: GiveSeatInput): Promise<string> {
  const viewer = requireViewer(ctx);
  await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    if (!canEditEvent(viewer, { id: event.id, createdById: event.createdBy.id }))
      throw refusal('FORBIDDEN', sentence('giveForbidden'));
    refuseCancelled(event);
    if (event.approval !== EventApproval.APPROVED) throw refusal('FORBIDDEN', sentence('notApproved'));
    if (event.date <= new Date()) throw refusal('EVENT_STARTED', sentence('started'));
    const person = toUuid('user', userId);
    if (!person) throw refusal('NOT_FOUND', userNotFound);
    const uuid = toUuid('event', event.id)!;
    const raised = await raiseIfFull(em, uuid, person);
    if (!raised.isWaiting) throw refusal('NOT_WAITING', sentence('personNotWaiting'));
    refuseFull(raised);
    const [given] = await em.write(giveSeatTo, [uuid, person]);
    const { passedOver, over } = raised;
    await record(em, ctx, {
      action: 'registration.give_seat',
      subjectId: toId('user', person),
      subjectName: given!.name,
      before: { capacity: event.capacity },
      after: { event: event.title, capacity: event.capacity + Number(raised.before !== null), passedOver, over },
    });
  });
  forgetNode(ctx, 'event', eventId);
  return eventId;
}

/** What became of the capacity of an event, and the waiting people in front of a person, or all if the person does not wait. */
interface RaisedCapacity {
  /** The capacity before; null if it was not raised. */
  readonly before: number | null;
  readonly isFull: boolean;
  readonly most: number;
  readonly isWaiting: boolean;
  readonly passedOver: number;
  /** The first of their names. */
  readonly over: string[];
}

const raiseCapacity = statement<RaisedCapacity>(
  'seat-capacity-raise',
  `WITH raised AS (
     UPDATE events SET capacity = capacity + 1, version = version + 1, updated_at = now()
      WHERE id = $1 AND taken >= capacity AND capacity < $2 RETURNING capacity - 1 AS before
   ), own AS (
     SELECT place FROM registrations WHERE event_id = $1 AND user_id = $3 AND state = 'waitlisted'
   )
   SELECT (SELECT before FROM raised), taken >= capacity AS "isFull", $2::int AS most, EXISTS (SELECT FROM own) AS "isWaiting", o.*
     FROM events, LATERAL (
       SELECT count(*)::int AS "passedOver", coalesce((array_agg(r.name ORDER BY r.place))[1:$4], '{}') AS over
         FROM registrations r LEFT JOIN own ON true
        WHERE r.event_id = $1 AND r.state = 'waitlisted' AND (own.place IS NULL OR r.place < own.place)) AS o
    WHERE id = $1`,
);

/** Raises the capacity of a full event by one, for a seat that the caller gives next. The event's row must be locked. */
async function raiseIfFull(em: UnitOfWork, event: string, person: string | null): Promise<RaisedCapacity> {
  const { maxUsersPerEvent: most } = await em.findOneOrFail(SystemSettings, 1);
  const [raised] = await em.write(raiseCapacity, [event, most, person, mostNamesInAudit]);
  return raised!;
}

function refuseFull({ before, isFull, most }: RaisedCapacity): void {
  if (before === null && isFull) throw refusal('EVENT_FULL', sentence('allSeatsTaken', { most }));
}

/**
 * Raises the capacity of a full event by one, for a seat that the caller takes next, for `person` or a guest. Throws
 * EVENT_FULL at the platform's limit. Returns what the audit trail records; nothing if a seat was free. The caller checks
 * permissions and locks the event's row.
 */
export async function raiseCapacityForSeat(
  em: UnitOfWork,
  event: string,
  person: string | null,
): Promise<Pick<AuditRecord, 'before' | 'after'>> {
  const raised = await raiseIfFull(em, event, person);
  refuseFull(raised);
  const { before, passedOver, over } = raised;
  if (before === null) return {};
  return { before: { capacity: before }, after: { capacity: before + 1, passedOver, over } };
}
