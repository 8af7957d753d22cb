import { type Context, requireViewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import type { Notification } from '../core/journal/live.ts';
import { forgetNode } from '../core/ids/node.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { eventById } from '../events/read.ts';
import { canKeepDoor } from './can.ts';
import { CheckedIn, type DoorChangeRow } from './inputs.ts';
import { guestsById } from './guests.ts';
import { doorPeopleById, forgetCounts, requireKeeper } from './read.ts';
import { mostOfDoorList } from './validate.ts';

/** People (uuids) were checked in at an event, or their check-in was undone. */
interface CheckInNotification extends Notification {
  topic: 'checkin';
  eventId: string;
  people: readonly string[];
  /** The scans of guests. */
  guests: readonly string[];
}

/** The throttle interval, in ms. */
const interval = 250;

/**
 * Emits the changes at the doors of an event, as long as the viewer keeps its door. Throws FORBIDDEN if they do not. A
 * notification has only ids; the rows are read when it is emitted.
 */
export async function doorChanges(ctx: Context, eventId: string): Promise<AsyncIterableIterator<DoorChangeRow>> {
  await requireKeeper(ctx, eventId);
  const uuid = toUuid('event', eventId)!;
  return ctx.live.subscribeThrottled<CheckInNotification, DoorChangeRow>('checkin', interval, async (notifications) => {
    if (typeof notifications === 'string') return new ReadAgain(notifications);
    const concerning = notifications.filter((each) => each.eventId === uuid);
    if (concerning.length === 0) return undefined;
    ctx.renewBudget();
    forgetNode(ctx, 'event', eventId);
    forgetCounts(ctx, uuid);
    const event = await eventById(ctx, eventId);
    if (!event || !canKeepDoor(requireViewer(ctx), event)) return undefined;
    const people = [...new Set(concerning.flatMap((each) => each.people))];
    const guests = [...new Set(concerning.flatMap((each) => each.guests))];
    if (people.length + guests.length > mostOfDoorList) return new ReadAgain('CHANGED');
    const rows = people.length > 0 ? await doorPeopleById(ctx, uuid, people) : [];
    // a person has cancelled their seat
    return rows.length < people.length
      ? new ReadAgain('CHANGED')
      : new CheckedIn(uuid, rows, guests.length > 0 ? await guestsById(ctx, uuid, guests) : []);
  });
}
