import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import type { Notification } from '../core/journal/live.ts';
import { forgetNode } from '../core/ids/node.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { canDecide } from './can.ts';
import { type EventApprovalChangeRow, EventApprovalUpdated } from './approvalInputs.ts';
import { eventById } from './read.ts';

interface ApprovalNotification extends Notification {
  topic: 'approval';
  eventId: string;
  createdById: string;
}

/** Emits decisions about the viewer's own events; for admins, decisions about all events and new pending ones. */
export function approvalChanges(ctx: Context): AsyncIterableIterator<EventApprovalChangeRow> {
  const viewer = requireViewer(ctx);
  const self = toUuid('user', viewer.id);
  return ctx.live.subscribe<ApprovalNotification, EventApprovalChangeRow>('approval', async (notification) => {
    ctx.renewBudget();
    if (typeof notification === 'string') return new ReadAgain(notification);
    if (!canDecide(viewer) && notification.createdById !== self) return undefined;
    const id = toId('event', notification.eventId);
    forgetNode(ctx, 'event', id);
    const event = await eventById(ctx, id);
    // it was deleted while pending or rejected
    return event ? new EventApprovalUpdated(event) : new ReadAgain('CHANGED');
  });
}
