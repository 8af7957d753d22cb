import { type Context, requireViewer } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import type { Entry } from '../core/journal.ts';
import type { Notification } from '../core/live.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { requireEvent } from '../events/read.ts';
import { canSeeEvent } from '../events/visible.ts';
import { type LeaderboardChangeRow, LeaderboardUpdated } from './inputs.ts';

/** What the journal keeps of a score that has come, changed or gone; of many at one event only what they share. */
export interface ScoreFacts {
  /** Whether it counts, or has counted until now, on the boards of all events: its event is approved. */
  readonly counted: boolean;
  /** Who created the event, and sees what happens there also while it is not approved. */
  readonly eventCreatedById: string | null;
  readonly scoreId?: string;
  readonly collegeIds?: readonly string[];
}

interface ScoreNotification extends Notification, ScoreFacts {
  topic: 'score';
  eventId: string;
  userId?: string;
}

/** What open screens get of an entry of the journal. */
export const scoreNotification = ({ eventId, userId, data }: Entry<'score.changed'>) => ({
  topic: 'score',
  eventId,
  ...(userId && { userId }),
  ...data,
});

/** How long boards stay as they are before they change again, in ms: quicker than this nobody reads. */
const interval = 100;

/**
 * What changes on the board of one event, or on those of all events. Throws NOT_FOUND for an event that the viewer cannot
 * see. Only ids are sent; the rows are read as the viewer.
 */
export async function leaderboardChanges(
  ctx: Context,
  eventId: string | null | undefined,
): Promise<AsyncIterableIterator<LeaderboardChangeRow>> {
  const viewer = requireViewer(ctx);
  if (eventId != null) await requireEvent(ctx, eventId);
  const uuid = eventId == null ? undefined : toUuid('event', eventId);
  const sees = ({ eventId: on, counted, eventCreatedById: creator }: ScoreNotification) =>
    canSeeEvent(viewer, { id: toId('event', on), isApproved: counted, createdById: creator && toId('user', creator) });
  const concerns = (notification: ScoreNotification) =>
    uuid ? notification.eventId === uuid && sees(notification) : notification.counted;
  return ctx.live.subscribeThrottled<ScoreNotification, LeaderboardChangeRow>('score', interval, (notifications) =>
    typeof notifications === 'string' ? new ReadAgain(notifications) : changeOf(notifications.filter(concerns)),
  );
}

function changeOf(notifications: readonly ScoreNotification[]): LeaderboardChangeRow | undefined {
  if (notifications.length === 0) return undefined;
  if (notifications.some(({ scoreId }) => !scoreId)) return new ReadAgain('CHANGED');
  const once = (ids: Iterable<string>) => [...new Set(ids)];
  return new LeaderboardUpdated(
    once(notifications.map(({ scoreId }) => toId('score', scoreId!))),
    once(notifications.map(({ userId }) => toId('performer', userId!))),
    once(notifications.flatMap(({ collegeIds }) => collegeIds!.map((id) => toId('college', id)))),
  );
}
