import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import type { Entry } from '../core/journal/journal.ts';
import type { Notification } from '../core/journal/live.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { requireEvent } from '../events/read.ts';
import { canSeeEvent } from '../events/visible.ts';
import { type LeaderboardChangeRow, LeaderboardUpdated } from './inputs.ts';

/** Journal data of a new, changed or deleted score. An entry for many scores of one event has only their common facts. */
export interface ScoreFacts {
  /** Whether the score counts, or counted until now, on the overall boards: its event is approved. */
  readonly counted: boolean;
  /** The creator, who sees the board even while the event is not approved. */
  readonly eventCreatedById: string | null;
  readonly scoreId?: string;
  readonly collegeIds?: readonly string[];
}

interface ScoreNotification extends Notification, ScoreFacts {
  topic: 'score';
  eventId: string;
  userId?: string;
}

/** The notification to open screens for a journal entry. */
export const scoreNotification = ({ eventId, userId, data }: Entry<'score.changed'>) => ({
  topic: 'score',
  eventId,
  ...(userId && { userId }),
  ...data,
});

/** Throttle of board changes, in ms: people cannot read faster. */
const interval = 100;

/**
 * Changes on the board of one event, or on the boards of all approved events. Throws NOT_FOUND if the viewer cannot see the
 * event. Notifications hold only ids; the rows are read with the rights of the viewer.
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
