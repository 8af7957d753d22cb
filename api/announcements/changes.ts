import { type Context, sharedViewerId, requireViewer, type Viewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import type { Notification } from '../core/journal/live.ts';
import { type ChangePart, PartitionedChange } from '../core/journal/partitionedChange.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { requireEvent } from '../events/read.ts';
import { AnnouncementAudience, type AnnouncementPriority, type AnnouncementRow } from './Announcement.ts';
import { userIdsInAudience } from './audience.ts';
import { type AnnouncementExposure, canManageAnnouncement, canSeeAnnouncement } from './can.ts';
import {
  type AnnouncementChangeRow,
  AnnouncementCreated,
  AnnouncementDeleted,
  type AnnouncementFilter,
  AnnouncementUpdated,
} from './inputs.ts';
import { announcementsVisibleByRole, isListed, isRowShown } from './read.ts';

/** The facts that decide who sees an announcement, without its text. */
export interface VisibilityFacts extends AnnouncementExposure {
  priority: AnnouncementPriority;
  audience: AnnouncementAudience;
  college: string | null;
}

export interface AnnouncementNotification extends Notification {
  topic: 'announcement';
  id: string;
  /** Null if it did not exist before. */
  was: VisibilityFacts | null;
  /** Null if it no longer exists. */
  is: VisibilityFacts | null;
  /** Whether it was deleted with its event: its former audience is then unknown. */
  withEvent?: boolean;
}

/**
 * A change for one viewer, or a change read once for many viewers. It is split into parts if they must receive different
 * ones.
 */
type ViewerChange = AnnouncementChangeRow | PartitionedChange<AnnouncementChangeRow>;

/**
 * Changes to the filtered list, as the viewer sees it. For a viewer who does not see drafts, publishing is a creation,
 * unpublishing a deletion, and an edited draft nothing. Throws NOT_FOUND for an event that the viewer cannot see.
 */
export async function announcementChanges(
  ctx: Context,
  filter: AnnouncementFilter,
): Promise<AsyncIterableIterator<ViewerChange>> {
  const viewer = requireViewer(ctx);
  if (filter.eventId != null) await requireEvent(ctx, filter.eventId);
  return ctx.live.subscribe<AnnouncementNotification, ViewerChange>('announcement', async (notification) => {
    if (typeof notification === 'string') return new ReadAgain(notification);
    ctx.renewBudget();
    return (await changesFor(ctx, viewer, filter, [notification]))[0];
  });
}

/**
 * Turns missed notifications into changes for the viewer. Each announcement yields one change from its first state to its
 * current one, in the order of the last changes.
 */
export function missedAnnouncementChanges(
  ctx: Context,
  all: readonly AnnouncementNotification[],
): Promise<ViewerChange[]> {
  const last = new Map<string, AnnouncementNotification>();
  for (const notification of all) {
    const { was } = last.get(notification.id) ?? notification;
    last.delete(notification.id);
    last.set(notification.id, { ...notification, was });
  }
  return changesFor(ctx, requireViewer(ctx), {}, [...last.values()]);
}

/** Reads the current rows: they may be newer than the notifications. Later changes have notifications of their own. */
async function changesFor(
  ctx: Context,
  viewer: Viewer,
  filter: AnnouncementFilter,
  all: readonly AnnouncementNotification[],
): Promise<ViewerChange[]> {
  const concernsViewer = (facts: VisibilityFacts | null): facts is VisibilityFacts => {
    const exposure = facts && withPublicIds(facts);
    return exposure !== null && canSeeAnnouncement(viewer, exposure) && isListed(filter, exposure);
  };
  const relevant = all.filter(({ was, is }) => concernsViewer(was) || concernsViewer(is));
  if (relevant.length === 0) return [];
  const ids = relevant.map(({ id }) => toId('announcement', id));
  const rows = new Map((await announcementsVisibleByRole(ctx, ids)).map((row) => [row.id, row]));
  const changes: ViewerChange[] = [];
  for (const [n, { was, at, withEvent }] of relevant.entries()) {
    const now = rows.get(ids[n]!);
    const listedRow = now && isListed(filter, { ...now, isShown: isRowShown(now) }) ? now : undefined;
    const before = !concernsViewer(was)
      ? nobody
      : withEvent
        ? everyone
        : await readerTestOf(ctx, viewer, withPublicIds(was));
    const after = listedRow ? await readerTestOf(ctx, viewer, listedRow) : nobody;
    const parts = partsOfChange(ids[n]!, at, listedRow, before, after);
    if (viewer.id === sharedViewerId && [before, after].some((each) => each !== everyone && each !== nobody))
      changes.push(new PartitionedChange(parts, at));
    else changes.push(...parts.filter(({ isFor }) => isFor(viewer.id)).map(({ change }) => change));
  }
  return changes;
}

type ReaderTest = (viewerId: string) => boolean;
const everyone: ReaderTest = () => true;
const nobody: ReaderTest = () => false;

/** Splits a change by viewer: each viewer matches one part at most. */
function partsOfChange(
  id: string,
  at: number,
  now: AnnouncementRow | undefined,
  before: ReaderTest,
  after: ReaderTest,
) {
  const parts: ChangePart<AnnouncementChangeRow>[] = [];
  if (now) {
    parts.push({ change: new AnnouncementUpdated(now, at), isFor: (each) => before(each) && after(each) });
    parts.push({ change: new AnnouncementCreated(now, at), isFor: (each) => !before(each) && after(each) });
  }
  parts.push({ change: new AnnouncementDeleted(id, at), isFor: (each) => before(each) && !after(each) });
  return parts;
}

/**
 * Narrows the viewers who may see it by role to its audience. Queries the database only if the audience is not everybody.
 */
async function readerTestOf(
  ctx: Context,
  viewer: Viewer,
  { audience, eventId, college }: Pick<VisibilityFacts, 'audience' | 'eventId' | 'college'>,
): Promise<ReaderTest> {
  if (audience === AnnouncementAudience.EVERYBODY || canManageAnnouncement(viewer, { eventId })) return everyone;
  const eventUuid = eventId && toUuid('event', eventId)!;
  const self = viewer.id === sharedViewerId ? null : toUuid('user', viewer.id)!;
  const ids = await userIdsInAudience(ctx, { audience, eventUuid, college }, self);
  return (viewerId) => ids.has(viewerId);
}

const withPublicIds = (facts: VisibilityFacts): VisibilityFacts => ({
  ...facts,
  eventId: facts.eventId && toId('event', facts.eventId),
  eventCreatedById: facts.eventCreatedById && toId('user', facts.eventCreatedById),
});
