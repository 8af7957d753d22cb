import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { forgetNode } from '../core/node.ts';
import { canEditEvent } from '../events/can.ts';
import { EventApproval } from '../events/Event.ts';
import { postSeatGiven } from '../events/mail.ts';
import { lockEvent } from '../events/rules.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { appendSeat } from './changed.ts';
import type { GiveSeatInput } from './waitlistInputs.ts';

/** So many people are named by an entry of the trail. */
export const mostNamed = 20;

/**
 * Gives somebody in line a seat before those in front of them; where none is free, the event gets one more. The event's
 * creator and admins only; the trail says who was passed over.
 */
export async function giveSeat(ctx: Context, { eventId, userId }: GiveSeatInput): Promise<string> {
  const viewer = requireViewer(ctx);
  await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    if (!canEditEvent(viewer, { id: event.id, createdById: event.createdBy.id }))
      throw refusal('FORBIDDEN', 'You do not have permission to give seats at this event.');
    if (event.approval !== EventApproval.APPROVED)
      throw refusal('FORBIDDEN', 'Nobody can be registered before the event is approved.');
    if (event.date <= new Date()) throw refusal('EVENT_STARTED', 'Registration closed when the event began.');
    const person = toUuid('user', userId);
    if (!person) throw refusal('NOT_FOUND', 'User not found');
    const uuid = toUuid('event', event.id)!;
    const [own] = await em.execute<{ id: string; name: string; place: number }[]>(
      `SELECT id, name, place FROM registrations WHERE event_id = ? AND user_id = ? AND state = 'waitlisted'`,
      [uuid, person],
    );
    if (!own) throw refusal('NOT_WAITING', 'This person is not in line for a seat at the event.');
    const isFull = event.taken >= event.capacity;
    const { maxUsersPerEvent } = await em.findOneOrFail(SystemSettings, 1);
    if (isFull && event.capacity >= maxUsersPerEvent)
      throw refusal('EVENT_FULL', `All seats are taken, and an event may have at most ${maxUsersPerEvent}.`);
    const over = await em.execute<{ name: string; count: number }[]>(
      `SELECT name, count(*) OVER ()::integer AS count FROM registrations
        WHERE event_id = ? AND state = 'waitlisted' AND place < ? ORDER BY place LIMIT ${mostNamed}`,
      [uuid, own.place],
    );
    await em.execute(`UPDATE registrations SET state = 'confirmed', place = NULL, created_at = now() WHERE id = ?`, [
      own.id,
    ]);
    await em.execute(
      `UPDATE events SET taken = taken + 1, waiting = waiting - 1, capacity = greatest(capacity, taken + 1),
              version = version + ?, updated_at = CASE WHEN ? THEN now() ELSE updated_at END WHERE id = ?`,
      [Number(isFull), isFull, uuid],
    );
    await postSeatGiven(em, uuid, person);
    await appendSeat(em, uuid, person, 'waitlisted', 'confirmed');
    await record(em, ctx, {
      action: 'registration.give_seat',
      subjectId: toId('user', person),
      subjectName: own.name,
      before: { capacity: event.capacity },
      after: {
        event: event.title,
        capacity: event.capacity + Number(isFull),
        passedOver: over[0]?.count ?? 0,
        over: over.map(({ name }) => name),
      },
    });
  });
  forgetNode(ctx, 'event', eventId);
  return eventId;
}
