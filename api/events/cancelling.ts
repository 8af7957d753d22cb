import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { appendEventChanged } from './changed.ts';
import { EventApproval } from './Event.ts';
import type { CancelEventInput } from './inputs.ts';
import { postEventCancelled } from './mail.ts';
import { cleanReason, lockOwnEvent } from './rules.ts';
import { sentence } from './texts.ts';
import { eventIdProblem } from './validate.ts';

/**
 * Cancels an event for good: it stays as a record with its people, who are notified. Only its creator and admins may.
 * Cancelling it again changes nothing. Returns its id.
 */
export async function cancelEvent(ctx: Context, { eventId, reason: given }: CancelEventInput): Promise<string> {
  const viewer = requireViewer(ctx);
  const problem = eventIdProblem(eventId, 'cancel');
  if (problem) refuseInvalid({ eventId: problem });
  const reason = cleanReason(given);
  await ctx.em.transactional(async (em) => {
    const event = await lockOwnEvent(em, viewer, eventId);
    if (event.cancelledAt) return;
    if (event.approval !== EventApproval.APPROVED) throw refusal('FORBIDDEN', sentence('cancelUnapproved'));
    const now = new Date();
    if (event.date <= now) throw refusal('EVENT_STARTED', sentence('cancelStarted'));
    await record(em, ctx, {
      action: 'event.cancel',
      subjectId: event.id,
      subjectName: event.title,
      before: { date: event.date, location: event.location, registered: event.taken },
      ...(reason && { after: { reason } }),
    });
    await postEventCancelled(em, event, reason);
    // people on the waitlist know by now that they get no seat
    em.assign(event, { cancelledAt: now, cancellationReason: reason ?? null, lineTold: true, updatedAt: now });
    await appendEventChanged(em, toUuid('event', event.id)!);
  });
  forgetNode(ctx, 'event', eventId);
  return eventId;
}
