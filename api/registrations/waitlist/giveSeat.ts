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

/** The result of evm_give_seat. */
interface GiveSeatResult {
  readonly refusal: 'NOT_WAITING' | 'FULL' | null;
  readonly name: string;
  readonly passed_over: number;
  readonly over: string[];
}

const giveSeatTo = statement<GiveSeatResult>('seat-give', 'SELECT * FROM evm_give_seat($1, $2, $3, $4)');

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
    const most = await mostSeats(em);
    const [given] = await em.write(giveSeatTo, [uuid, person, most, mostNamesInAudit]);
    const result = given!;
    if (result.refusal === 'NOT_WAITING') throw refusal('NOT_WAITING', sentence('personNotWaiting'));
    if (result.refusal === 'FULL') throw noMoreSeats(most);
    const isFull = event.taken >= event.capacity;
    await record(em, ctx, {
      action: 'registration.give_seat',
      subjectId: toId('user', person),
      subjectName: result.name,
      before: { capacity: event.capacity },
      after: {
        event: event.title,
        capacity: event.capacity + Number(isFull),
        passedOver: result.passed_over,
        over: result.over,
      },
    });
  });
  forgetNode(ctx, 'event', eventId);
  return eventId;
}

const mostSeats = async (em: UnitOfWork): Promise<number> =>
  (await em.findOneOrFail(SystemSettings, 1)).maxUsersPerEvent;

const noMoreSeats = (most: number) => refusal('EVENT_FULL', sentence('allSeatsTaken', { most }));

const raiseCapacity = statement<{ before: number | null; is_full: boolean; passed_over: number; over: string[] }>(
  'seat-capacity-raise',
  `SELECT evm_raise_capacity($1, $2) AS before, taken >= capacity AS is_full, o.*
     FROM events, evm_passed_over($1, (SELECT place FROM registrations WHERE event_id = $1 AND user_id = $3), $4) AS o
    WHERE id = $1`,
);

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
  const most = await mostSeats(em);
  const [raised] = await em.write(raiseCapacity, [event, most, person, mostNamesInAudit]);
  const { before, is_full, passed_over, over } = raised!;
  if (before === null && is_full) throw noMoreSeats(most);
  if (before === null) return {};
  return { before: { capacity: before }, after: { capacity: before + 1, passedOver: passed_over, over } };
}
