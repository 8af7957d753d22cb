import { Role, type Viewer } from '../core/context.ts';
import { canSeeEvent } from '../events/visible.ts';

/** Organizers and admins write, edit, publish and delete announcements, also each other's. */
export const canManageAnnouncements = (viewer: Viewer) => viewer.role !== Role.PARTICIPANT;

/** What decides who sees an announcement. */
export interface AnnouncementExposure {
  /** Whether it is there to be seen: published, begun and not ended. */
  isShown: boolean;
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
export const canSeeAnnouncement = (viewer: Viewer, { isShown, approval, eventCreatedById }: AnnouncementExposure) =>
  (isShown || canManageAnnouncements(viewer)) &&
  (approval === null ||
    ((approval === 'approved' || canManageAnnouncements(viewer)) &&
      canSeeEvent(viewer, { isApproved: approval === 'approved', createdById: eventCreatedById })));
