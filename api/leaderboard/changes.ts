import { type Context, requireViewer } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import type { Told } from '../core/live.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { eventById } from '../events/read.ts';
import { canSeeEvent } from '../events/visible.ts';
import { type LeaderboardChangeRow, LeaderboardUpdated } from './inputs.ts';

/** What the database tells of a score that has come, changed or gone; without `scoreId` of many at one event. */
interface ScoreTold extends Told {
  topic: 'score';
  eventId: string;
  /** Whether it counts, or has counted until now, on the boards of all events: its event is approved. */
  counted: boolean;
  /** Who created the event, and sees what happens there also while it is not approved. */
  eventCreatedById: string | null;
  scoreId?: string;
  userId?: string;
  collegeIds?: readonly string[];
}

/** How long boards stay as they are before they change again, in ms: quicker than this nobody reads. */
const rest = 100;

/**
 * What changes on the board of one event, or on those of all events. Throws NOT_FOUND for an event that the viewer cannot
 * see. Only ids are told; the rows are read through the viewer's own eyes.
 */
export async function leaderboardChanges(
  ctx: Context,
  eventId: string | null | undefined,
): Promise<AsyncIterableIterator<LeaderboardChangeRow>> {
  const viewer = requireViewer(ctx);
  if (eventId != null && !(await eventById(ctx, eventId))) throw refusal('NOT_FOUND', 'Event not found');
  const uuid = eventId == null ? undefined : toUuid('event', eventId);
  const sees = ({ counted, eventCreatedById: creator }: ScoreTold) =>
    canSeeEvent(viewer, { isApproved: counted, createdById: creator && toId('user', creator) });
  const concerns = (told: ScoreTold) => (uuid ? told.eventId === uuid && sees(told) : told.counted);
  return ctx.live.subscribeCalmly<ScoreTold, LeaderboardChangeRow>('score', rest, (told) =>
    typeof told === 'string' ? new ReadAgain(told) : changeOf(told.filter(concerns)),
  );
}

function changeOf(told: readonly ScoreTold[]): LeaderboardChangeRow | undefined {
  if (told.length === 0) return undefined;
  if (told.some(({ scoreId }) => !scoreId)) return new ReadAgain('CHANGED');
  const once = (ids: Iterable<string>) => [...new Set(ids)];
  return new LeaderboardUpdated(
    once(told.map(({ scoreId }) => toId('score', scoreId!))),
    once(told.map(({ userId }) => toId('performer', userId!))),
    once(told.flatMap(({ collegeIds }) => collegeIds!.map((id) => toId('college', id)))),
  );
}
