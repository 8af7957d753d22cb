import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { EventApproval } from './Event.ts';
import type { RejectEventInput } from './approvalInputs.ts';
import { canDecide } from './can.ts';
import { refuseCancelled } from './cancelled.ts';
import { appendEventChanged, appendEventDecision, promoteFromWaitlist } from './changed.ts';
import { approvedFactsOf, postEventDecided } from './mail.ts';
import { reasonProblem } from '../core/validation/validate.ts';
import { lockEvent } from './rules.ts';
import { sentence } from './texts.ts';

/** Approves an event: all signed-in people see it. Admins only. Returns its id. */
export const approveEvent = (ctx: Context, eventId: string): Promise<string> =>
  decide(ctx, eventId, EventApproval.APPROVED, null);

/** Rejects an event: only its creator, its helpers and admins see it. Admins only. Returns its id. */
export async function rejectEvent(ctx: Context, { eventId, reason }: RejectEventInput): Promise<string> {
  const problem = reasonProblem(reason);
  if (canDecide(requireViewer(ctx)) && problem) refuseInvalid({ reason: problem });
  return decide(ctx, eventId, EventApproval.REJECTED, reason.trim());
}

async function decide(
  ctx: Context,
  eventId: string,
  approval: EventApproval.APPROVED | EventApproval.REJECTED,
  rejectionReason: string | null,
): Promise<string> {
  const viewer = requireViewer(ctx);
  if (!canDecide(viewer)) throw refusal('FORBIDDEN', sentence('decisionForbidden'));
  await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    refuseCancelled(event);
    const before = { approval: event.approval, ...(event.rejectionReason && { reason: event.rejectionReason }) };
    const after = { approval, ...(rejectionReason && { reason: rejectionReason }) };
    const action = approval === EventApproval.APPROVED ? 'event.approve' : 'event.reject';
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await record(em, ctx, { action, subjectId: event.id, subjectName: event.title, before, after });
    const was = event.approval;
    // an approval removes them
    const known = await approvedFactsOf(em, event);
    em.assign(event, { approval, rejectionReason });
    await promoteFromWaitlist(em, event);
    await postEventDecided(em, event, known);
    await appendEventDecision(em, event, was, approval);
    await appendEventChanged(em, toUuid('event', event.id)!);
  });
  forgetNode(ctx, 'event', eventId);
  return eventId;
}
