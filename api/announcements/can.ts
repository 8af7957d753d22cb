import { helpsSomewhereAs, Role, StaffRole, type Viewer } from '../core/context.ts';
import { helpsAs } from '../events/can.ts';
import { canSeeEvent } from '../events/visible.ts';

/** Organizers and admins write, edit, publish and delete announcements, also each other's. */
export const canManageAnnouncements = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

/** The same of one announcement; those of an event are also its managers'. */
export const canManageAnnouncement = (viewer: Viewer, { eventId }: { eventId?: string | null }) =>
  canManageAnnouncements(viewer) || (eventId != null && helpsAs(viewer, StaffRole.MANAGER, eventId));

/** Managers that are no organizers speak for an event, to those who see it or take part; not to colleges, nor to all organizers. */
export const canAddress = (viewer: Viewer, audience: string) =>
  canManageAnnouncements(viewer) || ['everybody', 'seats', 'line'].includes(audience);

/** Whether there is any event of which the viewer writes announcements. */
export const canAnnounceSomewhere = (viewer: Viewer) =>
  canManageAnnouncements(viewer) || helpsSomewhereAs(viewer, StaffRole.MANAGER);

/** What decides who sees an announcement. */
export interface AnnouncementExposure {
  /** Whether it is there to be seen: published, begun and not ended. */
  isShown: boolean;
  eventId: string | null;
  /** Of the event that it belongs to; null for a general one. */
  approval: string | null;
  /** Who created that event. */
  eventCreatedById: string | null;
}

/**
 * What is not there to be seen is for those who manage announcements; what belongs to an event that is not approved, for the
 * organizer whose event it is and for admins. So far all participants see the same, and so do all admins; whether a participant
 * is among those whom it is for, the database knows (audience.ts). The reading statements say both in SQL.
 */
export function canSeeAnnouncement(viewer: Viewer, announcement: AnnouncementExposure): boolean {
  const { isShown, eventId, approval, eventCreatedById } = announcement;
  const manages = canManageAnnouncement(viewer, announcement);
  if (!isShown && !manages) return false;
  if (eventId === null || approval === null) return true;
  const isApproved = approval === 'approved';
  return (isApproved || manages) && canSeeEvent(viewer, { id: eventId, isApproved, createdById: eventCreatedById });
}
