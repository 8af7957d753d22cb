import { type Context, requireViewer, type Viewer } from '../core/context.ts';
import { toId } from '../core/ids.ts';
import { refusal } from '../core/errors.ts';
import type { Told } from '../core/live.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { eventById } from '../events/read.ts';
import type { AnnouncementPriority } from './Announcement.ts';
import { type AnnouncementExposure, canSeeAnnouncement } from './can.ts';
import {
  type AnnouncementChangeRow,
  AnnouncementCreated,
  AnnouncementDeleted,
  type AnnouncementFilter,
  AnnouncementUpdated,
} from './inputs.ts';
import { announcementsNow, isListed } from './read.ts';

/** What the database tells of an announcement at a change: nothing that is written in it. */
interface Facts extends AnnouncementExposure {
  eventId: string | null;
  priority: AnnouncementPriority;
}

interface AnnouncementTold extends Told {
  topic: 'announcement';
  id: string;
  /** Null where it did not exist before. */
  was: Facts | null;
  /** Null where it no longer exists. */
  is: Facts | null;
}

/**
 * What happens to the list that a filter describes, as the viewer sees it: publishing is a creation for those who do not
 * see drafts, taking back a deletion, a change of a draft nothing. Throws NOT_FOUND for an event that the viewer cannot see.
 */
export async function announcementChanges(
  ctx: Context,
  filter: AnnouncementFilter,
): Promise<AsyncIterableIterator<AnnouncementChangeRow>> {
  const viewer = requireViewer(ctx);
  if (filter.eventId != null && !(await eventById(ctx, filter.eventId))) throw refusal('NOT_FOUND', 'Event not found');
  return ctx.live.subscribe<AnnouncementTold, AnnouncementChangeRow>('announcement', (told) =>
    typeof told === 'string' ? new ReadAgain(told) : changeFor(ctx, viewer, filter, told),
  );
}

/** The database has the last word: it may have moved on since it told, and whatever comes later is told too. */
async function changeFor(
  ctx: Context,
  viewer: Viewer,
  filter: AnnouncementFilter,
  { id: uuid, was, is }: AnnouncementTold,
): Promise<AnnouncementChangeRow | undefined> {
  const concerns = (facts: Facts | null) => {
    const known = facts && withIds(facts);
    return known !== null && canSeeAnnouncement(viewer, known) && isListed(filter, known);
  };
  const wasListed = concerns(was);
  if (!wasListed && !concerns(is)) return undefined;
  const id = toId('announcement', uuid);
  const [now] = await announcementsNow(ctx, [id]);
  if (now && isListed(filter, now)) return wasListed ? new AnnouncementUpdated(now) : new AnnouncementCreated(now);
  return wasListed ? new AnnouncementDeleted(id) : undefined;
}

const withIds = (facts: Facts): Facts => ({
  ...facts,
  eventId: facts.eventId && toId('event', facts.eventId),
  eventCreatedById: facts.eventCreatedById && toId('user', facts.eventCreatedById),
});
