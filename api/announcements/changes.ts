import { type Context, requireViewer, type Viewer } from '../core/context.ts';
import { toId } from '../core/ids.ts';
import type { Notification } from '../core/live.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { requireEvent } from '../events/read.ts';
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

/** What NOTIFY says of a changed announcement: nothing that is written in it. */
interface Facts extends AnnouncementExposure {
  eventId: string | null;
  priority: AnnouncementPriority;
}

export interface AnnouncementNotification extends Notification {
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
  if (filter.eventId != null) await requireEvent(ctx, filter.eventId);
  return ctx.live.subscribe<AnnouncementNotification, AnnouncementChangeRow>('announcement', async (notification) => {
    if (typeof notification === 'string') return new ReadAgain(notification);
    ctx.renewBudget();
    return (await changesFor(ctx, viewer, filter, [notification]))[0];
  });
}

/**
 * What has become, for the viewer, of earlier notifications. Of each announcement only what it was at first and what
 * it is now counts, in the order in which they changed last.
 */
export function missedAnnouncements(
  ctx: Context,
  all: readonly AnnouncementNotification[],
): Promise<AnnouncementChangeRow[]> {
  const last = new Map<string, AnnouncementNotification>();
  for (const notification of all) {
    const { was } = last.get(notification.id) ?? notification;
    last.delete(notification.id);
    last.set(notification.id, { ...notification, was });
  }
  return changesFor(ctx, requireViewer(ctx), {}, [...last.values()]);
}

/** The database has the last word: it may have moved on since, and whatever comes later is sent too. */
async function changesFor(
  ctx: Context,
  viewer: Viewer,
  filter: AnnouncementFilter,
  all: readonly AnnouncementNotification[],
): Promise<AnnouncementChangeRow[]> {
  const concerns = (facts: Facts | null) => {
    const known = facts && withIds(facts);
    return known !== null && canSeeAnnouncement(viewer, known) && isListed(filter, known);
  };
  const concerning = all.filter(({ was, is }) => concerns(was) || concerns(is));
  if (concerning.length === 0) return [];
  const ids = concerning.map(({ id }) => toId('announcement', id));
  const rows = new Map((await announcementsNow(ctx, ids)).map((row) => [row.id, row]));
  return concerning.flatMap(({ was, at }, n) => {
    const now = rows.get(ids[n]!);
    const wasListed = concerns(was);
    if (now && isListed(filter, now))
      return wasListed ? new AnnouncementUpdated(now, at) : new AnnouncementCreated(now, at);
    return wasListed ? new AnnouncementDeleted(ids[n]!, at) : [];
  });
}

const withIds = (facts: Facts): Facts => ({
  ...facts,
  eventId: facts.eventId && toId('event', facts.eventId),
  eventCreatedById: facts.eventCreatedById && toId('user', facts.eventCreatedById),
});
