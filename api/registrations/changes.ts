import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import type { Notification } from '../core/journal/live.ts';
import { requireEvent } from '../events/read.ts';

/** An event, its seats, its waitlist or its requests have changed. */
interface EventNotification extends Notification {
  topic: `event:${string}`;
}

/** Of the viewer's own seat, something has changed that only these people (uuids) see. */
interface OwnSeatNotification extends Notification {
  topic: `seats:${string}`;
  people: readonly string[];
}

/**
 * Emits the event's id immediately and after every change, for example of a seat; at most twice a second (Live.throttle).
 * Throws NOT_FOUND if the viewer cannot see the event.
 */
export async function seatChanges(ctx: Context, eventId: string): Promise<AsyncIterableIterator<string>> {
  await requireEvent(ctx, eventId);
  const uuid = toUuid('event', eventId)!;
  const viewer = toUuid('user', requireViewer(ctx).id)!;
  return ctx.live.subscribe<EventNotification | OwnSeatNotification, string>(
    [`event:${uuid}`, `seats:${uuid}`],
    (notification) =>
      typeof notification === 'object' && 'people' in notification && !notification.people.includes(viewer)
        ? undefined
        : eventId,
  );
}
