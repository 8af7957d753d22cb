import { record } from '../../audit/record.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { forgetNode } from '../../core/ids/node.ts';
import { statement } from '../../core/statements/rows.ts';
import { canEditEvent } from '../../events/can.ts';
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
    if (event.approval !== EventApproval.APPROVED) throw refusal('FORBIDDEN', sentence('notApproved'));
    if (event.date <= new Date()) throw refusal('EVENT_STARTED', sentence('started'));
    const person = toUuid('user', userId);
    if (!person) throw refusal('NOT_FOUND', userNotFound);
    const uuid = toUuid('event', event.id)!;
    const { maxUsersPerEvent } = await em.findOneOrFail(SystemSettings, 1);
    const [given] = await em.write(giveSeatTo, [uuid, person, maxUsersPerEvent, mostNamesInAudit]);
    const result = given!;
    if (result.refusal === 'NOT_WAITING') throw refusal('NOT_WAITING', sentence('personNotWaiting'));
    if (result.refusal === 'FULL') throw refusal('EVENT_FULL', sentence('allSeatsTaken', { most: maxUsersPerEvent }));
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
