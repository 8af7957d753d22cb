import { type Context, requireViewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import type { Notification } from '../core/live.ts';
import { forgetNode } from '../core/node.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { eventById } from '../events/read.ts';
import { canKeepDoor } from './can.ts';
import { CheckedIn, type DoorChangeRow } from './inputs.ts';
import { guestsById } from './guests.ts';
import { doorPeopleById, forgetCounts, requireKeeper } from './read.ts';
import { mostOfDoorList } from './validate.ts';

/** That people, by their uuids, have come in at an event or are out again. */
interface CheckInNotification extends Notification {
  topic: 'checkin';
  eventId: string;
  people: readonly string[];
  /** Scans of guests. */
  guests: readonly string[];
}

/** How often the doors are told, in ms. */
const interval = 250;

/**
 * What happens at the doors of an event, for whoever keeps one of them, as long as they do. Whom it concerns is told by ids
 * only; the rows are read as they are then.
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
    // somebody has given back their seat
    return rows.length < people.length
      ? new ReadAgain('CHANGED')
      : new CheckedIn(uuid, rows, guests.length > 0 ? await guestsById(ctx, uuid, guests) : []);
  });
}
