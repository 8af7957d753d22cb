import { type Context, nobodysId, requireViewer, type Viewer } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import type { Notification } from '../core/live.ts';
import { type Part, Parted } from '../core/parted.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { requireEvent } from '../events/read.ts';
import { AnnouncementAudience, type AnnouncementPriority, type AnnouncementRow } from './Announcement.ts';
import { addressedBy } from './audience.ts';
import { type AnnouncementExposure, canManageAnnouncement, canSeeAnnouncement } from './can.ts';
import {
  type AnnouncementChangeRow,
  AnnouncementCreated,
  AnnouncementDeleted,
  type AnnouncementFilter,
  AnnouncementUpdated,
} from './inputs.ts';
import { announcementsOfRole, isListed, isRowShown } from './read.ts';

/** What decides who sees an announcement: nothing that is written in it. */
export interface Facts extends AnnouncementExposure {
  priority: AnnouncementPriority;
  audience: AnnouncementAudience;
  college: string | null;
}

export interface AnnouncementNotification extends Notification {
  topic: 'announcement';
  id: string;
  /** Null where it did not exist before. */
  was: Facts | null;
  /** Null where it no longer exists. */
  is: Facts | null;
  /** Whether it went with its event: then it is not known any more whose it was. */
  withEvent?: boolean;
}

/** A change as a viewer sees it, or as nobody in particular does: in parts where it is not for all of them. */
type Told = AnnouncementChangeRow | Parted<AnnouncementChangeRow>;

/**
 * What happens to the list that a filter describes, as the viewer sees it: publishing is a creation for those who do not
 * see drafts, taking back a deletion, a change of a draft nothing. Throws NOT_FOUND for an event that the viewer cannot see.
 */
export async function announcementChanges(
  ctx: Context,
  filter: AnnouncementFilter,
): Promise<AsyncIterableIterator<Told>> {
  const viewer = requireViewer(ctx);
  if (filter.eventId != null) await requireEvent(ctx, filter.eventId);
  return ctx.live.subscribe<AnnouncementNotification, Told>('announcement', async (notification) => {
    if (typeof notification === 'string') return new ReadAgain(notification);
    ctx.renewBudget();
    return (await changesFor(ctx, viewer, filter, [notification]))[0];
  });
}

/**
 * What has become, for the viewer, of earlier notifications. Of each announcement only what it was at first and what
 * it is now counts, in the order in which they changed last.
 */
export function missedAnnouncements(ctx: Context, all: readonly AnnouncementNotification[]): Promise<Told[]> {
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
): Promise<Told[]> {
  const concerns = (facts: Facts | null): facts is Facts => {
    const known = facts && withIds(facts);
    return known !== null && canSeeAnnouncement(viewer, known) && isListed(filter, known);
  };
  const concerning = all.filter(({ was, is }) => concerns(was) || concerns(is));
  if (concerning.length === 0) return [];
  const ids = concerning.map(({ id }) => toId('announcement', id));
  const rows = new Map((await announcementsOfRole(ctx, ids)).map((row) => [row.id, row]));
  const told: Told[] = [];
  for (const [n, { was, at, withEvent }] of concerning.entries()) {
    const now = rows.get(ids[n]!);
    const listed = now && isListed(filter, { ...now, isShown: isRowShown(now) }) ? now : undefined;
    const before = !concerns(was) ? nobody : withEvent ? everyone : await readersOf(ctx, viewer, withIds(was));
    const after = listed ? await readersOf(ctx, viewer, listed) : nobody;
    const parts = partsFor(ids[n]!, at, listed, before, after);
    if (viewer.id === nobodysId && [before, after].some((each) => each !== everyone && each !== nobody))
      told.push(new Parted(parts, at));
    else told.push(...parts.filter(({ isFor }) => isFor(viewer.id)).map(({ change }) => change));
  }
  return told;
}

type Readers = (viewerId: string) => boolean;
const everyone: Readers = () => true;
const nobody: Readers = () => false;

/** What is told of a change to whom: each of them is in one of the parts at most. */
function partsFor(id: string, at: number, now: AnnouncementRow | undefined, before: Readers, after: Readers) {
  const parts: Part<AnnouncementChangeRow>[] = [];
  if (now) {
    parts.push({ change: new AnnouncementUpdated(now, at), isFor: (each) => before(each) && after(each) });
    parts.push({ change: new AnnouncementCreated(now, at), isFor: (each) => !before(each) && after(each) });
  }
  parts.push({ change: new AnnouncementDeleted(id, at), isFor: (each) => before(each) && !after(each) });
  return parts;
}

/** Whom of those who could see it by their role it is for. Only where that is not everybody the database is asked. */
async function readersOf(
  ctx: Context,
  viewer: Viewer,
  { audience, eventId, college }: Pick<Facts, 'audience' | 'eventId' | 'college'>,
): Promise<Readers> {
  if (audience === AnnouncementAudience.EVERYBODY || canManageAnnouncement(viewer, { eventId })) return everyone;
  const eventUuid = eventId && toUuid('event', eventId)!;
  const self = viewer.id === nobodysId ? null : toUuid('user', viewer.id)!;
  const ids = await addressedBy(ctx, { audience, eventUuid, college }, self);
  return (viewerId) => ids.has(viewerId);
}

const withIds = (facts: Facts): Facts => ({
  ...facts,
  eventId: facts.eventId && toId('event', facts.eventId),
  eventCreatedById: facts.eventCreatedById && toId('user', facts.eventCreatedById),
});
